"""A scenario by value: table, terrain, bands, options. Kept with each game, so new content never touches it (A-13)."""

from app.engine.record import value
from app.geometry.shapes import Point, Terrain
from app.rulesets.ruins.options import Knobs
from app.rulesets.ruins.profiles import Armour, Profile, Weapon


@value
class Fighter:
    """A character as it is fielded: who, with what, where; `id` is its token."""

    id: str
    name: str
    profile: Profile
    weapons: tuple[Weapon, ...]
    armour: Armour
    place: Point
    facing: Point


@value
class Band:
    """One player's characters; `key` names its words in the catalogue."""

    seat: int
    key: str
    fighters: tuple[Fighter, ...]


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
