"""Whether a base may go a way: the validator, exact and final (T-20, T-24, T-26, T-28).

A base goes on the ground under its centre, as high as that is there; a way is refused at its first illegal leg.
"""

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

from app.geometry.bars import March
from app.geometry.crossings import Point, crowds
from app.geometry.ground import Ground
from app.geometry.lengths import path_length
from app.geometry.plane import overlap
from app.geometry.rulings import Bar, Barred, Leg, Stop, Walked, Way
from app.geometry.shapes import STEP, Figure
from app.geometry.spelling import misspelt
from app.geometry.strides import stride

__all__ = ["Bar", "Barred", "Ground", "Walked", "Way", "path_length", "standable", "walk"]


def walk(
    mover: Figure,
    path: Sequence[Point],
    ground: Ground,
    enemies: Sequence[Figure],
    others: Sequence[Figure],
    step: int = STEP,
    *,
    ways: Sequence[Way] = (),
) -> Walked | Barred:
    """Judge a path of the mover's centre: enemies bar the way anywhere, others (friends) only at its end (T-20, T-24).

    `path` begins where the mover stands, its feet on the ground there, or sunk into it by no more than a step; `step`
    is the rise it takes in its stride, in 0.1 mm (T-26). `ways` names the way of each leg; without it each goes on
    foot where it can, else by a ladder. A way that the ground does not bear out is barred with `ground`.
    """
    wrong = misspelt(mover, path, ways)
    if wrong:
        return wrong
    z = ground.standing(mover, step)
    if z is None:
        return Barred(code="ground", leg=0, at=mover.centre)
    march = March(mover=mover, ground=ground, enemies=[e for e in enemies if e.id != mover.id], step=step)
    gone = _gone(march, path, z, ways)
    return gone if isinstance(gone, Barred) else _at_end(mover, path[-1], gone, others) or gone


def standable(figure: Figure, ground: Ground, others: Sequence[Figure], step: int = STEP) -> bool:
    """Whether a figure can stand where it is: on the table, clear of what stops it, in no other body (T-20, T-28).

    Its centre must be borne at its feet (T-26); they may be sunk into the ground by no more than a step.
    """
    here, z = figure.centre, ground.standing(figure, step)
    if z is None or not ground.holds(here, figure.r):
        return False
    near = (wall for wall in ground.near(here, here, figure.r) if wall.stops(z, z + figure.h, step))
    stood = replace(figure, z=z)
    return not (
        any(crowds(wall.footprint, here, figure.r) for wall in near)
        or any(other.id != figure.id and overlap(stood, other) for other in others)
    )


def _gone(march: March, path: Sequence[Point], z: int, ways: Sequence[Way]) -> Walked | Barred:
    """All legs, one after the other, or the first that does not hold (T-20)."""
    legs: list[Leg] = []
    heights = [z]
    for leg, (a, b) in enumerate(pairwise(path)):
        found = stride(march, a, b, heights[-1], ways[leg] if ways else None)
        if isinstance(found, Stop):
            return Barred(code=found.code, leg=leg, at=found.at, by=found.by)
        legs.append(found)
        heights.append(found.z)
    lengths = tuple(leg.length for leg in legs)
    return Walked(length=sum(lengths), legs=lengths, ways=tuple(leg.way for leg in legs), heights=tuple(heights))


def _at_end(mover: Figure, end: Point, walked: Walked, others: Sequence[Figure]) -> Barred | None:
    """Whether somebody stands where the path ends."""
    arrived = replace(mover, x=end[0], y=end[1], z=walked.heights[-1])
    for other in others:
        if other.id != mover.id and overlap(arrived, other):
            return Barred(code="end", leg=len(walked.legs) - 1, at=end, by=other.id)
    return None
