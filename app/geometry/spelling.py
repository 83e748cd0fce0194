"""What is wrong with a path as a list, whatever stands about (T-24)."""

from collections.abc import Sequence
from itertools import pairwise

from app.geometry.crossings import Point
from app.geometry.rulings import Barred, Way
from app.geometry.shapes import Figure

MOST_POINTS = 256
FEWEST_POINTS = 2
WAYS = ("walk", "stairs")


def misspelt(mover: Figure, path: Sequence[Point], ways: Sequence[Way]) -> Barred | None:
    """The first fault of a path that should begin where the mover stands and go on leg by leg (T-24)."""
    if len(path) > MOST_POINTS:
        return Barred(code="too_long_list", leg=MOST_POINTS - 1, at=mover.centre)
    for i, point in enumerate(path):
        if not _is_point(point):
            return Barred(code="not_a_point", leg=max(i - 1, 0), at=mover.centre)
    if len(path) < FEWEST_POINTS:
        return Barred(code="empty", leg=0, at=mover.centre)
    if path[0] != mover.centre:
        return Barred(code="start", leg=0, at=path[0])
    zero = next((i for i, (a, b) in enumerate(pairwise(path)) if a == b), None)
    if zero is not None:
        return Barred(code="zero_leg", leg=zero, at=path[zero])
    if ways and (len(ways) != len(path) - 1 or any(way not in WAYS for way in ways)):
        return Barred(code="ways", leg=0, at=mover.centre)
    return None


def _is_point(thing: object) -> bool:
    return isinstance(thing, tuple) and [type(number) for number in thing] == [int, int]
