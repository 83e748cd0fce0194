"""A game of almost nothing: two seats count, roll a die and hide a number, at the same time; some moves are broken."""

from collections.abc import Mapping
from dataclasses import field, replace
from typing import Any, Literal

from app.engine.asks import Ask, Wanted
from app.engine.game import Span
from app.engine.hidden import Hidden, Viewer
from app.engine.position import Position
from app.engine.record import record, value
from app.engine.refusal import Refused, refused
from app.engine.ruleset import Luck, Policy, Quote, Ruleset, Shapes
from app.engine.scene import Scene
from app.engine.view import Blank, Cue, Option, Scenery, Table, View
from app.engine.words import Line


@value
class Setup:
    start: int = 0
    seats: tuple[int, ...] = (1, 2)


@record
class Add:
    by: int


@record
class Throw:
    sides: Literal[6, 20] = 6


@record
class Hide:
    number: int


@record
class Break:
    """A move that the rules do not survive."""


@record
class Blur:
    """A move that leads to what has no JSON."""


@record
class Leave:
    """A move that ends the game."""


Command = Add | Throw | Hide | Break | Blur | Leave


@record
class Added:
    seat: int
    by: int


@record
class Hid:
    seat: int
    number: Hidden[int]


@record
class Turned:
    """The die in hand shows a face."""

    face: int


@record
class Rolling:
    """A die in the air."""

    seat: int
    sides: int


Event = Added | Hid | Turned


@value
class State:
    count: int
    face: int | None = None
    hidden: Mapping[str, Hidden[int]] = field(default_factory=dict)
    notes: tuple[str | int, ...] = ()
    work: tuple[Rolling, ...] = ()


At = Position[Setup, State]


def asked(position: At) -> tuple[Wanted, ...]:
    if position.state.work:
        return ()
    return tuple(Wanted(seat=s, kind="count", frame="table", default="one") for s in position.world.seats)


OFFERED = {
    "add": (Blank(name="by", kind="number", high=1000),),
    "throw": (Blank(name="sides", kind="number", low=6, high=20),),
    "hide": (Blank(name="number", kind="number", high=1_000_000),),
    "break": (),
    "blur": (),
    "leave": (),
}


def offer(_position: At, _ask: Ask) -> tuple[Option, ...]:
    return tuple(
        Option(id=kind, label=Line(key=kind), fact=None, command={"kind": kind}, blanks=blanks)
        for kind, blanks in OFFERED.items()
    )


def quote(_position: At, _ask: Ask, command: Command) -> Quote | Refused:
    return refused("too_much", "C-01") if isinstance(command, Add) and command.by > 100 else Quote()


def decide(scene: Scene[Setup, State], ask: Ask, command: Command, _quote: Quote) -> None:
    match command:
        case Add():
            scene.tell(Added(seat=ask.seat, by=command.by))
        case Throw():
            scene.push(Rolling(seat=ask.seat, sides=command.sides))
        case Hide():
            scene.tell(Hid(seat=ask.seat, number=Hidden(to=(ask.seat,), value=command.number)))
        case Break():
            raise ZeroDivisionError
        case Blur():
            scene.tell(Added(seat=ask.seat, by=0.5))  # type: ignore[arg-type]
        case Leave():
            scene.end((ask.seat,), Line(key="left"))


def advance(scene: Scene[Setup, State]) -> None:
    rolling = scene.top
    scene.tell(Turned(face=scene.roll(f"throw:{rolling.seat}", rolling.sides, 1)[0]))
    scene.finish()


def evolve(_world: Setup, state: State, event: Event) -> State:
    match event:
        case Added():
            return replace(state, count=state.count + event.by)
        case Hid():
            return replace(state, hidden={**state.hidden, str(event.seat): event.number})
        case Turned():
            return replace(state, face=event.face)


def examples(_position: At, _ask: Ask, luck: Luck) -> tuple[Command, ...]:
    return (Add(by=luck.randrange(10)), Throw(), Hide(number=luck.randrange(10)))


def one(_position: At, _ask: Ask, _sealed: Any) -> Command:
    return Add(by=1)


def view(_position: At, _viewer: Viewer) -> View:
    return View()


def cue(_world: Setup, event: Event, _viewer: Viewer) -> Cue | None:
    return Cue(line=Line(key=event.kind))


def scenery(_setup: Setup) -> Scenery:
    return Scenery(title=Line(key="t"), brief=None, table=Table(width=1, height=1), pieces={}, sides=())


def lift(_shape: str, thing: Any) -> Any:
    """Long ago a sum was written under another name."""
    if thing.get("kind") == "added" and "amount" in thing:
        return {"kind": "added", "seat": thing["seat"], "by": thing["amount"]}
    return thing


COUNTER: Ruleset[Setup, State, Command, Event] = Ruleset(
    key="counter",
    edition=1,
    editions=(1,),
    shapes=Shapes(state=State, command=Command, event=Event, frame=Rolling, setup=Setup),
    setups=lambda: {"two": Setup(), "late": Setup(start=40)},
    world=lambda setup: setup,
    seats=lambda setup: setup.seats,
    scenery=scenery,
    blank=lambda world: State(count=world.start),
    opening=lambda scene: scene.tell(Added(seat=0, by=1)),
    evolve=evolve,
    asked=asked,
    span=lambda _position: Span(round=1),
    offer=offer,
    quote=quote,
    purse=lambda _position: {},
    decide=decide,
    advance=advance,
    quits=lambda scene, seat: scene.end((3 - seat,), Line(key="quit")),
    view=view,
    cue=cue,
    answer=lambda _position, _viewer, _question: None,
    title=lambda _position, _ask: (Line(key="ask"), None, None),
    examples=examples,
    policies=(Policy(key="one", label=Line(key="one"), asks=("count",), choose=one),),
    settings=(),
    lift=lift,
    locale={"en": {}, "fr": {}},
)
