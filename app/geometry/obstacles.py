"""What can hide somebody: the opaque prisms of a board, ready to be looked past, and bodies that stand about (T-18)."""

from collections.abc import Iterable, Iterator, Sequence

from app.geometry.cards import outline_of
from app.geometry.rims import Window
from app.geometry.shadows import Box
from app.geometry.shapes import Board, Figure, Point


class Obstacles:
    """The opaque prisms of a board; made once for a board, cheap to ask."""

    def __init__(self, board: Board) -> None:
        """Take in the board's terrain, in its order."""
        self.boxes = tuple(
            boxed(piece.id, i, prism.footprint, prism.bottom, prism.top)
            for piece in board.terrain
            for i, prism in enumerate(piece.prisms)
            if prism.opaque
        )

    def between(self, window: Window, hiders: Iterable[Figure]) -> list[Box]:
        """The prisms, bodies last, that may hide something: by rectangles first, since nearly all fall there."""
        found = list(_in_the_way(window, self.boxes))
        bodies = (Box(f.id, 0, (), f.z, f.head, f.x - f.r, f.y - f.r, f.x + f.r, f.y + f.r) for f in hiders)
        near = {body.id for body in _in_the_way(window, bodies)}
        return found + [_body(f) for f in hiders if f.id in near]

    def over(self, at: Point, hiders: Iterable[Figure]) -> Iterator[Box]:
        """The prisms, bodies last, whose rectangle holds a place in plan."""
        for box in (*self.boxes, *(_body(f) for f in hiders)):
            if box.x0 <= at[0] <= box.x1 and box.y0 <= at[1] <= box.y1:
                yield box


def boxed(name: str, prism: int, footprint: Sequence[Point], bottom: int, top: int) -> Box:
    """A prism with the rectangle round it."""
    xs, ys = [x for x, _ in footprint], [y for _, y in footprint]
    return Box(name, prism, footprint, bottom, top, min(xs), min(ys), max(xs), max(ys))


def _body(figure: Figure) -> Box:
    return boxed(figure.id, 0, outline_of(figure), figure.z, figure.head)


def _in_the_way(window: Window, boxes: Iterable[Box]) -> Iterator[Box]:
    """Those that come into the rectangle round the view triangle, its heights, and between its two long sides."""
    (ex, ey), (ax, ay), (bx, by) = window.eye, window.a, window.b
    x0, x1 = ex + min(0, ax, bx), ex + max(0, ax, bx)
    y0, y1 = ey + min(0, ay, by), ey + max(0, ay, by)
    low, high = window.height + min(0, window.bottom), window.height + max(0, window.top)
    for box in boxes:
        if (
            box.x0 < x1
            and box.x1 > x0
            and box.y0 < y1
            and box.y1 > y0
            and box.bottom < high
            and box.top > low
            and _leftmost(box, ex, ey, ax, ay) > 0
            and _leftmost(box, ex, ey, -bx, -by) > 0
        ):
            yield box


def _leftmost(box: Box, x: int, y: int, dx: int, dy: int) -> int:
    """How far left of the line from (x, y) along (dx, dy) the rectangle comes; not above 0, it is all to the right."""
    return dx * ((box.y1 if dx > 0 else box.y0) - y) - dy * ((box.x0 if dy > 0 else box.x1) - x)
