"""A scenario by value: table, terrain, bands, options. Kept with each game, so new content never touches it (A-13)."""

from typing import Literal

from app.engine.record import value
from app.geometry.outlines import FURTHEST
from app.geometry.shapes import Point, Prism, Terrain
from app.rulesets.ruins.options import Knobs
from app.rulesets.ruins.profiles import Armour, Profile, Weapon


@value
class Fighter:
    """A character as it is fielded: who, with what, where; `id` is its token.

    Without a place it is deployed by its player (R-82).
    """

    id: str
    name: str
    profile: Profile
    weapons: tuple[Weapon, ...]
    armour: Armour
    place: Point | None
    facing: Point


@value
class Region:
    """A part of the table: a ring round a place, or a polygon; who stands from `low` to `high` counts in it."""

    id: str
    letter: str = ""
    place: Point = (0, 0)
    radius: int = 0
    corners: tuple[Point, ...] = ()
    low: int = -FURTHEST
    high: int = FURTHEST


@value
class Marked:
    """A marked piece (R-94): a thing to carry, a door, or a device to work; its ring is what one comes near to.

    `piece` is the terrain of a door, `opened` its solids when it is open.
    """

    id: str
    does: Literal["thing", "door", "device"]
    place: Point
    letter: str = ""
    z: int = 0
    radius: int = 0
    piece: str = ""
    opened: tuple[Prism, ...] = ()


@value
class Goal:
    """A main objective of a band (R-81).

    `hold` a region with more figures than any other band, `have` a piece in hand (in a region, if one is named), `work`
    a device last, put so many enemies `out`. It pays once in the game, or once in each round; an `instant` one ends it.
    """

    key: str
    does: Literal["hold", "have", "work", "out"]
    points: int
    each: Literal["round", "once"]
    region: str = ""
    piece: str = ""
    count: int = 0
    instant: bool = False


@value
class Band:
    """One player's characters; `key` names its words in the catalogue, `zone` the region where it deploys (R-82)."""

    seat: int
    key: str
    fighters: tuple[Fighter, ...]
    zone: str = ""
    goals: tuple[Goal, ...] = ()


@value
class Setup:
    """What a game is played with, from the table to the last knob; lengths in units of 0.1 mm.

    `levels` are the heights of its floors.
    """

    key: str
    width: int
    height: int
    terrain: tuple[Terrain, ...]
    bands: tuple[Band, ...]
    bare_hands: Weapon
    options: Knobs
    levels: tuple[int, ...] = (0,)
    marked: tuple[Marked, ...] = ()
    regions: tuple[Region, ...] = ()
