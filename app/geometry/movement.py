"""Whether a base may go a way: the validator, exact and final (T-20, T-24, T-28)."""

from collections.abc import Sequence
from typing import Literal

from app.engine.record import value
from app.geometry.shapes import STEP, Board, Figure, Point

Bar = Literal["not_a_point", "empty", "start", "zero_leg", "too_long_list", "off_table", "terrain", "base", "end"]


@value
class Walked:
    """A legal way: its length and that of each leg, in 0.001 mm (T-21)."""

    length: int
    legs: tuple[int, ...]


@value
class Barred:
    """An illegal way: why, on which leg (from 0), where along it, and by which piece or figure."""

    code: Bar
    leg: int
    at: Point
    by: str | None = None


class Ground:
    """The prisms of a board that can stand in a base's way, and its edges; made once for a board."""

    def __init__(self, board: Board) -> None:
        """Take in the board."""


def walk(
    mover: Figure,
    path: Sequence[Point],
    ground: Ground,
    enemies: Sequence[Figure],
    others: Sequence[Figure],
    step: int = STEP,
) -> Walked | Barred:
    """Judge a path of the mover's centre: enemies bar the way anywhere, others only at its end."""
    raise NotImplementedError


def standable(figure: Figure, ground: Ground, others: Sequence[Figure], step: int = STEP) -> bool:
    """Whether a figure can stand where it is."""
    raise NotImplementedError


def path_length(points: Sequence[Point]) -> int:
    """The length of a path in 0.001 mm."""
    raise NotImplementedError
