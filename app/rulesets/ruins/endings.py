"""How a game ends: by its rounds, or when fewer than two bands are on the table (R-81)."""

from typing import Literal

from app.engine.words import Line, Side, line
from app.rulesets.ruins.events import BandLeft
from app.rulesets.ruins.frames import Rounds, Slots
from app.rulesets.ruins.objectives import pay
from app.rulesets.ruins.standings import bands_left, best, over, points
from app.rulesets.ruins.state import Play
from app.rulesets.ruins.things import drop


def end_by_bands(scene: Play) -> None:
    """Step 7 is evaluated a last time; the one band that is left wins; nobody left: a draw (R-81)."""
    pay(scene)
    left = bands_left(scene.world, scene.state)
    scene.cite("R-81")
    scene.end(left, line("end.last_band", side=Side(seat=left[0])) if left else line("end.nobody"))


def end_by_rounds(scene: Play) -> None:
    """After the last round most points win, level is a draw; bands that are gone cannot win (R-81)."""
    scene.cite("R-81")
    rounds = scene.world.knobs.rounds
    if not any(band.goals for band in scene.world.setup.bands):
        scene.end((), Line(key="end.rounds", params={"rounds": rounds}))
        return
    first = best(scene.state, bands_left(scene.world, scene.state))
    most = points(scene.state, first[0])
    if len(first) == 1:
        scene.end(first, line("end.points", side=Side(seat=first[0]), rounds=rounds, points=most))
    else:
        scene.end((), line("end.level", rounds=rounds, points=most))


def leave(scene: Play, seat: int, why: Literal["withdrew", "deserted", "conceded"]) -> None:
    """A band goes for good; what its figures hold stays behind (R-80, R-94)."""
    for figure, standing in scene.state.figures.items():
        if standing.up and scene.world.seats[figure] == seat:
            drop(scene, figure)
    scene.tell(BandLeft(seat=seat, why=why))


def quits(scene: Play, seat: int) -> None:
    """A band gives up and is gone; what it had begun, or was part of, is lost."""
    leave(scene, seat, "conceded")
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
