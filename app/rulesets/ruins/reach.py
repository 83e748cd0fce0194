"""Who is within whose reach, and who is engaged by whom: read from the position, never stored (R-40, R-41)."""

from functools import lru_cache

from app.geometry.lines import free_line
from app.geometry.plane import in_front, within
from app.geometry.shapes import Figure
from app.rulesets.ruins.places import Poses, bodies
from app.rulesets.ruins.profiles import Weapon
from app.rulesets.ruins.world import World


def reach_of(world: World, weapon: Weapon) -> int:
    """How far a melee weapon reaches, in units; a reach of 0 is base contact (R-40, T-05)."""
    return max(weapon.reach or 0, world.knobs.contact)


def sees_ahead(world: World, viewer: Figure, target: Figure) -> bool:
    """Whether the target lies in the viewer's front half (R-31)."""
    return not world.knobs.arc or in_front(viewer, target)


def clear_between(world: World, one: Figure, other: Figure) -> bool:
    """Whether nothing stands between two fighters that would stop a weapon (R-41)."""
    return not world.knobs.free_line or free_line(one, other, world.prisms_between(one.centre, other.centre))


def engages(world: World, enemy: Figure, reach: int, figure: Figure) -> bool:
    """Whether this enemy, with this reach, engages the figure (R-41)."""
    return within(enemy, figure, reach) and sees_ahead(world, enemy, figure) and clear_between(world, enemy, figure)


@lru_cache(maxsize=1024)
def engagements(world: World, everyone: Poses) -> frozenset[tuple[str, str]]:
    """All pairs of who engages whom on the table (R-41)."""
    body, seats = bodies(world, everyone), world.seats
    return frozenset(
        (a.figure, b.figure)
        for a in everyone
        for b in everyone
        if seats[a.figure] != seats[b.figure] and engages(world, body[a.figure], a.reach, body[b.figure])
    )


def engaged_by(world: World, everyone: Poses, figure: str) -> tuple[str, ...]:
    """The enemies that engage this figure, by id in order (R-41)."""
    return tuple(sorted(enemy for enemy, held in engagements(world, everyone) if held == figure))
