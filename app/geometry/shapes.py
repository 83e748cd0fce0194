"""What stands on a table: figures, terrain and the board itself (T-01, T-02). All lengths are units of 0.1 mm."""

from collections.abc import Iterator
from typing import Literal

from app.engine.record import value
from app.geometry.crossings import Point
from app.geometry.outlines import FURTHEST, outline_faults
from app.geometry.rounding import snap

Passage = Literal["free", "difficult", "climb", "blocked"]

STEP = 250
"""The rise of 2.5 cm that a base takes in its stride, where the ruleset does not say otherwise (T-28)."""

__all__ = [
    "STEP",
    "Board",
    "Fault",
    "Figure",
    "Passage",
    "Point",
    "Prism",
    "Terrain",
    "check_board",
    "faults",
    "snap",
]


@value
class Figure:
    """An upright cylinder (T-02): base centre and radius r >= 1, height of the feet z and of the body h >= 1.

    `eye` is the height of the eye above the feet (0.9 h unless a card says otherwise); `facing` is any integer vector.
    """

    id: str
    x: int
    y: int
    z: int
    r: int
    h: int
    eye: int
    facing: Point

    @property
    def centre(self) -> Point:
        """The middle of the base in plan."""
        return (self.x, self.y)

    @property
    def head(self) -> int:
        """The height of the top of the body above the table."""
        return self.z + self.h


@value
class Prism:
    """An upright solid (T-02): a simple polygon, counter-clockwise, 3 to 64 corners, from `bottom` to `top`.

    Nobody enters what is `blocked` where body and prism share a height; the others stop only what they rise too high
    for, and bear who stands on them (T-26, T-28).
    """

    footprint: tuple[Point, ...]
    bottom: int
    top: int
    opaque: bool = True
    passage: Passage = "blocked"


@value
class Terrain:
    """A piece: one prism or several (a tree is trunk and canopy, a window is sill and lintel)."""

    id: str
    name: str
    kind: str
    prisms: tuple[Prism, ...]


@value
class Board:
    """The table from (0, 0) to (width, height), and what stands on it."""

    width: int
    height: int
    terrain: tuple[Terrain, ...]


class Fault(Exception):
    """What is wrong with a table: `path` to the place, `code` of the reason."""

    def __init__(self, path: str, code: str) -> None:
        """`path` as in `terrain[2].prisms[0].footprint[3]`."""
        super().__init__(f"{path}: {code}")
        self.path = path
        self.code = code


def check_board(board: Board) -> None:
    """Raise the first Fault of a board (T-02), or return.

    Codes: size, id, duplicate_id, corners, coordinate, height, zero_edge, not_simple, clockwise, thin.
    """
    for path, code in faults(board):
        raise Fault(path, code)


def faults(board: Board) -> Iterator[tuple[str, str]]:
    """Every fault of a board as (path, code), in reading order."""
    for name, size in (("width", board.width), ("height", board.height)):
        if not 0 < size <= FURTHEST:
            yield name, "size"
    seen: set[str] = set()
    for i, piece in enumerate(board.terrain):
        if not piece.id or piece.id in seen:
            yield f"terrain[{i}].id", "duplicate_id" if piece.id else "id"
        seen.add(piece.id)
        for j, prism in enumerate(piece.prisms):
            yield from _prism_faults(prism, f"terrain[{i}].prisms[{j}]")


def _prism_faults(prism: Prism, path: str) -> Iterator[tuple[str, str]]:
    if abs(prism.bottom) > FURTHEST or abs(prism.top) > FURTHEST:
        yield f"{path}.top", "coordinate"
    if prism.bottom >= prism.top:
        yield f"{path}.top", "height"
    yield from outline_faults(prism.footprint, f"{path}.footprint")
