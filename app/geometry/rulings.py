"""What is said of a way: how long each leg is and how it is gone, or why and where it is barred (T-20, T-26)."""

from typing import Literal, NamedTuple

from app.engine.record import value
from app.geometry.crossings import Point

Way = Literal["walk", "stairs"]
"""How a leg is gone: with rises in one's stride, or on stairs or a ladder, whose rises count (T-26)."""

Bar = Literal[
    "not_a_point", "empty", "start", "zero_leg", "too_long_list", "ways",
    "off_table", "terrain", "ground", "base", "end",
]  # fmt: skip
"""Why a way is barred; the last five in the order in which a leg is judged."""


@value
class Walked:
    """A legal way: its length with what difficult ground adds, and that of each leg, in 0.001 mm (T-21).

    `ways`: how each leg is gone; `heights`: of the ground under each point, the first included, in 0.1 mm (T-26).
    """

    length: int
    legs: tuple[int, ...]
    ways: tuple[Way, ...]
    heights: tuple[int, ...]


@value
class Barred:
    """An illegal way: why, on which leg (from 0), where along it, and by which piece or figure.

    For `ground`: the piece that bore the base last, if any did.
    """

    code: Bar
    leg: int
    at: Point
    by: str | None = None


class Leg(NamedTuple):
    """A legal leg: its price in 0.001 mm, how it is gone, and the height of the ground at its end."""

    length: int
    way: Way
    z: int


class Stop(NamedTuple):
    """Why a leg is illegal, where along it, and by which piece or figure."""

    code: Bar
    at: Point
    by: str | None = None
