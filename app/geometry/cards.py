"""The target's body as it is judged: a flat card square to the view line, and the figures that hide it (T-10, T-18)."""

from collections.abc import Iterator

from app.engine.record import value
from app.geometry.rounding import along, nearest
from app.geometry.shapes import Figure, Point

ROUND = (100_000, 92_388, 70_711, 38_268, 0, -38_268, -70_711, -92_388)
"""Cosines of the first half turn, in steps of a sixteenth of a turn, in 100 000ths (T-18)."""


@value
class Card:
    """The target's body (T-10): from a (the viewer's right) to b (left) in plan, 2r wide, from `bottom` to `top`."""

    a: Point
    b: Point
    bottom: int
    top: int


def card_of(viewer: Figure, target: Figure) -> Card:
    """The card of the target for this viewer (T-10, T-11); one above the other, it has no width."""
    dx, dy = target.x - viewer.x, target.y - viewer.y
    squared = dx * dx + dy * dy or 1
    ox, oy = along(-dy, target.r, squared), along(dx, target.r, squared)
    a, b = (target.x - ox, target.y - oy), (target.x + ox, target.y + oy)
    return Card(a=a, b=b, bottom=target.z, top=target.head)


def outline_of(figure: Figure) -> tuple[Point, ...]:
    """The outline of a figure that hides: a polygon of 16 corners round its base, counter-clockwise (T-18)."""
    return tuple(_corners(figure))


def _corners(figure: Figure) -> Iterator[Point]:
    for i in range(16):
        cosine, sine = _cosine(i), _cosine(i + 12)
        yield figure.x + nearest(figure.r * cosine, 100_000), figure.y + nearest(figure.r * sine, 100_000)


def _cosine(step: int) -> int:
    half, turned = divmod(step, len(ROUND))
    return -ROUND[turned] if half % 2 else ROUND[turned]
