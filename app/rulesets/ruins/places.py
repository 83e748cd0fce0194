"""Where everybody stands, as geometry sees it; what is in hand decides how far it reaches (R-32, R-40)."""

from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from app.geometry.shapes import Figure, Point
from app.rulesets.ruins.memo import remembered
from app.rulesets.ruins.profiles import Weapon
from app.rulesets.ruins.state import Moment
from app.rulesets.ruins.world import World


class Pose(NamedTuple):
    """A figure on the table, small enough to remember measurements by; `reach` is that of its longest weapon."""

    figure: str
    x: int
    y: int
    facing: Point
    reach: int
    z: int = 0


Poses: TypeAlias = tuple[Pose, ...]


@remembered
def poses(moment: Moment) -> Poses:
    """All figures on the table."""
    world, figures = moment.world, moment.state.figures
    return tuple(Pose(f, s.x, s.y, s.facing, longest(world, f, s.thrown), s.z) for f, s in figures.items() if s.up)


def moved(everyone: Poses, figure: str, place: Point, z: int, facing: Point | None = None) -> Poses:
    """The same table with one figure elsewhere, its feet at height z."""
    x, y = place
    return tuple(p._replace(x=x, y=y, z=z, facing=facing or p.facing) if p.figure == figure else p for p in everyone)


@lru_cache(maxsize=1024)
def bodies(world: World, everyone: Poses) -> Mapping[str, Figure]:
    """The bodies of all figures on the table, by id."""
    return {pose.figure: body_of(world, pose) for pose in everyone}


def body_of(world: World, pose: Pose) -> Figure:
    """The body of a figure that stands so."""
    knobs, size = world.knobs, world.fighter(pose.figure).profile.size
    height = knobs.heights[size]
    return Figure(
        id=pose.figure,
        x=pose.x,
        y=pose.y,
        z=pose.z,
        r=knobs.bases[size],
        h=height,
        eye=height * knobs.eye // 1000,
        facing=pose.facing,
    )


@lru_cache(maxsize=1024)
def in_hand(world: World, figure: str, thrown: tuple[str, ...]) -> tuple[Weapon, ...]:
    """The weapons that a figure still holds; bare hands are added where none of them is made for melee (R-40)."""
    held = tuple(weapon for weapon in world.fighter(figure).weapons if weapon.key not in thrown)
    armed = any(weapon.reach is not None for weapon in held)
    return held if armed else (*held, world.setup.bare_hands)


@lru_cache(maxsize=1024)
def longest(world: World, figure: str, thrown: tuple[str, ...]) -> int:
    """The reach of the longest weapon in hand; base contact at least (R-40, T-05)."""
    reaches = (weapon.reach for weapon in in_hand(world, figure, thrown) if weapon.reach is not None)
    return max(world.knobs.contact, *reaches)


def enemies(world: World, everyone: Poses, figure: str) -> tuple[str, ...]:
    """The figures of other bands on the table."""
    seat = world.seats[figure]
    return tuple(pose.figure for pose in everyone if world.seats[pose.figure] != seat)
