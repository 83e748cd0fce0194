"""What can be half done: the round, a slot, a walk, a blow, a test, the order of initiative, leaving (A-03)."""

from collections.abc import Mapping
from dataclasses import field
from typing import Literal, TypeAlias

from app.engine.hidden import Hidden
from app.engine.record import record, value
from app.engine.view import Receipt
from app.geometry.shapes import Point
from app.rulesets.ruins.pool import Dice

Skill: TypeAlias = Literal["attack", "shoot", "defence", "aptitude"]


@value
class Hand:
    """One side of a test: whose, how many dice of each sort, what they showed, in which rolls of the game.

    `cover` says how many of the advantage dice come from cover (R-34); `stays` are penalty dice that are not rolled
    again (a knob of R-21).
    """

    figure: str
    seat: int
    skill: Skill
    dice: int
    advantage: int = 0
    penalty: int = 0
    cover: int = 0
    rolled: Dice | None = None
    rolls: tuple[int, ...] = ()
    stays: tuple[int, ...] = ()


@record
class Deployment:
    """Before round 1: the roll-off, then the bands place one figure each in turn (R-82).

    `lots` are the dice of the roll-off by seat, `order` the seats in turn when they are told apart, `placed` how many
    figures stand.
    """

    lots: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    order: tuple[int, ...] = ()
    placed: int = 0
    last: int = 0


@record
class Rounds:
    """The game itself: step after step, round after round (R-80)."""


@record
class Initiative:
    """Everybody tests for the track; then those who can pay are asked once (R-80, R-25)."""

    asked: tuple[str, ...] = ()


@record
class Slots:
    """Activations: whose slot it is, by its place on the track from 0 (R-80)."""

    place: int


@record
class Walk:
    """A declared move, on its way (R-50)."""

    figure: str
    path: tuple[Point, ...]
    facing: Point
    length: int
    z: int = 0
    slipped: tuple[str, ...] = ()


@record
class Blow:
    """A declared attack, before its dice (R-35)."""

    what: Literal["melee", "shoot"]
    figure: str
    weapon: str
    target: str


@record
class Trial:
    """A test: who started it stands first, then one or several who answer it.

    `kept` are the hands that have kept since the last roll (R-22).

    `once`: a reroll is asked for only once (R-25). `blow` and `receipt` are of an attack.
    """

    what: Literal["melee", "shoot", "initiative", "desertion", "disengage"]
    hands: tuple[Hand, ...]
    difficulty: int | None = None
    kept: tuple[int, ...] = ()
    once: bool = False
    blow: Blow | None = None
    receipt: Receipt | None = None


@record
class Leaving:
    """Step 8: each band's sealed choice, then the tests of those that have lost too many (R-80).

    `testing` are the seats still to test, none before all have chosen; `fleeing` those that failed.
    """

    choices: Mapping[str, Hidden[bool]] = field(default_factory=dict)
    testing: tuple[int, ...] | None = None
    fleeing: tuple[int, ...] = ()


Frame: TypeAlias = Deployment | Rounds | Initiative | Slots | Walk | Blow | Trial | Leaving
