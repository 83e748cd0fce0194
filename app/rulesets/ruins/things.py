"""Marked pieces in play: where each is, who holds it, who is near enough to lay hands on it (R-94)."""

from app.geometry.plane import within
from app.geometry.shapes import Figure, Point
from app.rulesets.ruins.events import Dropped
from app.rulesets.ruins.places import bodies, poses
from app.rulesets.ruins.setup import Marked
from app.rulesets.ruins.state import Moment, Play, State
from app.rulesets.ruins.world import World


def marked(world: World, name: str) -> Marked | None:
    """The row of a marked piece."""
    return next((mark for mark in world.setup.marked if mark.id == name), None)


def spot(state: State, name: str) -> tuple[int, int, int]:
    """Where it is: with its holder, or where it lies."""
    thing = state.things[name]
    holder = state.figures[thing.holder] if thing.holder else None
    return (holder.x, holder.y, holder.z) if holder else (thing.x, thing.y, thing.z)


def at_hand(moment: Moment, figure: str, mark: Marked) -> bool:
    """Whether a figure is within 1 cm of a marked piece: of the ring that marks it, height counted (R-94, R-30)."""
    x, y, z = spot(moment.state, mark.id)
    ring = Figure(id=mark.id, x=x, y=y, z=z, r=max(1, mark.radius), h=1, eye=1, facing=(1, 0))
    return within(bodies(moment.world, poses(moment))[figure], ring, moment.world.knobs.interact_reach)


def held(state: State, figure: str) -> tuple[str, ...]:
    """What a figure holds."""
    return tuple(name for name, thing in state.things.items() if thing.holder == figure)


def holder_seat(world: World, state: State, name: str) -> int | None:
    """Whose band a marked piece is with: who holds it, or who has worked it last."""
    thing = state.things[name]
    return world.seats[thing.holder] if thing.holder else thing.by


def drop(scene: Play, figure: str) -> None:
    """What a figure holds lies where it stood (R-94)."""
    for name in held(scene.state, figure):
        scene.tell(Dropped(figure=figure, piece=name))
        scene.cite("R-94")


def centre(state: State, name: str) -> Point:
    """Where it is in plan."""
    x, y, _ = spot(state, name)
    return (x, y)
