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

    def between(self, window: Window, hiders: Iterable[Figure]) -> Iterator[Box]:
        """The prisms, figures' last, that come into the box round the view triangle, heights included."""
        xs, ys = _range(window, 0), _range(window, 1)
        (x0, x1), (y0, y1) = xs, ys
        low, high = window.height + min(0, window.bottom), window.height + max(0, window.top)
        for box in self.boxes:
            if box.x0 < x1 and box.x1 > x0 and box.y0 < y1 and box.y1 > y0 and box.bottom < high and box.top > low:
                yield box
        for f in hiders:
            if f.x - f.r < x1 and f.x + f.r > x0 and f.y - f.r < y1 and f.y + f.r > y0 and f.z < high and f.head > low:
                yield boxed(f.id, 0, outline_of(f), f.z, f.head)

    def over(self, at: Point, hiders: Iterable[Figure]) -> Iterator[Box]:
        """The prisms, figures' last, whose box holds a place in plan."""
        bodies = (boxed(f.id, 0, outline_of(f), f.z, f.head) for f in hiders)
        for box in (*self.boxes, *bodies):
            if box.x0 <= at[0] <= box.x1 and box.y0 <= at[1] <= box.y1:
                yield box


def boxed(name: str, prism: int, footprint: Sequence[Point], bottom: int, top: int) -> Box:
    """A prism with the rectangle round it."""
    xs, ys = [x for x, _ in footprint], [y for _, y in footprint]
    return Box(name, prism, footprint, bottom, top, min(xs), min(ys), max(xs), max(ys))


def _range(window: Window, axis: int) -> tuple[int, int]:
    from_eye = (0, window.a[axis], window.b[axis])
    return window.eye[axis] + min(from_eye), window.eye[axis] + max(from_eye)
