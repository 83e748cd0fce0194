"""Legal answers to an ask, more of the telling ones: what bots, fuzz and laws choose from (A-01)."""

from collections.abc import Iterator

from app.engine.asks import Ask
from app.engine.ruleset import Luck
from app.rulesets.ruins.actions.disengage import Disengage, impeded
from app.rulesets.ruins.actions.end import End
from app.rulesets.ruins.actions.interact import legal
from app.rulesets.ruins.actions.melee import Melee
from app.rulesets.ruins.actions.melee import illegal as no_blow
from app.rulesets.ruins.actions.shoot import Shoot
from app.rulesets.ruins.actions.shoot import illegal as no_shot
from app.rulesets.ruins.actions.turn import Face, Turn
from app.rulesets.ruins.blows import What, legal_targets
from app.rulesets.ruins.commands import Command
from app.rulesets.ruins.desertion import Withdraw
from app.rulesets.ruins.doors import laid
from app.rulesets.ruins.example_moves import proposed, towards_nearest
from app.rulesets.ruins.frames import Blow
from app.rulesets.ruins.lineup import places
from app.rulesets.ruins.paying import acting, unpayable
from app.rulesets.ruins.places import in_hand
from app.rulesets.ruins.rerolls import Keep, Reroll, deciding
from app.rulesets.ruins.state import Moment
from app.rulesets.ruins.trial import won

LIKED = ("take", "open", "activate")
"""What is done with marked pieces as eagerly as an attack."""
EAGER = 6
"""How many times an attack stands in the list, and the first move."""
STEADY = 60
"""How many bands stay for one that leaves."""


def examples(moment: Moment, ask: Ask, luck: Luck) -> tuple[Command, ...]:
    """A handful of filled commands, every one legal."""
    moment = laid(moment)
    if ask.kind == "deploy":
        return places(moment, ask.seat, luck)
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
    handled = [command for command in legal(moment, figure) for _ in range(EAGER if command.deed in LIKED else 1)]
    attacks = [*_attacks(moment, figure)] * EAGER
    moves = proposed(moment, figure, luck)
    turns = [*_turns(moment, figure)]
    free = [Disengage(figure=figure)] * (impeded(moment, figure) is None)
    return (*attacks, *moves[:1] * EAGER, *moves[1:], *turns, *free, *handled, End(figure=figure))


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
    ahead = towards_nearest(moment, figure)
    if ahead is None:
        return
    standing = moment.state.figures[figure]
    if ahead == standing.facing:
        return
    if standing.fresh:
        yield Face(figure=figure, facing=ahead)
    elif unpayable(moment, figure, "move") is None:
        yield Turn(figure=figure, facing=ahead)
