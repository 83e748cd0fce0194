"""What play changes: where the figures stand, what they have left, the track, the round, what is half done."""

from collections.abc import Mapping
from dataclasses import field, replace
from typing import Any, Literal, TypeAlias

from app.engine.game import Seeding
from app.engine.position import Position
from app.engine.record import value
from app.engine.scene import Scene
from app.geometry.shapes import Point
from app.rulesets.ruins.frames import Frame, Hand
from app.rulesets.ruins.setup import Fighter
from app.rulesets.ruins.world import World


@value
class Standing:
    """A figure in play; z is the height of its feet.

    `deeds` are the kinds of action declared in this activation (R-02), `fresh` says whether its last deed was an action
    of its own (R-04), `thrown` names the weapons that have left its hand (R-45), `slipped` the enemies that it has got
    away from in this activation and not been out of the reach of since (R-43).
    """

    x: int
    y: int
    facing: Point
    health: int
    z: int = 0
    ap: int = 0
    rerolls: int = 0
    deeds: tuple[str, ...] = ()
    fresh: bool = False
    thrown: tuple[str, ...] = ()
    slipped: tuple[str, ...] = ()
    status: Literal["up", "out", "left", "reserve"] = "up"

    @property
    def up(self) -> bool:
        """Whether it is on the table."""
        return self.status == "up"

    @property
    def place(self) -> Point:
        """The centre of its base."""
        return (self.x, self.y)

    def but(self, **changes: Any) -> "Standing":  # noqa: ANN401  (any field)
        """The same figure with some things changed."""
        return replace(self, **changes)


@value
class Thing:
    """A marked piece in play: where it lies, who holds it, whether it is open, which seat has worked it (R-94)."""

    x: int
    y: int
    z: int
    holder: str | None = None
    open: bool = False
    by: int | None = None

    def but(self, **changes: Any) -> "Thing":  # noqa: ANN401  (any field)
        """The same piece with some things changed."""
        return replace(self, **changes)


@value
class State:
    """The table in play. `scores` and `lots` are the dice behind the track (R-80), `gone` why a band left.

    `points` are by seat, `met` the round in which each objective has paid last (R-81).
    """

    figures: Mapping[str, Standing]
    round: int = 0
    step: int = 0
    scores: Mapping[str, Hand] = field(default_factory=dict)
    lots: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    track: tuple[str, ...] = ()
    gone: Mapping[str, str] = field(default_factory=dict)
    things: Mapping[str, Thing] = field(default_factory=dict)
    points: Mapping[str, int] = field(default_factory=dict)
    met: Mapping[str, int] = field(default_factory=dict)
    work: tuple[Frame | Seeding, ...] = ()

    def but(self, **changes: Any) -> "State":  # noqa: ANN401  (any field)
        """The same table with some things changed."""
        return replace(self, **changes)

    def with_figure(self, figure: str, **changes: Any) -> "State":  # noqa: ANN401  (any field)
        """The same table with one figure changed."""
        return replace(self, figures={**self.figures, figure: self.figures[figure].but(**changes)})

    def with_thing(self, piece: str, **changes: Any) -> "State":  # noqa: ANN401  (any field)
        """The same table with one marked piece changed."""
        return replace(self, things={**self.things, piece: self.things[piece].but(**changes)})


Moment: TypeAlias = Position[World, State]
Play: TypeAlias = Scene[World, State]


def blank(world: World) -> State:
    """The table as the scenario sets it, before anything has happened."""
    things = {m.id: Thing(x=m.place[0], y=m.place[1], z=m.z) for m in world.setup.marked}
    return State(figures={f.id: _placed(world, f) for f in world.fighters.values()}, things=things)


def _placed(world: World, fighter: Fighter) -> Standing:
    health = fighter.profile.health
    if fighter.place is None:
        return Standing(x=0, y=0, facing=fighter.facing, health=health, status="reserve")
    x, y = fighter.place
    z = world.ground.under(fighter.place, 0, world.knobs.step)
    return Standing(x=x, y=y, z=z, facing=fighter.facing, health=health)
