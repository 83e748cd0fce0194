"""Sentences in words: a key of the catalogue and its parameters become the text that a person reads.

A subset of ICU messages: `{name}`, `{n, plural, one {…} other {…}}` with `#`, `{x, select, a {…} other {…}}`.
The browser formats by itself; this is for the sentence of a refusal, for programs, and for texts kept in files.
"""

from collections.abc import Callable, Mapping
from functools import lru_cache

from app.engine.words import Cm, Key, Line, Mm, Name, Percent, Permille, Side, Word
from app.wire.icu import Branches, Message, Number, Slot, parsed

Catalogue = Mapping[str, str]


class Phrases:
    """A catalogue in one language, and how tokens and sides are named at the table where it speaks."""

    def __init__(self, catalogue: Catalogue, names: Mapping[str, str], sides: Mapping[int, Line]) -> None:
        """`names` are tokens' names by id, `sides` the names of sides by seat."""
        self.catalogue, self.names, self.sides = catalogue, names, sides

    def say(self, line: Line) -> str:
        """The sentence of a line; a key that the catalogue lacks is shown as it is."""
        text = self.catalogue.get(line.key)
        return line.key if text is None else _filled(_parsed(text), line.params, self.word, None)

    def word(self, word: Word) -> str:
        """One parameter in words."""
        match word:
            case Cm():
                return f"{_tenths(word.units, 10)} cm"
            case Mm():
                return f"{_tenths(word.units, 1)} mm"
            case Permille():
                return f"{word.share} ‰"
            case Percent():
                return f"{_tenths(word.tenths, 1)} %"
            case Key():
                return self.say(Line(key=word.key))
            case Name():
                return self.names.get(word.token, word.token)
            case Side():
                return self.say(self.sides[word.seat]) if word.seat in self.sides else str(word.seat)
            case _:
                return str(word)


@lru_cache(maxsize=4096)
def _parsed(text: str) -> Message:
    return parsed(text)


def _tenths(number: int, unit: int) -> str:
    """`number` / (10 · unit) with one decimal, half away from zero."""
    sign, size = "−" if number < 0 else "", (abs(number) * 2 + unit) // (2 * unit)
    return f"{sign}{size // 10}.{size % 10}"


def _filled(message: Message, params: Mapping[str, Word], word: Callable[[Word], str], count: Word | None) -> str:
    return "".join(_part(part, params, word, count) for part in message)


def _part(
    part: str | Slot | Number | Branches, params: Mapping[str, Word], word: Callable[[Word], str], count: Word | None
) -> str:
    match part:
        case Slot():
            return word(params[part.name]) if part.name in params else "{" + part.name + "}"
        case Number():
            return str(count)
        case Branches():
            value = params.get(part.name, "")
            return _filled(_branch(part, value), params, word, value if part.plural else count)
        case _:
            return part


def _branch(branches: Branches, value: Word) -> Message:
    named = f"={value}" if branches.plural else str(value)
    form = named if named in branches.cases else ("one" if branches.plural and value == 1 else "other")
    return branches.cases.get(form, branches.cases["other"])
