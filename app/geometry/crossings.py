"""Where lines, legs and outlines meet: exact predicates in integers; an outline's inside is open (T-14, T-20)."""

from collections.abc import Sequence
from itertools import pairwise
from typing import TypeVar

Corner = TypeVar("Corner")
Point = tuple[int, int]
"""A place or a vector in plan, in units of 0.1 mm."""


def cross(a: Point, b: Point) -> int:
    """Twice the signed area of (0, a, b): above 0 when b lies to the left of a."""
    return a[0] * b[1] - a[1] * b[0]


def dot(a: Point, b: Point) -> int:
    """The scalar product."""
    return a[0] * b[0] + a[1] * b[1]


def minus(a: Point, b: Point) -> Point:
    """The vector from b to a."""
    return (a[0] - b[0], a[1] - b[1])


def side(p: Point, q: Point, at: Point) -> int:
    """Above 0 when `at` lies to the left of the line from p to q, 0 on it."""
    return cross(minus(q, p), minus(at, p))


def edges(footprint: Sequence[Corner]) -> list[tuple[Corner, Corner]]:
    """The edges of a polygon, in order, the closing one last."""
    return [*pairwise(footprint), (footprint[-1], footprint[0])]


def on_segment(p: Point, q: Point, at: Point) -> bool:
    """Whether `at` lies on the closed segment from p to q."""
    return side(p, q, at) == 0 and dot(minus(p, at), minus(q, at)) <= 0


def inside(footprint: Sequence[Point], at: Point) -> bool:
    """Whether `at` lies strictly inside: the outline itself is outside."""
    within = False
    for p, q in edges(footprint):
        if on_segment(p, q, at):
            return False
        if (p[1] > at[1]) != (q[1] > at[1]) and (side(p, q, at) > 0) == (q[1] > p[1]):
            within = not within
    return within


def covers(footprint: Sequence[Point], at: Point) -> bool:
    """Whether `at` lies inside or on the outline: what bears a base bears it on its very edge (T-26)."""
    return inside(footprint, at) or any(on_segment(p, q, at) for p, q in edges(footprint))


def crowds(footprint: Sequence[Point], at: Point, r: int) -> bool:
    """Whether `at` lies inside the outline or strictly nearer to it than r (T-20)."""
    return inside(footprint, at) or any(nearer(at, p, q, r) for p, q in edges(footprint))


def meet(a: Point, b: Point, p: Point, q: Point) -> bool:
    """Whether two closed segments have a point in common."""
    across = _opposed(side(p, q, a), side(p, q, b)) and _opposed(side(a, b, p), side(a, b, q))
    return across or on_segment(p, q, a) or on_segment(p, q, b) or on_segment(a, b, p) or on_segment(a, b, q)


def nearer(at: Point, a: Point, b: Point, r: int) -> bool:
    """Whether `at` is strictly nearer than r to the closed segment from a to b."""
    leg, out = minus(b, a), minus(at, a)
    reach, length = dot(leg, out), dot(leg, leg)
    if reach <= 0:
        return dot(out, out) < r * r
    if reach >= length:
        back = minus(at, b)
        return dot(back, back) < r * r
    return cross(leg, out) ** 2 < r * r * length


def _opposed(one: int, other: int) -> bool:
    return (one > 0 > other) or (one < 0 < other)
