"""The parts of a straight line that lie inside an outline, exact: along a border is not inside (T-14, T-21)."""

from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction

from app.geometry.crossings import Point, dot, edges, minus, side

Stretch = tuple[Fraction, Fraction]
"""From where to where: 0 at the start of the line, 1 at its end."""


def stretches(a: Point, b: Point, footprint: Sequence[Point]) -> list[Stretch]:
    """Where the line through a and b runs strictly inside, beyond both ends too, in order; a and b differ.

    A stretch is inside when the ground just left of it and just right of it is.
    """
    corners = _seen_from(a, b, footprint)
    if all(s >= 0 for s, _ in corners) or all(s <= 0 for s, _ in corners):
        return []
    length = dot(minus(b, a), minus(b, a))
    left = _beside(corners, length, lambda s: s > 0)
    right = _beside(corners, length, lambda s: s >= 0)
    return list(_shared(left, right))


def borne(a: Point, b: Point, footprint: Sequence[Point]) -> list[Stretch]:
    """Where the line through a and b runs inside or along the outline, beyond both ends too (T-26).

    The ground just left of a stretch or just right of it is inside; places that only touch a corner are left out.
    """
    corners = _seen_from(a, b, footprint)
    length = dot(minus(b, a), minus(b, a))
    found = _beside(corners, length, lambda s: s > 0) + _beside(corners, length, lambda s: s >= 0)
    return [(start, end) for start, end in found if start < end]


def measure(parts: Sequence[Stretch]) -> Fraction:
    """How much of the line from 0 to 1 the stretches cover together, counting nothing twice."""
    total, reached = Fraction(0), Fraction(0)
    for start, end in sorted(parts):
        total += max(Fraction(0), min(end, Fraction(1)) - max(start, reached))
        reached = max(reached, min(end, Fraction(1)))
    return total


def _seen_from(a: Point, b: Point, footprint: Sequence[Point]) -> list[tuple[int, int]]:
    """Each corner as the line sees it: how far to its left, and how far along it."""
    return [(side(a, b, p), dot(minus(b, a), minus(p, a))) for p in footprint]


def _beside(corners: Sequence[tuple[int, int]], length: int, beyond: Callable[[int], bool]) -> list[Stretch]:
    """The stretches inside for a line moved to one side by less than anything."""
    places = sorted(
        Fraction(tp * sq - tq * sp, (sq - sp) * length)
        for (sp, tp), (sq, tq) in edges(corners)
        if beyond(sp) != beyond(sq)
    )
    return list(zip(places[::2], places[1::2], strict=True))


def _shared(left: Sequence[Stretch], right: Sequence[Stretch]) -> Iterator[Stretch]:
    for one in left:
        for other in right:
            start, end = max(one[0], other[0]), min(one[1], other[1])
            if start < end:
                yield start, end
