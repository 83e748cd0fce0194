"""Sentences as keys with parameters: the catalogues hold the words, the screen speaks the player's language."""

from collections.abc import Mapping
from dataclasses import field

from app.engine.record import record, value


@record
class Cm:
    """A length in units of 0.1 mm, shown in centimetres (or inches, as the player likes)."""

    units: int


@record
class Mm:
    """A small length or margin in units of 0.1 mm, shown in millimetres."""

    units: int


@record
class Permille:
    """A share in thousandths, shown with its sign."""

    share: int


@record
class Percent:
    """A chance in tenths of a per cent."""

    tenths: int


@record
class Key:
    """A phrase of the catalogue, put in place."""

    key: str


@record
class Name:
    """The name of a token, by its id."""

    token: str


@record
class Side:
    """The name of a side, by its seat."""

    seat: int


Word = int | str | Cm | Mm | Permille | Percent | Key | Name | Side


@value
class Line:
    """A sentence: the key of its text and what to put in."""

    key: str
    params: Mapping[str, Word] = field(default_factory=dict)


def line(key: str, **params: Word) -> Line:
    """A sentence in one call."""
    return Line(key=key, params=params)
