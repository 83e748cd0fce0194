"""Turn: on the spot as an action (R-02), or free after an action of one's own (R-04)."""

from app.engine.asks import Ask
from app.engine.record import record
from app.engine.refusal import Refused, refused
from app.engine.ruleset import Quote
from app.engine.view import Blank, Option
from app.engine.words import Name, line
from app.geometry.outlines import FURTHEST
from app.geometry.shapes import Point
from app.rulesets.ruins.events import Paid, Turned
from app.rulesets.ruins.offers import impossible, possible
from app.rulesets.ruins.paying import acting, price, unpayable
from app.rulesets.ruins.state import Moment, Play


@record
class Turn:
    """Turn on the spot, as an action of the kind `move`; allowed while engaged."""

    figure: str
    facing: Point


@record
class Face:
    """The free turn at the end of one's own action."""

    figure: str
    facing: Point


def badly_faced(facing: Point | None) -> Refused | None:
    """A facing is a direction: not nothing, and no longer than the table is (T-01)."""
    if facing is None or (facing != (0, 0) and max(map(abs, facing)) <= FURTHEST):
        return None
    return refused("no_direction", "R-31")


def quote(moment: Moment, _ask: Ask, command: Turn) -> Quote | Refused:
    """One AP, counted as a move (R-02)."""
    wrong = unpayable(moment, command.figure, "move") or badly_faced(command.facing)
    cost = price(command.figure)
    left = dict.fromkeys(cost, moment.state.figures[command.figure].ap - 1) if not wrong else {}
    return wrong or Quote(price=cost, left=left, rules=("R-01", "R-02"))


def quote_face(moment: Moment, _ask: Ask, command: Face) -> Quote | Refused:
    """Free, while the figure's last deed was an action of its own (R-04)."""
    if command.figure != acting(moment.state):
        return refused("not_its_slot", "R-03")
    if not moment.state.figures[command.figure].fresh:
        return refused("no_free_turn", "R-04", who=Name(token=command.figure))
    return badly_faced(command.facing) or Quote(rules=("R-04",))


def play(scene: Play, command: Turn, _quote: Quote) -> None:
    """Pay and turn."""
    scene.tell(Paid(figure=command.figure, action="move"))
    scene.tell(Turned(figure=command.figure, facing=command.facing, free=False))


def play_face(scene: Play, command: Face, _quote: Quote) -> None:
    """Turn."""
    scene.tell(Turned(figure=command.figure, facing=command.facing, free=True))


def offer(moment: Moment, figure: str) -> tuple[Option, ...]:
    """The free turn when there is one, and the one that costs."""
    blanks = (Blank(name="facing", kind="facing", label=line("blank.facing")),)
    free = moment.state.figures[figure].fresh
    face = {"kind": "face", "figure": figure}
    rows = [possible("face", face, line("fact.free"), blanks, key="T", rule="R-04")] if free else []
    command, key = {"kind": "turn", "figure": figure}, "" if free else "T"
    wrong = unpayable(moment, figure, "move")
    if wrong:
        return (*rows, impossible("turn", command, wrong, key=key))
    return (*rows, possible("turn", command, line("fact.one_ap"), blanks, key=key, rule="R-02"))
