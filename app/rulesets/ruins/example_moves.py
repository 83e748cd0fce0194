"""Moves that a program may choose from: at the nearest enemy, to what is to be won, and here and there."""

from collections.abc import Iterator
from math import isqrt

from app.engine.refusal import Refused
from app.engine.ruleset import Luck
from app.geometry.shapes import Point
from app.rulesets.ruins.actions.move import Move, way
from app.rulesets.ruins.errands import aim, errand
from app.rulesets.ruins.places import enemies, poses
from app.rulesets.ruins.state import Moment
from app.rulesets.ruins.trails import trail

MOVES = 2
"""How many legal paths are enough."""
STRAIGHT, STRAYS = 3, 4
"""How many paths lead straight at the nearest enemy, and how many at random."""
WHIM = 3
"""One time in how many it looks for somewhere else to go first."""
Route = tuple[Point, ...]


def proposed(moment: Moment, figure: str, luck: Luck) -> list[Move]:
    """A few legal moves, the most telling first: without objectives, the one that ends nearest to an enemy."""
    moves = [*_legal(moment, figure, luck)]
    if moment.world.band(moment.world.seats[figure]).goals:
        return moves
    return sorted(moves, key=lambda move: _squared(towards_nearest(moment, figure, move.path[-1]) or (0, 0)))


def _squared(way: Point) -> int:
    return way[0] * way[0] + way[1] * way[1]


def _legal(moment: Moment, figure: str, luck: Luck) -> Iterator[Move]:
    ahead = towards_nearest(moment, figure)
    if ahead is None or moment.state.figures[figure].ap < 1:
        return
    found = 0
    for path in _paths(moment, figure, ahead, luck):
        facing = towards_nearest(moment, figure, path[-1]) if luck.randrange(3) else None
        command = Move(figure=figure, path=path, facing=facing)
        if found < MOVES and len(path) > 1 and not isinstance(way(moment, command), Refused):
            found += 1
            yield command
        if found == MOVES:
            return


def towards_nearest(moment: Moment, figure: str, place: Point | None = None) -> Point | None:
    """Which way the nearest enemy lies from where the figure stands, or from a place."""
    x, y = place or moment.state.figures[figure].place
    foes = [moment.state.figures[foe].place for foe in enemies(moment.world, poses(moment), figure)]
    ways = [(fx - x, fy - y) for fx, fy in foes if (fx, fy) != (x, y)]
    return min(ways, key=_squared, default=None)


def _paths(moment: Moment, figure: str, ahead: Point, luck: Luck) -> Iterator[Route]:
    start, most = moment.state.figures[figure].place, moment.world.fighter(figure).profile.move
    goal = aim(moment, figure, luck)
    if goal and luck.randrange(WHIM):
        yield from _trails(moment, start, goal, most)
    if luck.randrange(WHIM) == 0:
        yield errand(moment.world, start, most, luck)
    if _squared(ahead) < 4 * most * most:
        yield from _straight(moment, figure, ahead)
    yield from _trails(moment, start, (start[0] + ahead[0], start[1] + ahead[1]), most)
    yield from (_stray(moment, figure, ahead, luck, attempt) for attempt in range(STRAYS))


def _straight(moment: Moment, figure: str, ahead: Point) -> Iterator[Route]:
    start, most = moment.state.figures[figure].place, moment.world.fighter(figure).profile.move
    for attempt in range(STRAIGHT):
        yield (start, _along(start, ahead, most - attempt * most // STRAIGHT, short=_room(moment, figure)))


def _trails(moment: Moment, start: Point, target: Point, most: int) -> Iterator[Route]:
    """Round what is in the way: in one leg, in two, then step by step; the same on difficult ground, half as far."""
    for far in (most, most // 2):
        path = trail(moment.world, start, target, far)
        if len(path) > 1:
            yield from dict.fromkeys(((start, path[-1]), (start, path[len(path) // 2], path[-1]), path))


def _stray(moment: Moment, figure: str, ahead: Point, luck: Luck, attempt: int) -> Route:
    start, most = moment.state.figures[figure].place, moment.world.fighter(figure).profile.move
    stray = (ahead[0] + luck.randrange(6001) - 3000, ahead[1] + luck.randrange(6001) - 3000)
    corner = _along(start, stray, most * (1 + luck.randrange(3)) // 4)
    if attempt % 3 == 0:
        return (start, corner)
    left = most - isqrt((corner[0] - start[0]) ** 2 + (corner[1] - start[1]) ** 2) - 2
    onward = towards_nearest(moment, figure, corner) or ahead
    return (start, corner, _along(corner, onward, left, short=_room(moment, figure)))


def _room(moment: Moment, figure: str) -> int:
    """The room that two bases need."""
    knobs = moment.world.knobs
    return (
        2
        + knobs.bases[moment.world.fighter(figure).profile.size]
        + max(
            knobs.bases[moment.world.fighter(foe).profile.size] for foe in enemies(moment.world, poses(moment), figure)
        )
    )


def _along(start: Point, ahead: Point, length: int, *, short: int = 0) -> Point:
    """The point so far along a direction, at most `length`, and `short` of its end."""
    size = isqrt(ahead[0] ** 2 + ahead[1] ** 2) + 1
    far = max(0, min(length, size - short))
    return (start[0] + int(ahead[0] * far / size), start[1] + int(ahead[1] * far / size))
