"""Sentences become words: parameters, numbers of things, choices, and what is missing."""

import pytest

from app.engine.words import Cm, Key, Mm, Name, Percent, Permille, Side, Word, line
from app.wire.catalogue import shared
from app.wire.icu import BadTextError, parsed
from app.wire.phrases import Phrases

CATALOGUE = {
    "shot": "{who} shoots: {n, plural, =0 {no wound} one {# wound} other {# wounds of {who}}}.",
    "pick": "{way, select, up {above} other {below}}",
    "word": "blade",
    "hash": "gap #{n}",
    "side.ash": "Ash",
}
PHRASES = Phrases(CATALOGUE, {"a1": "Irsk"}, {1: line("side.ash")})


@pytest.mark.parametrize(
    ("n", "expected"),
    [(0, "Irsk shoots: no wound."), (1, "Irsk shoots: 1 wound."), (2, "Irsk shoots: 2 wounds of Irsk.")],
)
def test_a_plural_is_chosen_by_its_number(n: int, expected: str) -> None:
    assert PHRASES.say(line("shot", who=Name(token="a1"), n=n)) == expected


@pytest.mark.parametrize(
    ("word", "expected"),
    [
        (Cm(units=2410), "24.1 cm"),
        (Cm(units=2415), "24.2 cm"),
        (Mm(units=86), "8.6 mm"),
        (Mm(units=-3), "−0.3 mm"),
        (Permille(share=319), "319 ‰"),
        (Percent(tenths=621), "62.1 %"),
        (Key(key="word"), "blade"),
        (Name(token="gone"), "gone"),
        (Side(seat=1), "Ash"),
        (Side(seat=9), "9"),
        (7, "7"),
        ("x", "x"),
    ],
)
def test_a_word_is_said_with_its_measure(word: Word, expected: str) -> None:
    assert PHRASES.word(word) == expected


def test_a_choice_falls_back_and_a_hash_outside_a_plural_stays() -> None:
    assert PHRASES.say(line("pick", way="sideways")) == "below"
    assert PHRASES.say(line("hash", n=3)) == "gap #3"


def test_what_is_missing_is_shown_and_not_hidden() -> None:
    assert PHRASES.say(line("no.such")) == "no.such"
    assert PHRASES.say(line("hash")) == "gap #{n}"


@pytest.mark.parametrize("text", ["{", "}", "{a, plural, one {x}}", "{a, what, other {x}}", "{1}"])
def test_a_text_that_cannot_be_read_says_so(text: str) -> None:
    with pytest.raises(BadTextError):
        parsed(text)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_shared_sentence_can_be_read(language: str) -> None:
    assert all(parsed(text) for text in shared(language).values())
