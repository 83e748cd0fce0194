"""Where a program may want to go, enemies apart, and how far it comes on the way there."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import isqrt

from app.engine.ruleset import Luck
from app.geometry.ground import STAIRS
from app.geometry.shapes import Point, Prism, Terrain
from app.rulesets.ruins.goals import region
from app.rulesets.ruins.state import Moment
from app.rulesets.ruins.things import centre
from app.rulesets.ruins.world import World

Route = tuple[Point, ...]
NEAR = 160
"""Who is so near a corner of its route has reached it."""


@lru_cache(maxsize=64)
def routes(world: World) -> tuple[Route, ...]:
    """Each flight of stairs from foot to landing and back, each patch of rough ground, each marked piece."""
    ground = tuple(route for piece in world.setup.terrain for route in _routes(piece))
    return (*ground, *((mark.place,) for mark in world.setup.marked))


def _routes(piece: Terrain) -> Iterator[Route]:
    if piece.kind in STAIRS:
        rising = sorted(piece.prisms, key=lambda prism: prism.top)
        (x0, y0), (x1, y1) = middle(rising[0]), middle(rising[-1])
        dx, dy = (x1 - x0) * 2 // 3, (y1 - y0) * 2 // 3
        up = ((x0 - dx, y0 - dy), (x1 + dx, y1 + dy))
        yield up
        yield up[::-1]
    for prism in piece.prisms:
        if prism.passage == "difficult":
            yield (middle(prism),)


def middle(prism: Prism) -> Point:
    """The middle of a prism's corners."""
    return _middle(prism.footprint)


def _middle(corners: Sequence[Point]) -> Point:
    xs, ys = zip(*corners, strict=True)
    return sum(xs) // len(xs), sum(ys) // len(ys)


def aim(moment: Moment, figure: str, luck: Luck) -> Point | None:
    """Where an objective of the figure's band is to be met; what it holds it brings home, if that is one."""
    world, state = moment.world, moment.state
    goals = [goal for goal in world.band(world.seats[figure]).goals if goal.region or goal.piece]
    if not goals:
        return None
    home = next((g for g in goals if g.region and g.piece and state.things[g.piece].holder == figure), None)
    goal = home or goals[luck.randrange(len(goals))]
    if goal.piece and goal is not home:
        return centre(state, goal.piece)
    area = region(world, goal.region)
    return _middle(area.corners) if area.corners else area.place


def errand(world: World, start: Point, most: int, luck: Luck) -> Route:
    """A path to or along one of the routes, as far as the figure comes; the start alone if there is nowhere to go."""
    choices = sorted(routes(world), key=lambda route: min(_squared(start, at) for at in route))[:3]
    if not choices:
        return (start,)
    route = choices[luck.randrange(len(choices))]
    left = route if _squared(start, route[0]) > NEAR * NEAR else route[1:]
    return cut((start, *left), most - most // 5)


def cut(path: Route, most: int) -> Route:
    """The first part of a path, no longer than that."""
    done = [path[0]]
    for corner in path[1:]:
        x, y = done[-1]
        length = isqrt(_squared(done[-1], corner)) + 1
        if length > most:
            return (*done, (x + (corner[0] - x) * most // length, y + (corner[1] - y) * most // length))
        done.append(corner)
        most -= length
    return tuple(done)


def _squared(one: Point, other: Point) -> int:
    return (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2
