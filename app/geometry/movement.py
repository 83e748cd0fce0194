"""Whether a base may go a way: the validator, exact and final (T-20, T-24, T-28).

A base moves at the height it stands at; the way is refused at its first illegal leg.
"""

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Literal

from app.engine.record import value
from app.geometry.crossings import Point, edges, inside, nearer
from app.geometry.ground import Ground, Wall
from app.geometry.lengths import leg_length, path_length, toll
from app.geometry.nearness import distance_squared, foot, too_near_outline
from app.geometry.plane import overlap
from app.geometry.shapes import STEP, Figure

MOST_POINTS = 256
FEWEST_POINTS = 2

Bar = Literal["not_a_point", "empty", "start", "zero_leg", "too_long_list", "off_table", "terrain", "base", "end"]

Met = tuple[Point, str]
"""A place on a leg, and the id of what is met there."""

__all__ = ["Bar", "Barred", "Ground", "Walked", "path_length", "standable", "walk"]


@value
class Walked:
    """A legal way: its length with what difficult ground adds, and that of each leg, in 0.001 mm (T-21)."""

    length: int
    legs: tuple[int, ...]


@value
class Barred:
    """An illegal way: why, on which leg (from 0), where along it, and by which piece or figure."""

    code: Bar
    leg: int
    at: Point
    by: str | None = None


def walk(
    mover: Figure,
    path: Sequence[Point],
    ground: Ground,
    enemies: Sequence[Figure],
    others: Sequence[Figure],
    step: int = STEP,
) -> Walked | Barred:
    """Judge a path of the mover's centre: enemies bar the way anywhere, others (friends) only at its end (T-20, T-24).

    `path` begins where the mover stands; `step` is the rise it takes in its stride, in 0.1 mm (T-28).
    """
    return (
        _misspelt(mover, path)
        or _stopped(mover, path, ground, enemies, step)
        or _at_end(mover, path, others)
        or (_walked(path, ground.rough(mover, step)))
    )


def standable(figure: Figure, ground: Ground, others: Sequence[Figure], step: int = STEP) -> bool:
    """Whether a figure can stand where it is: on the table, clear of what stops it, in no other body (T-20, T-28)."""
    here = figure.centre
    return (
        ground.holds(here, figure.r)
        and not any(
            _crowds(wall, here, figure.r) for wall in ground.near(here, here, figure.r) if wall.stops(figure, step)
        )
        and not any(other.id != figure.id and overlap(figure, other) for other in others)
    )


def _misspelt(mover: Figure, path: Sequence[Point]) -> Barred | None:
    """What is wrong with a path as a list, whatever stands about (T-24)."""
    if len(path) > MOST_POINTS:
        return Barred(code="too_long_list", leg=MOST_POINTS - 1, at=mover.centre)
    for i, point in enumerate(path):
        if not _is_point(point):
            return Barred(code="not_a_point", leg=max(i - 1, 0), at=mover.centre)
    if len(path) < FEWEST_POINTS:
        return Barred(code="empty", leg=0, at=mover.centre)
    if path[0] != mover.centre:
        return Barred(code="start", leg=0, at=path[0])
    zero = next((i for i, (a, b) in enumerate(pairwise(path)) if a == b), None)
    return None if zero is None else Barred(code="zero_leg", leg=zero, at=path[zero])


def _is_point(thing: object) -> bool:
    return isinstance(thing, tuple) and [type(number) for number in thing] == [int, int]


def _stopped(
    mover: Figure, path: Sequence[Point], ground: Ground, enemies: Sequence[Figure], step: int
) -> Barred | None:
    """The first leg that does not hold: on it the table's edge, then terrain, then bases (T-20)."""
    bodies = [e for e in enemies if e.id != mover.id and e.z < mover.head and mover.z < e.head]
    for leg, (a, b) in enumerate(pairwise(path)):
        off = [at for at in (a, b) if not ground.holds(at, mover.r)]
        if off:
            return Barred(code="off_table", leg=leg, at=off[0])
        met = _terrain(a, b, mover.r, [wall for wall in ground.near(a, b, mover.r) if wall.stops(mover, step)])
        if met:
            return Barred(code="terrain", leg=leg, at=met[0], by=met[1])
        met = _bases(a, b, mover.r, bodies)
        if met:
            return Barred(code="base", leg=leg, at=met[0], by=met[1])
    return None


def _terrain(a: Point, b: Point, r: int, walls: Sequence[Wall]) -> Met | None:
    """Where on the leg, and what, the base first runs into."""
    return _first(a, [(at, wall.id) for wall in walls if (at := too_near_outline(a, b, wall.footprint, r))])


def _bases(a: Point, b: Point, r: int, bodies: Sequence[Figure]) -> Met | None:
    """Where on the leg, and whom, the base first runs into."""
    return _first(a, [(foot(e.centre, a, b), e.id) for e in bodies if nearer(e.centre, a, b, r + e.r)])


def _first(a: Point, met: Sequence[Met]) -> Met | None:
    return min(met, key=lambda one: distance_squared(a, one[0]), default=None)


def _at_end(mover: Figure, path: Sequence[Point], others: Sequence[Figure]) -> Barred | None:
    """Whether somebody stands where the path ends."""
    arrived = replace(mover, x=path[-1][0], y=path[-1][1])
    for other in others:
        if other.id != mover.id and overlap(arrived, other):
            return Barred(code="end", leg=len(path) - 2, at=path[-1], by=other.id)
    return None


def _crowds(wall: Wall, at: Point, r: int) -> bool:
    """Whether a base that stands here is in the wall."""
    return inside(wall.footprint, at) or any(nearer(at, p, q, r) for p, q in edges(wall.footprint))


def _walked(path: Sequence[Point], rough: Sequence[Sequence[Point]]) -> Walked:
    legs = tuple(leg_length(a, b) + toll(a, b, rough) for a, b in pairwise(path))
    return Walked(length=sum(legs), legs=legs)
