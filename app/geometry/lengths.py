"""How long a way is: whole 0.001 mm, every leg floored, so that the sum is the same everywhere (T-21)."""

from collections.abc import Sequence
from fractions import Fraction
from itertools import pairwise
from math import isqrt

from app.geometry.crossings import Point, dot, minus


def leg_length(a: Point, b: Point, rise: int = 0) -> int:
    """The length of one leg in 0.001 mm, floored; `rise` in 0.1 mm counts for legs that climb (T-21)."""
    leg = minus(b, a)
    return isqrt((dot(leg, leg) + rise * rise) * 10_000)


def path_length(points: Sequence[Point]) -> int:
    """The length of a path on one level in 0.001 mm: the sum of its floored legs (T-21)."""
    return sum(leg_length(a, b) for a, b in pairwise(points))


def slope_length(a: Point, b: Point, on: Fraction, climb: int) -> int:
    """The length in 0.001 mm, floored, of a leg: its share `on` lies on stairs and climbs `climb` 0.1 mm (T-21).

    What is on stairs counts in all three dimensions, the rest in two; wholly on stairs it is `leg_length`.
    """
    leg = minus(b, a)
    p, q = on.numerator, on.denominator
    flat = dot(leg, leg) * (q - p) ** 2 * 10_000
    steep = (dot(leg, leg) * p * p + climb * climb * q * q) * 10_000
    return isqrt(flat + steep + isqrt(4 * flat * steep)) // q


def flight_length(a: Point, b: Point, on: Fraction, climb: int) -> int:
    """The length in 0.001 mm, floored, of what lies on stairs alone (T-21)."""
    leg = minus(b, a)
    p, q = on.numerator, on.denominator
    return isqrt((dot(leg, leg) * p * p + climb * climb * q * q) * 10_000) // q
