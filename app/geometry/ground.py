"""What a base can run into or stand on: the prisms of a board and its edges, ready to be walked among (T-20 to T-28).

T-28 is read so: a prism stops a body only where the two share a height. A blocked one stops whatever part of it lies
between feet and head, be it low enough to step on; any other stops only if it rises above the step as well. So a lintel
or a floor above the head bars nobody, nor does what is blocked but lies wholly under the feet: under a floor, say.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from app.geometry.crossings import Point, covers
from app.geometry.shapes import Board, Figure, Passage

STAIRS = ("stairs", "ladder")
"""The kinds of piece whose rises count in the length of a way (T-26)."""


class Wall(NamedTuple):
    """A prism and the rectangle round it; `id` and `kind` are its piece's."""

    id: str
    kind: str
    footprint: Sequence[Point]
    bottom: int
    top: int
    passage: Passage
    x0: int
    y0: int
    x1: int
    y1: int

    def stops(self, z: int, head: int, step: int) -> bool:
        """Whether it stops a body from z to `head`: being blocked, or rising above its step, at its height (T-28)."""
        return self.bottom < head and self.top > (z if self.passage == "blocked" else z + step)


class Ladder(NamedTuple):
    """A ladder: its prisms, and the heights that it joins."""

    walls: tuple[Wall, ...]
    bottom: int
    top: int


class Ground:
    """The prisms of a board and its edges; made once for a board, cheap to ask."""

    def __init__(self, board: Board) -> None:
        """Take in the board's terrain, in its order."""
        self.width = board.width
        self.height = board.height
        self.prisms = tuple(_walls(board))
        self.floors = tuple(wall for wall in self.prisms if wall.passage != "blocked")
        self.difficult = tuple(wall for wall in self.prisms if wall.passage == "difficult")
        self.ladders = tuple(_ladders(self.prisms))

    def holds(self, at: Point, r: int) -> bool:
        """Whether a base of radius r at this place is wholly on the table; touching its edge is (T-20)."""
        return r <= at[0] <= self.width - r and r <= at[1] <= self.height - r

    def near(self, a: Point, b: Point, r: int) -> list[Wall]:
        """The prisms whose rectangle comes nearer than r to the one round the leg from a to b."""
        x0, x1 = (a[0] - r, b[0] + r) if a[0] < b[0] else (b[0] - r, a[0] + r)
        y0, y1 = (a[1] - r, b[1] + r) if a[1] < b[1] else (b[1] - r, a[1] + r)
        return [wall for wall in self.prisms if wall.x0 < x1 and wall.x1 > x0 and wall.y0 < y1 and wall.y1 > y0]

    def under(self, at: Point, z: int, step: int) -> int:
        """The height that the ground at a place has for who comes from ground at z (T-26): 0 is the bare table."""
        return settled([wall.top for wall in self.bearing(at)], z, step)

    def bearing(self, at: Point) -> list[Wall]:
        """The prisms that hold a place, their outline included, and can be stood on: all but the blocked ones."""
        x, y = at
        return [w for w in self.floors if w.x0 <= x <= w.x1 and w.y0 <= y <= w.y1 and covers(w.footprint, at)]

    def standing(self, figure: Figure, step: int) -> int | None:
        """The height of the ground that a figure stands on: its feet are there, or sunk by no more than a step."""
        z = self.under(figure.centre, figure.z, step)
        return z if figure.z <= z <= figure.z + step else None


def settled(tops: Sequence[int], z: int, step: int) -> int:
    """The highest top that is at most `step` above z, again and again from there until it stays the same; else 0.

    Again, because a place just beyond comes from this one: so whoever stands still stays at one height (T-26).
    """
    while (now := max((top for top in tops if top <= z + step), default=0)) != z:
        z = now
    return z


def _walls(board: Board) -> Iterator[Wall]:
    for piece in board.terrain:
        for prism in piece.prisms:
            xs, ys = [x for x, _ in prism.footprint], [y for _, y in prism.footprint]
            box = (min(xs), min(ys), max(xs), max(ys))
            yield Wall(piece.id, piece.kind, prism.footprint, prism.bottom, prism.top, prism.passage, *box)


def _ladders(walls: Sequence[Wall]) -> Iterator[Ladder]:
    for name in dict.fromkeys(wall.id for wall in walls if wall.kind == "ladder"):
        own = tuple(wall for wall in walls if wall.id == name)
        yield Ladder(own, min(wall.bottom for wall in own), max(wall.top for wall in own))
