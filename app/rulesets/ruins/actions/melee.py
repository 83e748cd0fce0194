"""Melee: strike an enemy within the weapon's reach, ahead, with nothing between (R-44, R-41)."""

from app.engine.asks import Ask
from app.engine.record import record
from app.engine.refusal import Evidence, Refused
from app.engine.ruleset import Quote
from app.engine.view import Option
from app.geometry.plane import within
from app.rulesets.ruins import blows
from app.rulesets.ruins.frames import Blow
from app.rulesets.ruins.places import poses
from app.rulesets.ruins.reach import clear_between, reach_of
from app.rulesets.ruins.sights import measured
from app.rulesets.ruins.state import Moment, Play
from app.rulesets.ruins.targets import behind, no_target, pair, wrong

RULES = ("R-44", "R-40", "R-41", "R-31", "R-30", "R-32", "R-01", "R-02")


@record
class Melee:
    """Strike with a weapon in hand."""

    figure: str
    weapon: str
    target: str


def illegal(moment: Moment, blow: Blow) -> Refused | None:
    """Why this blow cannot be: target, reach, arc, line, in this order."""
    everyone = poses(moment)
    bad = no_target(moment, everyone, blow, "R-44")
    if bad:
        return bad
    one, other = pair(moment, everyone, blow)
    reach = reach_of(moment.world, moment.world.weapon(blow.figure, blow.weapon))
    if not within(one, other, reach):
        drawn = Evidence(lines=((one.centre, other.centre),), tokens=(other.id,), receipt=measured(one, other, reach))
        return wrong("reach", "R-44", one, other, drawn)
    if behind(moment, everyone, blow):
        return behind(moment, everyone, blow)
    return None if clear_between(moment.world, one, other) else wrong("no_line", "R-41", one, other)


def blow_of(command: Melee) -> Blow:
    """What the command declares."""
    return Blow(what="melee", figure=command.figure, weapon=command.weapon, target=command.target)


def quote(moment: Moment, _ask: Ask, command: Melee) -> Quote | Refused:
    """Price, receipts and chances."""
    return blows.quote(moment, blow_of(command), illegal, RULES)


def play(scene: Play, command: Melee, _quote: Quote) -> None:
    """Pay and strike."""
    blows.declare(scene, blow_of(command))


def offer(moment: Moment, figure: str) -> tuple[Option, ...]:
    """One option for each melee weapon in hand."""
    return blows.offer(moment, "melee", figure, illegal)
