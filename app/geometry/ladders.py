"""Up or down a ladder: straight over its foot, and across at the height of its head (T-26, T-28).

The base touches the ladder, or is on it, at both ends of the leg. The body rises over the lower end from the one height
to the other, and goes between the two ends at the upper height; the ladder itself is in nobody's way.
"""

from collections.abc import Iterator
from typing import NamedTuple

from app.geometry.bars import March
from app.geometry.crossings import Point, crowds, nearer
from app.geometry.ground import Ladder, Wall, settled
from app.geometry.lengths import leg_length
from app.geometry.nearness import foot, too_near_outline
from app.geometry.rulings import Leg, Stop

CLOSE = 10
"""Who touches it may be short of it by less than 0.1 cm, since planned ways keep a little off (T-05)."""


class Shaft(NamedTuple):
    """The way of a body by a ladder: from a to b, rising at `foot`, from the one height of its feet to the other."""

    a: Point
    b: Point
    foot: Point
    low: int
    high: int


def by_ladder(march: March, a: Point, b: Point, z: int) -> Leg | Stop | None:
    """Judge the leg from a, at z, to b by a ladder that joins the two; None where there is none."""
    for ladder in march.ground.ladders:
        if _touches(ladder, a, march.mover.r) and _touches(ladder, b, march.mover.r):
            for near, far in ((ladder.bottom, ladder.top), (ladder.top, ladder.bottom)):
                end = settled([wall.top for wall in march.ground.bearing(b)], far, march.step)
                if z != end and abs(z - near) <= march.step and abs(end - far) <= march.step:
                    shaft = Shaft(a, b, a, z, end) if z < end else Shaft(a, b, b, end, z)
                    in_the_way = next(_met(march, shaft, ladder), None)
                    return in_the_way or Leg(leg_length(a, b, end - z), "stairs", end)
    return None


def _touches(ladder: Ladder, at: Point, r: int) -> bool:
    """Whether a base here touches the ladder or is on it."""
    return any(crowds(wall.footprint, at, r + CLOSE) for wall in ladder.walls)


def _met(march: March, shaft: Shaft, ladder: Ladder) -> Iterator[Stop]:
    """What is in the way, at the foot as the body rises and from end to end at the height of the head."""
    a, b, r, head = shaft.a, shaft.b, march.mover.r, shaft.high + march.mover.h
    walls = [wall for wall in march.ground.near(a, b, r) if wall not in ladder.walls]
    for wall in walls:
        if _stops_rising(wall, shaft, march) and crowds(wall.footprint, shaft.foot, r):
            yield Stop("terrain", shaft.foot, wall.id)
        if wall.stops(shaft.high, head, march.step) and (at := too_near_outline(a, b, wall.footprint, r)):
            yield Stop("terrain", at, wall.id)
    for enemy in (enemy for enemy in march.enemies if enemy.z < head):
        reach = r + enemy.r
        if enemy.head > shaft.low and nearer(enemy.centre, shaft.foot, shaft.foot, reach):
            yield Stop("base", shaft.foot, enemy.id)
        if enemy.head > shaft.high and nearer(enemy.centre, a, b, reach):
            yield Stop("base", foot(enemy.centre, a, b), enemy.id)


def _stops_rising(wall: Wall, shaft: Shaft, march: March) -> bool:
    """Whether it stops the body at any height between the two: where it does, it does at the first that it reaches."""
    z = max(shaft.low, wall.bottom - march.mover.h + 1)
    return z <= shaft.high and wall.stops(z, z + march.mover.h, march.step)
