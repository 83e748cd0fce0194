"""A refusal says what is wrong, by which rule, and shows it; it never blames and never leaks."""

from collections.abc import Mapping
from dataclasses import field

from app.engine.record import value
from app.engine.view import Receipt
from app.engine.words import Word

Point = tuple[int, int]


@value
class Evidence:
    """What to draw beside a refusal; points in units of 0.1 mm."""

    points: tuple[Point, ...] = ()
    lines: tuple[tuple[Point, Point], ...] = ()
    tokens: tuple[str, ...] = ()
    pieces: tuple[str, ...] = ()
    receipt: Receipt | None = None


@value
class Refused:
    """Not done, nothing changed. The sentence stands in the catalogue under `refused.<code>`."""

    code: str
    rule: str | None = None
    params: Mapping[str, Word] = field(default_factory=dict)
    evidence: Evidence | None = None


def refused(code: str, rule: str | None = None, evidence: Evidence | None = None, **params: Word) -> Refused:
    """A refusal in one call."""
    return Refused(code=code, rule=rule, params=params, evidence=evidence)
