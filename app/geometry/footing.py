"""What ground a straight leg goes over: cut wherever the height under the base's centre changes (T-26, T-28)."""

from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from itertools import pairwise
from typing import NamedTuple

from app.geometry.crossings import Point, covers
from app.geometry.ground import STAIRS, Ground, Wall, settled
from app.geometry.stretches import Stretch, borne, stretches

START, END = Fraction(0), Fraction(1)


class Level(NamedTuple):
    """A part of a leg at one height: from share to share of it, or one place; `piece` is what bears it, if any does."""

    start: Fraction
    end: Fraction
    z: int
    stairs: bool
    piece: str | None

    @property
    def whole(self) -> bool:
        """Whether the leg is all at this height: told by identity, for speed."""
        return self.start is START and self.end is END

    @property
    def place(self) -> bool:
        """Whether it is one end of the leg and no more."""
        return self.start == self.end


FLAT = (Level(START, END, 0, stairs=False, piece=None),)


def levels(a: Point, b: Point, ground: Ground, z: int, step: int) -> tuple[Level, ...]:
    """The parts of the leg from a to b, in order, for who comes to a from ground at z; its two ends are places too.

    An end may differ from what is beside it: it can lie on the very edge of a floor.
    """
    floors = _touched(ground.floors, a, b)
    if not floors:
        return FLAT
    return tuple(_joined(_places(a, b, floors, z, step)))


def broken(parts: Sequence[Level], step: int) -> int | None:
    """The first part to which the rise or the drop is more than a step, by its number in the list (T-26)."""
    if len(parts) == 1:
        return None
    return next((i for i, (one, other) in enumerate(pairwise(parts), 1) if abs(other.z - one.z) > step), None)


def rough(a: Point, b: Point, ground: Ground, parts: Sequence[Level]) -> list[Stretch]:
    """Where on the leg the base's centre is inside difficult ground that it stands on (T-21)."""
    found: list[Stretch] = []
    for wall in _touched(ground.difficult, a, b):
        spans = [(part.start, part.end) for part in parts if part.z == wall.top]
        found += _common(spans, stretches(a, b, wall.footprint) if spans else [])
    return found


def _places(a: Point, b: Point, floors: Sequence[Wall], z: int, step: int) -> Iterator[Level]:
    """The start, each part between two cuts, the end: each on the highest top in reach from the one before."""
    spans = [(wall, borne(a, b, wall.footprint)) for wall in floors]
    inner = {share for _, parts in spans for part in parts for share in part if START < share < END}
    at_start = _level(START, START, [wall for wall in floors if covers(wall.footprint, a)], z, step)
    yield at_start
    z = at_start.z
    for start, end in pairwise(sorted({START, END, *inner})):
        over = [wall for wall, parts in spans if any(p <= start and q >= end for p, q in parts)]
        part = _level(start, end, over, z, step)
        yield part
        z = part.z
    yield _level(END, END, [wall for wall in floors if covers(wall.footprint, b)], z, step)


def _level(start: Fraction, end: Fraction, walls: Sequence[Wall], z: int, step: int) -> Level:
    z = settled([wall.top for wall in walls], z, step)
    bearing = [wall for wall in walls if wall.top == z]
    stairs = any(wall.kind in STAIRS for wall in bearing)
    return Level(start, end, z, stairs, bearing[0].id if bearing else None)


def _joined(parts: Iterable[Level]) -> Iterator[Level]:
    """The same parts, neighbours that differ in nothing but the piece made one."""
    now: Level | None = None
    for part in parts:
        if now is not None and (now.z, now.stairs) == (part.z, part.stairs):
            now = now._replace(end=part.end)
        else:
            if now is not None:
                yield now
            now = part
    if now is not None:
        yield now


def _common(one: Iterable[Stretch], other: Sequence[Stretch]) -> Iterator[Stretch]:
    for a, b in one:
        for c, d in other:
            if max(a, c) < min(b, d):
                yield max(a, c), min(b, d)


def _touched(walls: Sequence[Wall], a: Point, b: Point) -> list[Wall]:
    """The prisms whose rectangle has a place in common with the one round the leg."""
    x0, x1 = (a[0], b[0]) if a[0] < b[0] else (b[0], a[0])
    y0, y1 = (a[1], b[1]) if a[1] < b[1] else (b[1], a[1])
    return [wall for wall in walls if wall.x0 <= x1 and wall.x1 >= x0 and wall.y0 <= y1 and wall.y1 >= y0]
