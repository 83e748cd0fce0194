"""Step 6: one slot after another, in the order of the track (R-80, R-03)."""

from dataclasses import replace

from app.engine.view import Option
from app.rulesets.ruins.actions import disengage, end, interact, melee, move, shoot, turn
from app.rulesets.ruins.endings import end_by_bands
from app.rulesets.ruins.frames import Slots
from app.rulesets.ruins.memo import remembered
from app.rulesets.ruins.paying import acting
from app.rulesets.ruins.standings import over
from app.rulesets.ruins.state import Moment, Play

ACTIONS = (move.offer, shoot.offer, melee.offer, disengage.offer, interact.offer, turn.offer, end.offer)
"""What is on offer in a slot, in the order of showing: an action is one row."""


def begin(scene: Play) -> None:
    """The first on the track is at it."""
    scene.cite("R-80")
    scene.push(Slots(place=0))


def at_it(moment: Moment) -> str | None:
    """The figure that is asked now; nobody when the game ends with the action that was in progress (R-81)."""
    return None if over(moment.world, moment.state) else acting(moment.state)


@remembered
def offer(moment: Moment) -> tuple[Option, ...]:
    """All that the figure can and cannot do."""
    figure = acting(moment.state)
    return tuple(option for row in ACTIONS for option in row(moment, figure)) if figure else ()


def advance(scene: Play, frame: Slots) -> None:
    """Nobody is at it: who is out has no slot, and after the last on the track the step is over."""
    if over(scene.world, scene.state):
        end_by_bands(scene)
    elif frame.place < len(scene.state.track):
        scene.become(replace(frame, place=frame.place + 1))
    else:
        scene.finish()
