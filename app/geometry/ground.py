"""What a base can run into: the prisms of a board and its edges, ready to be walked among (T-20, T-28)."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from app.geometry.crossings import Point
from app.geometry.shapes import Board, Figure, Passage


class Wall(NamedTuple):
    """A prism and the rectangle round it; `id` is its piece's."""

    id: str
    footprint: Sequence[Point]
    bottom: int
    top: int
    passage: Passage
    x0: int
    y0: int
    x1: int
    y1: int

    def stops(self, mover: Figure, step: int) -> bool:
        """Whether it stops this base at its height: being blocked, or rising above its step, below its head (T-28)."""
        return self.passage == "blocked" or (self.top - mover.z > step and self.bottom < mover.head)


class Ground:
    """The prisms of a board and its edges; made once for a board, cheap to ask."""

    def __init__(self, board: Board) -> None:
        """Take in the board's terrain, in its order."""
        self.width = board.width
        self.height = board.height
        self.prisms = tuple(_walls(board))
        self.difficult = tuple(wall for wall in self.prisms if wall.passage == "difficult")

    def holds(self, at: Point, r: int) -> bool:
        """Whether a base of radius r at this place is wholly on the table; touching its edge is (T-20)."""
        return r <= at[0] <= self.width - r and r <= at[1] <= self.height - r

    def near(self, a: Point, b: Point, r: int) -> list[Wall]:
        """The prisms whose rectangle comes nearer than r to the one round the leg from a to b."""
        x0, x1 = (a[0] - r, b[0] + r) if a[0] < b[0] else (b[0] - r, a[0] + r)
        y0, y1 = (a[1] - r, b[1] + r) if a[1] < b[1] else (b[1] - r, a[1] + r)
        return [wall for wall in self.prisms if wall.x0 < x1 and wall.x1 > x0 and wall.y0 < y1 and wall.y1 > y0]

    def rough(self, mover: Figure, step: int) -> list[Sequence[Point]]:
        """The outlines of the difficult ground at this base's height that does not stop it (T-21)."""
        return [
            wall.footprint for wall in self.difficult if 0 <= wall.top - mover.z <= step and wall.bottom < mover.head
        ]


def _walls(board: Board) -> Iterator[Wall]:
    for piece in board.terrain:
        for prism in piece.prisms:
            xs, ys = [x for x, _ in prism.footprint], [y for _, y in prism.footprint]
            box = (min(xs), min(ys), max(xs), max(ys))
            yield Wall(piece.id, prism.footprint, prism.bottom, prism.top, prism.passage, *box)
