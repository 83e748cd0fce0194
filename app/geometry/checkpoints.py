"""Where along a path things are judged: engagement, sight, alerts (T-27)."""

from collections.abc import Sequence

from app.engine.record import value
from app.geometry.shapes import Point


@value
class Checkpoint:
    """A place on a leg (from 0), in units."""

    leg: int
    x: int
    y: int


def checkpoints(path: Sequence[Point], enemies: Sequence[Point]) -> tuple[Checkpoint, ...]:
    """Start, corners, end, every full centimetre, and the place of each leg nearest to each enemy's centre."""
    raise NotImplementedError
