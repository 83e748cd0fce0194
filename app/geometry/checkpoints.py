"""Where along a path things are judged: engagement, sight, alerts (T-27). Nothing is judged between."""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import pairwise

from app.engine.record import value
from app.geometry.crossings import Point, dot, minus
from app.geometry.lengths import leg_length
from app.geometry.rounding import nearest

EVERY = 10_000
"""A full centimetre in 0.001 mm."""


@value
class Checkpoint:
    """A place on a leg (from 0), in 0.1 mm; a corner belongs to the leg that ends there."""

    leg: int
    x: int
    y: int


def checkpoints(path: Sequence[Point], enemies: Sequence[Point]) -> tuple[Checkpoint, ...]:
    """Start, corners, end, every full centimetre of the path, and on each leg the place nearest to each enemy's centre.

    In order along the path, rounded to the unit, none twice in a row (T-27). A path without a leg gives its start.
    """
    found = [Checkpoint(leg=0, x=x, y=y) for x, y in path[:1]]
    walked = 0
    for leg, (a, b) in enumerate(pairwise(path)):
        length = leg_length(a, b)
        for share in sorted({Fraction(1), *_full(walked, length), *(_nearest(a, b, at) for at in enemies)}):
            x, y = (_part(start, end, share) for start, end in zip(a, b, strict=True))
            if (x, y) != (found[-1].x, found[-1].y):
                found.append(Checkpoint(leg=leg, x=x, y=y))
        walked += length
    return tuple(found)


def _full(walked: int, length: int) -> Iterator[Fraction]:
    """Where on a leg the path has gone another full centimetre."""
    for mark in range(EVERY - walked % EVERY, length, EVERY):
        yield Fraction(mark, length)


def _nearest(a: Point, b: Point, at: Point) -> Fraction:
    """The share of the leg at the place nearest to `at`."""
    leg = minus(b, a)
    return min(max(Fraction(dot(leg, minus(at, a)), dot(leg, leg)), Fraction(0)), Fraction(1))


def _part(start: int, end: int, share: Fraction) -> int:
    place = start + (end - start) * share
    return nearest(place.numerator, place.denominator)
