"""The round: eight steps in their order, each a row, each shown to all (R-80)."""

from collections.abc import Callable

from app.engine.record import value
from app.rulesets.ruins import deployment, desertion, initiative, objectives, slots
from app.rulesets.ruins.endings import end_by_bands, end_by_rounds
from app.rulesets.ruins.events import Recovered, StepBegan
from app.rulesets.ruins.frames import Rounds
from app.rulesets.ruins.standings import over
from app.rulesets.ruins.state import Play


@value
class Step:
    """A step of the round: its name in the catalogue, and what happens when it begins."""

    key: str
    begin: Callable[[Play], None]


def nothing(_scene: Play) -> None:
    """A step in which nothing happens in this scenario."""


def recover(scene: Play) -> None:
    """All AP and rerolls are back, whatever was left (R-01, R-23)."""
    scene.tell(Recovered())
    scene.cite("R-01", "R-80")


STEPS = (
    Step(key="step.initiative", begin=initiative.begin),
    Step(key="step.maintained", begin=nothing),
    Step(key="step.event", begin=nothing),
    Step(key="step.recovery", begin=recover),
    Step(key="step.alert", begin=nothing),
    Step(key="step.activations", begin=slots.begin),
    Step(key="step.objectives", begin=objectives.begin),
    Step(key="step.desertion", begin=desertion.begin),
)


def opening(scene: Play) -> None:
    """The game begins: those who have no place yet are deployed, then the first step follows (R-82)."""
    scene.push(Rounds())
    deployment.begin(scene)


def advance(scene: Play) -> None:
    """The next step, or the end (R-81)."""
    number, step = scene.state.round, scene.state.step
    if over(scene.world, scene.state):
        end_by_bands(scene)
    elif step == len(STEPS) and number >= scene.world.knobs.rounds:
        end_by_rounds(scene)
    else:
        number, step = (number, step + 1) if number and step < len(STEPS) else (number + 1, 1)
        scene.tell(StepBegan(round=number, step=step))
        STEPS[step - 1].begin(scene)
