"""When a target is in cover from an attacker (R-34)."""

from app.geometry.plane import touching
from app.rulesets.ruins.places import Poses, bodies
from app.rulesets.ruins.reach import clear_between
from app.rulesets.ruins.sights import looked
from app.rulesets.ruins.world import World


def in_cover(world: World, everyone: Poses, attacker: str, target: str) -> bool:
    """Whether a limb's worth or more of the target is hidden; never in base contact with nothing between (R-34)."""
    body = bodies(world, everyone)
    one, other = body[attacker], body[target]
    if touching(one, other, world.knobs.contact) and clear_between(world, one, other):
        return False
    return looked(world, everyone, attacker, target).klass != "full"
