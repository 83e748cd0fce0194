"""End: the activation is over, what AP are left are kept for rerolls (R-03)."""

from dataclasses import replace

from app.engine.asks import Ask
from app.engine.record import record
from app.engine.refusal import Refused, refused
from app.engine.ruleset import Quote
from app.engine.view import Option
from app.engine.words import line
from app.rulesets.ruins.events import SlotEnded
from app.rulesets.ruins.frames import Slots
from app.rulesets.ruins.offers import possible
from app.rulesets.ruins.paying import acting
from app.rulesets.ruins.state import Moment, Play


@record
class End:
    """End the activation."""

    figure: str


def quote(moment: Moment, _ask: Ask, command: End) -> Quote | Refused:
    """It costs nothing."""
    if command.figure != acting(moment.state):
        return refused("not_its_slot", "R-03")
    return Quote(rules=("R-03",))


def play(scene: Play, command: End, _quote: Quote) -> None:
    """The next on the track is at it."""
    top: Slots = scene.top
    scene.tell(SlotEnded(figure=command.figure, left=scene.state.figures[command.figure].ap))
    scene.become(replace(top, place=top.place + 1))


def offer(moment: Moment, figure: str) -> tuple[Option, ...]:
    """Always there."""
    fact = line("fact.keeps", ap=moment.state.figures[figure].ap)
    return (possible("end", {"kind": "end", "figure": figure}, fact, key="Space", ends=True, rule="R-03"),)
