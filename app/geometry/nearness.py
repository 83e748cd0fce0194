"""Where a moving base comes too near: to an outline or to a centre, exact; touching is never too near (T-20)."""

from collections.abc import Sequence
from fractions import Fraction

from app.geometry.crossings import Point, dot, edges, inside, meet, minus, nearer, on_segment, side
from app.geometry.rounding import nearest


def too_near_outline(a: Point, b: Point, footprint: Sequence[Point], r: int) -> Point | None:
    """The first place on the leg from a to b where an edge is seen to be nearer than r or is crossed; a if a is inside.

    The answer whether there is such a place is exact; the place itself is rounded, for drawing.
    """
    if beside(a, b, footprint, r):
        return None
    if inside(footprint, a):
        return a
    places = (too_near_edge(a, b, p, q, r) for p, q in edges(footprint))
    return first(a, [place for place in places if place])


def beside(a: Point, b: Point, footprint: Sequence[Point], r: int) -> bool:
    """Whether the whole outline lies to one side of the line through a and b, at least r away: most do."""
    sides = [side(a, b, p) for p in footprint]
    least = max(min(sides), -max(sides))
    return least >= 0 and least * least >= r * r * distance_squared(a, b)


def too_near_edge(a: Point, b: Point, p: Point, q: Point, r: int) -> Point | None:
    """A place on the leg from a to b that is nearer than r to the edge from p to q, if there is one."""
    if meet(a, b, p, q):
        return meeting(a, b, p, q)
    for end in (a, b):
        if nearer(end, p, q, r):
            return end
    for corner in (p, q):
        if nearer(corner, a, b, r):
            return foot(corner, a, b)
    return None


def meeting(a: Point, b: Point, p: Point, q: Point) -> Point:
    """Where two segments that meet do so, on the first from a, rounded to the unit."""
    before, after = side(p, q, a), side(p, q, b)
    if before != after:
        return _part(a, b, abs(before), abs(before - after))
    common = [at for at in (a, b) if on_segment(p, q, at)] + [at for at in (p, q) if on_segment(a, b, at)]
    return min(common, key=lambda at: distance_squared(a, at))


def foot(at: Point, a: Point, b: Point) -> Point:
    """The place on the segment from a to b nearest to `at`, rounded to the unit."""
    leg = minus(b, a)
    length = dot(leg, leg)
    return _part(a, b, min(max(dot(leg, minus(at, a)), 0), length), length)


def place_at(a: Point, b: Point, share: Fraction) -> Point:
    """The place at this share of the segment from a to b, rounded to the unit."""
    return _part(a, b, share.numerator, share.denominator)


def first(a: Point, places: Sequence[Point]) -> Point | None:
    """The place nearest to the start of the leg."""
    return min(places, key=lambda at: distance_squared(a, at), default=None)


def _part(a: Point, b: Point, part: int, whole: int) -> Point:
    return (nearest(a[0] * whole + (b[0] - a[0]) * part, whole), nearest(a[1] * whole + (b[1] - a[1]) * part, whole))


def distance_squared(a: Point, b: Point) -> int:
    """The square of the distance of two places."""
    return (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2
