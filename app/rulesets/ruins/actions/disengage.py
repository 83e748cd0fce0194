"""Disengage: get away from all who engage the figure, by one test against each of them (R-43)."""

from app.engine.asks import Ask
from app.engine.record import record
from app.engine.refusal import Evidence, Refused, refused
from app.engine.ruleset import Quote
from app.engine.view import Odds, Option
from app.engine.words import Name, Percent, line
from app.rulesets.ruins.attack import plain_hand
from app.rulesets.ruins.doors import here
from app.rulesets.ruins.events import Paid
from app.rulesets.ruins.frames import Trial
from app.rulesets.ruins.odds import beats_all
from app.rulesets.ruins.offers import impossible, possible
from app.rulesets.ruins.paying import price, unpayable
from app.rulesets.ruins.places import poses
from app.rulesets.ruins.reach import engaged_by
from app.rulesets.ruins.state import Moment, Play
from app.rulesets.ruins.trial import throw

RULES = ("R-43", "R-41", "R-01", "R-02")


@record
class Disengage:
    """Try to get away from all enemies that engage the figure."""

    figure: str


def impeded(moment: Moment, figure: str) -> Refused | None:
    """Why it cannot be tried."""
    wrong = unpayable(moment, figure, "disengage")
    if wrong or engaged_by(moment.world, poses(moment), figure):
        return wrong
    return refused("not_engaged", "R-43", Evidence(tokens=(figure,)), who=Name(token=figure))


def test_of(moment: Moment, figure: str) -> Trial:
    """One roll of aptitude against one of each enemy that engages the figure."""
    holders = engaged_by(moment.world, poses(moment), figure)
    return Trial(what="disengage", hands=tuple(plain_hand(moment.world, one, "aptitude") for one in (figure, *holders)))


def odds_of(moment: Moment, figure: str) -> Odds:
    """The exact chance to beat them all."""
    ours, *theirs = (throw(hand) for hand in test_of(moment, figure).hands)
    level = moment.world.knobs.level_wins == "starter"
    pools = line("odds.pools", attack=ours[0], defence=theirs[0][0]) if len(theirs) == 1 else None
    return Odds(win=beats_all(ours, tuple(sorted(theirs)), level=level), pools=pools)


def quote(moment: Moment, _ask: Ask, command: Disengage) -> Quote | Refused:
    """The price, and the chance."""
    wrong = impeded(moment, command.figure)
    if wrong:
        return wrong
    cost = price(command.figure)
    left = dict.fromkeys(cost, moment.state.figures[command.figure].ap - 1)
    return Quote(price=cost, left=left, odds=odds_of(moment, command.figure), opens=("reroll",), rules=RULES)


def play(scene: Play, command: Disengage, _quote: Quote) -> None:
    """Pay, and try."""
    trial = test_of(here(scene), command.figure)
    scene.tell(Paid(figure=command.figure, action="disengage"))
    scene.push(trial)


def offer(moment: Moment, figure: str) -> tuple[Option, ...]:
    """One option, with the exact chance."""
    command = {"kind": "disengage", "figure": figure}
    wrong = impeded(moment, figure)
    if wrong:
        return (impossible("disengage", command, wrong, key="G"),)
    fact = line("fact.wins", share=Percent(tenths=odds_of(moment, figure).win))
    return (possible("disengage", command, fact, key="G", rule="R-43"),)
