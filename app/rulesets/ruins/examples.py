"""Legal answers to an ask, more of the telling ones: what bots, fuzz and laws choose from (A-01)."""

from collections.abc import Iterator
from math import isqrt

from app.engine.asks import Ask
from app.engine.refusal import Refused
from app.engine.ruleset import Luck
from app.geometry.shapes import Point
from app.rulesets.ruins.actions.disengage import Disengage, impeded
from app.rulesets.ruins.actions.end import End
from app.rulesets.ruins.actions.melee import Melee
from app.rulesets.ruins.actions.melee import illegal as no_blow
from app.rulesets.ruins.actions.move import Move, way
from app.rulesets.ruins.actions.shoot import Shoot
from app.rulesets.ruins.actions.shoot import illegal as no_shot
from app.rulesets.ruins.actions.turn import Face, Turn
from app.rulesets.ruins.blows import What, legal_targets
from app.rulesets.ruins.commands import Command
from app.rulesets.ruins.desertion import Withdraw
from app.rulesets.ruins.errands import errand
from app.rulesets.ruins.frames import Blow
from app.rulesets.ruins.paying import acting, unpayable
from app.rulesets.ruins.places import enemies, in_hand, poses
from app.rulesets.ruins.rerolls import Keep, Reroll, deciding
from app.rulesets.ruins.state import Moment
from app.rulesets.ruins.trial import won

TRIES = 7
MOVES = 2
"""How many paths are tried, and how many legal ones are enough."""
STRAIGHT = 3
"""How many of the paths tried lead straight at the nearest enemy."""
WHIM = 3
"""One time in how many it looks for somewhere else to go first."""
EAGER = 6
"""How many times an attack stands in the list, and the move that closes in most."""
STEADY = 60
"""How many bands stay for one that leaves."""


def examples(moment: Moment, ask: Ask, luck: Luck) -> tuple[Command, ...]:
    """A handful of filled commands, every one legal."""
    if ask.kind == "slot":
        return _slot(moment, luck)
    return _reroll(moment) if ask.kind == "reroll" else _withdraw()


def _withdraw() -> tuple[Command, ...]:
    return (*(Withdraw(leaves=False) for _ in range(STEADY)), Withdraw(leaves=True))


def _reroll(moment: Moment) -> tuple[Command, ...]:
    """Who is behind rerolls more often than who is ahead."""
    at = deciding(moment)
    if at is None:
        return ()
    trial, place = at
    figure = trial.hands[place].figure
    ahead = won(moment.world, trial) == (place == 0)
    keeps, rerolls = (4, 1) if ahead else (1, 2)
    return (*(Keep(figure=figure) for _ in range(keeps)), *(Reroll(figure=figure) for _ in range(rerolls)))


def _slot(moment: Moment, luck: Luck) -> tuple[Command, ...]:
    figure = acting(moment.state)
    if figure is None:
        return ()
    attacks = [*_attacks(moment, figure)] * EAGER
    moves = sorted(_moves(moment, figure, luck), key=lambda move: _distance(moment, move))
    turns = [*_turns(moment, figure)]
    free = [Disengage(figure=figure)] * (impeded(moment, figure) is None)
    return (*attacks, *moves[:1] * EAGER, *moves[1:], *turns, *free, End(figure=figure))


def _distance(moment: Moment, move: Move) -> int:
    """How far from the nearest enemy a move ends, squared."""
    x, y = _towards_nearest(moment, move.figure, move.path[-1]) or (0, 0)
    return x * x + y * y


def _attacks(moment: Moment, figure: str) -> Iterator[Command]:
    for weapon in in_hand(moment.world, figure, moment.state.figures[figure].thrown):
        for foe in _aims(moment, "melee", figure, weapon.key):
            yield Melee(figure=figure, weapon=weapon.key, target=foe)
        for foe in _aims(moment, "shoot", figure, weapon.key):
            yield Shoot(figure=figure, weapon=weapon.key, target=foe)


def _aims(moment: Moment, what: What, figure: str, weapon: str) -> tuple[str, ...]:
    if unpayable(moment, figure, what):
        return ()
    blow = Blow(what=what, figure=figure, weapon=weapon, target="")
    return legal_targets(moment, blow, no_blow if what == "melee" else no_shot)


def _turns(moment: Moment, figure: str) -> Iterator[Command]:
    """Towards the nearest enemy if it looks elsewhere: free if it may be, else for an AP."""
    ahead = _towards_nearest(moment, figure)
    if ahead is None:
        return
    standing = moment.state.figures[figure]
    if ahead == standing.facing:
        return
    if standing.fresh:
        yield Face(figure=figure, facing=ahead)
    elif unpayable(moment, figure, "move") is None:
        yield Turn(figure=figure, facing=ahead)


def _towards_nearest(moment: Moment, figure: str, place: Point | None = None) -> Point | None:
    x, y = place or moment.state.figures[figure].place
    foes = [moment.state.figures[foe].place for foe in enemies(moment.world, poses(moment), figure)]
    ways = [(fx - x, fy - y) for fx, fy in foes if (fx, fy) != (x, y)]
    return min(ways, key=lambda v: v[0] * v[0] + v[1] * v[1], default=None)


def _moves(moment: Moment, figure: str, luck: Luck) -> Iterator[Move]:
    """Straight at the nearest enemy, then here and there, in one leg or two; the legal ones."""
    if unpayable(moment, figure, "move"):
        return
    found = 0
    for attempt in range(TRIES):
        path = _path(moment, figure, luck, attempt)
        if path is None:
            continue
        if found == MOVES:
            return
        facing = _towards_nearest(moment, figure, path[-1]) if luck.randrange(3) else None
        command = Move(figure=figure, path=path, facing=facing)
        if not isinstance(way(moment, command), Refused):
            found += 1
            yield command


def _path(moment: Moment, figure: str, luck: Luck, attempt: int) -> tuple[Point, ...] | None:
    start, most = moment.state.figures[figure].place, moment.world.fighter(figure).profile.move
    ahead = _towards_nearest(moment, figure)
    if ahead is None:
        return None
    if attempt == 0 and luck.randrange(WHIM) == 0:
        return errand(moment.world, start, most, luck)
    if attempt < STRAIGHT:
        return (start, _along(start, ahead, most - attempt * most // STRAIGHT, short=_room(moment, figure)))
    stray = (ahead[0] + luck.randrange(6001) - 3000, ahead[1] + luck.randrange(6001) - 3000)
    corner = _along(start, stray, most * (1 + luck.randrange(3)) // 4)
    if attempt % 3 == 0:
        return (start, corner)
    left = most - isqrt((corner[0] - start[0]) ** 2 + (corner[1] - start[1]) ** 2) - 2
    onward = _towards_nearest(moment, figure, corner) or ahead
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
