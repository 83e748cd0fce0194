"""How long a way is: whole 0.001 mm, every leg floored, so that the sum is the same everywhere (T-21)."""

from collections.abc import Iterable, Sequence
from itertools import pairwise
from math import isqrt

from app.geometry.crossings import Point, dot, minus
from app.geometry.stretches import measure, stretches


def leg_length(a: Point, b: Point, rise: int = 0) -> int:
    """The length of one leg in 0.001 mm, floored; `rise` in 0.1 mm counts for legs that climb (T-21)."""
    leg = minus(b, a)
    return isqrt((dot(leg, leg) + rise * rise) * 10_000)


def path_length(points: Sequence[Point]) -> int:
    """The length of a path on one level in 0.001 mm: the sum of its floored legs (T-21)."""
    return sum(leg_length(a, b) for a, b in pairwise(points))


def toll(a: Point, b: Point, rough: Iterable[Sequence[Point]]) -> int:
    """What difficult ground adds to a leg in 0.001 mm: its length inside the outlines, floored (T-21)."""
    parts = [part for footprint in rough for part in stretches(a, b, footprint)]
    return int(leg_length(a, b) * measure(parts))
