"""Whom an attack may be aimed at: what melee and shots ask alike (R-31)."""

from app.engine.refusal import Evidence, Refused, refused
from app.engine.words import Name
from app.geometry.shapes import Figure
from app.rulesets.ruins.frames import Blow
from app.rulesets.ruins.places import Poses, bodies, enemies, in_hand
from app.rulesets.ruins.profiles import Weapon
from app.rulesets.ruins.reach import sees_ahead
from app.rulesets.ruins.sights import measured
from app.rulesets.ruins.state import Moment


def weapon_in_hand(moment: Moment, blow: Blow) -> Weapon | None:
    """The weapon, if the figure holds it and it is made for this."""
    thrown = moment.state.figures[blow.figure].thrown
    held = (w for w in in_hand(moment.world, blow.figure, thrown) if w.key == blow.weapon)
    return next((w for w in held if (w.reach if blow.what == "melee" else w.range) is not None), None)


def no_target(moment: Moment, everyone: Poses, blow: Blow, rule: str) -> Refused | None:
    """Refused unless it is an enemy on the table and the weapon is in hand."""
    if blow.target not in enemies(moment.world, everyone, blow.figure):
        return refused("no_enemy", rule)
    return None if weapon_in_hand(moment, blow) else refused("not_in_hand", rule, who=Name(token=blow.figure))


def pair(moment: Moment, everyone: Poses, blow: Blow) -> tuple[Figure, Figure]:
    """Attacker and target."""
    body = bodies(moment.world, everyone)
    return body[blow.figure], body[blow.target]


def behind(moment: Moment, everyone: Poses, blow: Blow) -> Refused | None:
    """Refused where the target does not lie in the front half (R-31)."""
    one, other = pair(moment, everyone, blow)
    return None if sees_ahead(moment.world, one, other) else wrong("arc", "R-31", one, other)


def wrong(code: str, rule: str, one: Figure, other: Figure, evidence: Evidence | None = None) -> Refused:
    """A refusal that names both and shows the line between them."""
    drawn = evidence or Evidence(lines=((one.centre, other.centre),), tokens=(other.id,), receipt=measured(one, other))
    return refused(code, rule, drawn, who=Name(token=one.id), target=Name(token=other.id))
