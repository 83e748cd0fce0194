"""How a game ends: by its rounds, or when fewer than two bands are on the table (R-81)."""

from app.engine.words import Line, Side, line
from app.rulesets.ruins.events import BandLeft
from app.rulesets.ruins.frames import Rounds, Slots
from app.rulesets.ruins.state import Play, State
from app.rulesets.ruins.world import World

FEWEST = 2
"""Bands that a game needs."""


def bands_left(world: World, state: State) -> tuple[int, ...]:
    """The seats whose bands have somebody on the table."""
    seats = {world.seats[figure] for figure, standing in state.figures.items() if standing.up}
    return tuple(sorted(seats))


def over(world: World, state: State) -> bool:
    """Whether fewer than two bands are on the table: then the game ends with the action or step in progress."""
    return len(bands_left(world, state)) < FEWEST


def end_by_bands(scene: Play) -> None:
    """The one band that is left wins; nobody left: a draw (R-81)."""
    left = bands_left(scene.world, scene.state)
    scene.cite("R-81")
    scene.end(left, line("end.last_band", side=Side(seat=left[0])) if left else line("end.nobody"))


def end_by_rounds(scene: Play) -> None:
    """After the last round the bands on the table are level (R-81)."""
    scene.cite("R-81")
    scene.end((), Line(key="end.rounds", params={"rounds": scene.world.knobs.rounds}))


def quits(scene: Play, seat: int) -> None:
    """A band gives up and is gone; what it had begun, or was part of, is lost."""
    scene.tell(BandLeft(seat=seat, why="conceded"))
    if over(scene.world, scene.state):
        end_by_bands(scene)
        return
    while not isinstance(scene.top, Rounds | Slots) and _touches(scene, seat):
        scene.finish()


def _touches(scene: Play, seat: int) -> bool:
    hands = getattr(scene.top, "hands", ())
    figure = getattr(scene.top, "figure", None)
    target = getattr(scene.top, "target", None)
    return any(hand.seat == seat for hand in hands) or seat in (
        scene.world.seats.get(figure or ""),
        scene.world.seats.get(target or ""),
    )
