"""Shoot: at an enemy ahead, in sight and range, and not into a fight of one's friends (R-45, R-33)."""

from app.engine.asks import Ask
from app.engine.record import record
from app.engine.refusal import Evidence, Refused
from app.engine.ruleset import Quote
from app.engine.view import Option
from app.geometry.plane import within
from app.rulesets.ruins import blows
from app.rulesets.ruins.frames import Blow
from app.rulesets.ruins.places import Poses, poses
from app.rulesets.ruins.reach import engaged_by, engagements
from app.rulesets.ruins.sights import looked, measured, receipt
from app.rulesets.ruins.state import Moment, Play
from app.rulesets.ruins.targets import behind, no_target, pair, wrong

RULES = ("R-45", "R-33", "R-31", "R-30", "R-32", "R-01", "R-02")


@record
class Shoot:
    """Shoot or throw with a weapon in hand."""

    figure: str
    weapon: str
    target: str


def illegal(moment: Moment, blow: Blow) -> Refused | None:
    """Why this shot cannot be: target, engaged, arc, range, sight, friends, in this order."""
    everyone = poses(moment)
    bad = no_target(moment, everyone, blow, "R-45")
    if bad:
        return bad
    one, other = pair(moment, everyone, blow)
    holding = engaged_by(moment.world, everyone, blow.figure)
    if holding:
        return wrong("engaged", "R-45", one, other, Evidence(tokens=holding))
    return behind(moment, everyone, blow) or _out_of_sight(moment, everyone, blow)


def _out_of_sight(moment: Moment, everyone: Poses, blow: Blow) -> Refused | None:
    one, other = pair(moment, everyone, blow)
    far = moment.world.weapon(blow.figure, blow.weapon).range or 0
    line = ((one.centre, other.centre),)
    if not within(one, other, far):
        drawn = Evidence(lines=line, tokens=(other.id,), receipt=measured(one, other, far))
        return wrong("range", "R-45", one, other, drawn)
    if looked(moment.world, everyone, one.id, other.id).klass == "none":
        look = receipt(moment.world, everyone, one.id, other.id, far)
        pieces = tuple(b.id for b in look.blockers if b.id not in moment.state.figures)
        drawn = Evidence(lines=line, tokens=(other.id,), pieces=pieces, receipt=look)
        return wrong("no_sight", "R-33", one, other, drawn)
    return _into_melee(moment, everyone, blow)


def _into_melee(moment: Moment, everyone: Poses, blow: Blow) -> Refused | None:
    """Refused if a friend engages the target, or is engaged by it."""
    if moment.world.knobs.shoot_into_melee:
        return None
    seats, pairs = moment.world.seats, engagements(moment.world, everyone)
    at_it = {a if b == blow.target else b for a, b in pairs if blow.target in (a, b)} - {blow.figure}
    friends = tuple(sorted(f for f in at_it if seats[f] == seats[blow.figure]))
    one, other = pair(moment, everyone, blow)
    return wrong("in_melee", "R-45", one, other, Evidence(tokens=friends)) if friends else None


def blow_of(command: Shoot) -> Blow:
    """What the command declares."""
    return Blow(what="shoot", figure=command.figure, weapon=command.weapon, target=command.target)


def quote(moment: Moment, _ask: Ask, command: Shoot) -> Quote | Refused:
    """Price, receipts and chances."""
    return blows.quote(moment, blow_of(command), illegal, RULES)


def play(scene: Play, command: Shoot, _quote: Quote) -> None:
    """Pay and shoot."""
    blows.declare(scene, blow_of(command))


def offer(moment: Moment, figure: str) -> tuple[Option, ...]:
    """One option for each weapon in hand that shoots."""
    return blows.offer(moment, "shoot", figure, illegal)
