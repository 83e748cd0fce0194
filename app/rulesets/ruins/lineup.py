"""Where a figure may be deployed: what programs choose from, and what is taken when time is up (R-82)."""

from collections.abc import Iterator

from app.engine.ruleset import Luck
from app.geometry.shapes import Point
from app.rulesets.ruins.actions.deploy import Deploy, wrong_place, zone_of
from app.rulesets.ruins.deployment import reserve
from app.rulesets.ruins.state import Moment

GRID = 100
"""How far apart the places are that are looked through for a free one, in units."""
TRIES, ENOUGH = 40, 4


def places(moment: Moment, seat: int, luck: Luck) -> tuple[Deploy, ...]:
    """A few places here and there in the zone, and at least the first that is free."""
    left = reserve(moment.world, moment.state, seat)
    x0, y0, x1, y1 = _box(moment, seat)
    found: list[Deploy] = []
    for _ in range(TRIES):
        at = (x0 + luck.randrange(x1 - x0 + 1), y0 + luck.randrange(y1 - y0 + 1))
        command = Deploy(figure=left[luck.randrange(len(left))], at=at)
        if len(found) < ENOUGH and wrong_place(moment, command) is None:
            found.append(command)
    return tuple(found) or (first_place(moment, seat),)


def first_place(moment: Moment, seat: int) -> Deploy:
    """The first figure left, at the first free place of a grid over the zone; what is answered when time is up.

    Raises LookupError where a scenario's zone is too small for its band.
    """
    left = reserve(moment.world, moment.state, seat)
    commands = (Deploy(figure=figure, at=at) for figure in left[:1] for at in _grid(moment, seat))
    free = next((command for command in commands if wrong_place(moment, command) is None), None)
    if free is None:
        raise LookupError(f"no room left in the zone of seat {seat}")
    return free


def _grid(moment: Moment, seat: int) -> Iterator[Point]:
    x0, y0, x1, y1 = _box(moment, seat)
    return ((x, y) for y in range(y0, y1 + 1, GRID) for x in range(x0, x1 + 1, GRID))


def _box(moment: Moment, seat: int) -> tuple[int, int, int, int]:
    corners = zone_of(moment, seat).corners
    xs, ys = [x for x, _ in corners], [y for _, y in corners]
    return min(xs), min(ys), max(xs), max(ys)
