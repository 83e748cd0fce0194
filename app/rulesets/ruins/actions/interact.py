"""Interact: take, put down, open, close or work a marked piece that is at hand, unengaged (R-94)."""

from typing import Literal, TypeAlias

from app.engine.asks import Ask
from app.engine.record import record
from app.engine.refusal import Evidence, Refused, refused
from app.engine.ruleset import Quote
from app.engine.view import Option
from app.engine.words import Key, Name, line
from app.geometry.movement import standable
from app.rulesets.ruins.doors import doors_open, with_doors
from app.rulesets.ruins.events import Interacted, Paid
from app.rulesets.ruins.offers import impossible, possible
from app.rulesets.ruins.paying import price, unpayable
from app.rulesets.ruins.places import bodies, poses
from app.rulesets.ruins.reach import engaged_by
from app.rulesets.ruins.setup import Marked
from app.rulesets.ruins.state import Moment, Play
from app.rulesets.ruins.things import at_hand, centre, marked

RULES = ("R-94", "R-01", "R-02", "R-30")
Deed: TypeAlias = Literal["take", "put_down", "open", "close", "activate"]


@record
class Interact:
    """Do something with a marked piece."""

    figure: str
    piece: str
    deed: Deed


def deed_of(moment: Moment, figure: str, mark: Marked) -> Deed:
    """What this figure could do with a piece as it is now: the scenario's row says what it is made for."""
    thing = moment.state.things[mark.id]
    if mark.does == "thing":
        return "put_down" if thing.holder == figure else "take"
    if mark.does == "door":
        return "close" if thing.open else "open"
    return "activate"


def illegal(moment: Moment, command: Interact) -> Refused | None:
    """Why it cannot be done: price, piece, engaged, too far, in another's hands, in the way, in this order."""
    wrong, mark = unpayable(moment, command.figure, "interact"), marked(moment.world, command.piece)
    if wrong:
        return wrong
    who = Name(token=command.figure)
    if mark is None or command.deed != deed_of(moment, command.figure, mark):
        return refused("no_such_deed", "R-94", who=who)
    holding = engaged_by(moment.world, poses(moment), command.figure)
    if holding:
        return refused("hands_full", "R-94", Evidence(tokens=holding), who=who)
    what = Key(key=f"mark.{mark.id}")
    if not at_hand(moment, command.figure, mark):
        here, there = moment.state.figures[command.figure].place, centre(moment.state, mark.id)
        return refused("not_at_hand", "R-94", Evidence(points=(there,), lines=((here, there),)), who=who, what=what)
    return _occupied(moment, command, mark)


def _occupied(moment: Moment, command: Interact, mark: Marked) -> Refused | None:
    thing, what = moment.state.things[mark.id], Key(key=f"mark.{mark.id}")
    if command.deed == "take" and thing.holder:
        return refused("held_by", "R-94", Evidence(tokens=(thing.holder,)), who=Name(token=thing.holder), what=what)
    if command.deed == "activate" and thing.by == moment.world.seats[command.figure]:
        return refused("done_already", "R-94", what=what)
    blocking = _in_doorway(moment, mark) if command.deed == "close" else ()
    return (
        refused("in_doorway", "R-94", Evidence(tokens=blocking, pieces=(mark.piece,)), what=what) if blocking else None
    )


def _in_doorway(moment: Moment, mark: Marked) -> tuple[str, ...]:
    """Who could not stand where it is if the door were shut."""
    shut = with_doors(moment.world.shut, doors_open(moment.state) - {mark.id})
    bodies_ = bodies(moment.world, poses(moment)).values()
    return tuple(body.id for body in bodies_ if not standable(body, shut.ground, (), moment.world.knobs.step))


def quote(moment: Moment, _ask: Ask, command: Interact) -> Quote | Refused:
    """One AP."""
    wrong = illegal(moment, command)
    if wrong:
        return wrong
    cost = price(command.figure)
    return Quote(price=cost, left=dict.fromkeys(cost, moment.state.figures[command.figure].ap - 1), rules=RULES)


def play(scene: Play, command: Interact, _quote: Quote) -> None:
    """Pay, and do it."""
    scene.tell(Paid(figure=command.figure, action="interact"))
    scene.tell(Interacted(figure=command.figure, piece=command.piece, deed=command.deed))


def legal(moment: Moment, figure: str) -> tuple[Interact, ...]:
    """All that this figure can do with marked pieces now."""
    marks = moment.world.setup.marked
    commands = (Interact(figure=figure, piece=mark.id, deed=deed_of(moment, figure, mark)) for mark in marks)
    return tuple(command for command in commands if illegal(moment, command) is None)


def offer(moment: Moment, figure: str) -> tuple[Option, ...]:
    """One option for each piece at hand; where the scenario has none, none at all."""
    if not moment.world.setup.marked:
        return ()
    commands = legal(moment, figure)
    if not commands:
        return (impossible("interact", {"kind": "interact", "figure": figure}, _why(moment, figure), key="I"),)
    return tuple(
        possible(
            f"interact.{command.piece}",
            {"kind": "interact", "figure": figure, "piece": command.piece, "deed": command.deed},
            line("fact.mark", what=Key(key=f"mark.{command.piece}")),
            key="I" * (i == 0),
            rule="R-94",
            label=line(f"option.{command.deed}"),
        )
        for i, command in enumerate(commands)
    )


def _why(moment: Moment, figure: str) -> Refused:
    """Why nothing can be done: the price, else that nothing is at hand, else what is wrong with what is."""
    wrong = unpayable(moment, figure, "interact")
    near = next((mark for mark in moment.world.setup.marked if at_hand(moment, figure, mark)), None)
    if wrong or near is None:
        return wrong or refused("nothing_at_hand", "R-94")
    command = Interact(figure=figure, piece=near.id, deed=deed_of(moment, figure, near))
    return illegal(moment, command) or refused("nothing_at_hand", "R-94")
