"""French and English say the same things: the same keys, with the same blanks."""

from pathlib import Path

import pytest

from tests.house.messages import blanks, catalogue
from tests.house.tree import files

ENGLISH = [path for path in files() if path.stem == "en" and path.suffix in {".toml", ".json"}]


def test_there_are_catalogues() -> None:
    assert ENGLISH


@pytest.mark.parametrize("path", ENGLISH, ids=str)
def test_both_languages_have_the_same_keys_and_blanks(path: Path) -> None:
    english, french = (catalogue(place) for place in (path, path.with_stem("fr")))
    assert sorted(set(english) ^ set(french)) == []
    assert [key for key in english if blanks(english[key]) != blanks(french[key])] == []


@pytest.mark.parametrize("path", ENGLISH, ids=str)
def test_no_text_is_empty(path: Path) -> None:
    for place in (path, path.with_stem("fr")):
        assert [key for key, message in catalogue(place).items() if not message.strip()] == []


@pytest.mark.parametrize(
    ("message", "expected"),
    [
        ("{who} waits", {"who"}),
        ("{n, plural, one {# die} other {# dice of {who}}}, {price}", {"n", "who", "price"}),
        ("no blank", set()),
    ],
)
def test_blanks_are_found(message: str, expected: set[str]) -> None:
    assert blanks(message) == expected


@pytest.mark.parametrize("message", ["{who", "{n, plural, one {x}", "}"])
def test_a_text_with_an_odd_brace_is_found(message: str) -> None:
    with pytest.raises(ValueError, match="brace"):
        blanks(message)
