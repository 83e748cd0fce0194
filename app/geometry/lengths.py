"""How long a way is: whole 0.001 mm, every leg floored, so that the sum is the same everywhere (T-21)."""

from collections.abc import Sequence
from fractions import Fraction
from itertools import pairwise
from math import isqrt

from app.geometry.crossings import Point, dot, minus

FINEST = 10**30
"""Lengths to be added before they are floored are so fine that one more in each makes a whole sum whole again."""


def leg_length(a: Point, b: Point, rise: int = 0) -> int:
    """The length of one leg in 0.001 mm, floored; `rise` in 0.1 mm counts for legs that climb (T-21)."""
    leg = minus(b, a)
    return isqrt((dot(leg, leg) + rise * rise) * 10_000)


def path_length(points: Sequence[Point]) -> int:
    """The length of a path on one level in 0.001 mm: the sum of its floored legs (T-21)."""
    return sum(leg_length(a, b) for a, b in pairwise(points))


def finest_length(a: Point, b: Point, share: Fraction, climb: int) -> int:
    """The length of a share of a leg that climbs `climb` 0.1 mm on it, in 0.001 mm / FINEST, floored (T-21)."""
    leg = minus(b, a)
    p, q = share.numerator, share.denominator
    return isqrt((dot(leg, leg) * p * p + climb * climb * q * q) * 10_000 * FINEST * FINEST) // q
