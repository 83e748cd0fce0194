"""Which blanks a text has: `{who}` and `{dice, plural, one {# die} other {# dice}}`, at any depth."""

import json
import tomllib
from pathlib import Path

from tests.house.tree import ROOT


def catalogue(path: Path) -> dict[str, str]:
    """All texts of a catalogue (TOML or JSON) by their key, parts of a key joined by dots."""
    content = (ROOT / path).read_text()
    return dict(_flat(tomllib.loads(content) if path.suffix == ".toml" else json.loads(content), ()))


def blanks(message: str) -> set[str]:
    """The names of a text's blanks. A brace that is never closed raises ValueError."""
    found, rest = _message(message)
    if rest:
        raise ValueError(f"a closing brace too many: {message!r}")
    return found


def _message(rest: str) -> tuple[set[str], str]:
    """The blanks up to the end of this text or to the brace that closes it, and what follows."""
    found: set[str] = set()
    while rest and rest[0] != "}":
        if rest[0] == "{":
            inside, rest = _blank(rest[1:])
            found |= inside
        else:
            rest = rest[1:]
    return found, rest


def _blank(rest: str) -> tuple[set[str], str]:
    """A blank after its opening brace: its name, the texts of its cases, and what follows its closing brace."""
    end = min((place for place in (rest.find(","), rest.find("}")) if place >= 0), default=-1)
    if end < 0:
        raise ValueError(f"a brace that is never closed: {rest!r}")
    found, rest = {rest[:end].strip()}, rest[end:]
    while rest and rest[0] != "}":
        if rest[0] == "{":
            inside, rest = _message(rest[1:])
            found |= inside
        rest = rest[1:]
    if not rest:
        raise ValueError("a brace that is never closed")
    return found, rest[1:]


def _flat(part: object, key: tuple[str, ...]) -> list[tuple[str, str]]:
    if isinstance(part, dict):
        return [pair for name, inner in part.items() for pair in _flat(inner, (*key, name))]
    return [(".".join(key), str(part))]
