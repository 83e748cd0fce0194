"""The least game there can be: a counter each, and one command for each thing that the engine must cope with."""

from collections.abc import Mapping
from dataclasses import field, replace
from typing import Any, Literal

from app.engine.asks import Ask, Wanted
from app.engine.game import Span
from app.engine.orders import Act, Order, Propose
from app.engine.record import record, reveals, value
from app.engine.ruleset import Policy, Quote, Ruleset, Shapes
from app.engine.view import Option, Scenery, Table, View
from app.engine.words import line
from tests.laws.play import Play
from tests.laws.scenarios import Scenario

What = Literal["step", "roll", "pass", "ask", "both", "show", "round", "spin", "win"]
DEEDS: tuple[What, ...] = ("step", "roll", "pass", "ask", "both", "show", "round", "spin", "win")


@record
class Do:
    what: What


@record
class Turn:
    seat: int
    spins: bool = False


@record
class React:
    seats: tuple[int, ...]


@record
class Counted:
    seat: int = 0
    round: int = 0


@reveals
@record
class Showed: ...


@value
class State:
    round: int = 1
    score: Mapping[str, int] = field(default_factory=lambda: {"1": 0, "2": 0})
    work: tuple[Turn | React, ...] = ()


def evolve(_world: None, state: State, event: Any) -> State:
    if isinstance(event, Showed) or not (event.seat or event.round):
        return state
    seat = str(event.seat)
    score = {**state.score, seat: state.score[seat] + 1} if event.seat else state.score
    return replace(state, score=score, round=event.round or state.round)


def asked(p: Any) -> tuple[Wanted, ...]:
    match p.state.work[-1:]:
        case (Turn(seat=seat, spins=False),):
            return (Wanted(seat=seat, kind="turn", frame="turn", default="step"),)
        case (React(seats=seats),):
            return tuple(Wanted(seat=seat, kind="react", frame="react", default="step") for seat in seats)
    return ()


def decide(scene: Any, ask: Ask, command: Do, _quote: Quote) -> None:
    seat, other = ask.seat, 3 - ask.seat
    if ask.kind == "react":
        scene.become(React(seats=tuple(s for s in scene.top.seats if s != seat)))
        return
    match command.what:
        case "step":
            scene.tell(Counted(seat=seat))
        case "roll":
            scene.roll(f"{scene.order}:roll", 6, 2)
        case "pass":
            scene.become(Turn(seat=other))
        case "ask" | "both":
            scene.push(React(seats=(other,) if command.what == "ask" else (1, 2)))
        case "show":
            scene.tell(Showed())
        case "round":
            scene.tell(Counted(round=scene.state.round + 1))
        case "spin":
            scene.become(Turn(seat=seat, spins=True))
        case "win":
            scene.end((seat,), line("end.won"))


def advance(scene: Any) -> None:
    if isinstance(scene.top, React):
        scene.finish()
    else:
        scene.tell(Counted())


def option(what: What) -> Option:
    return Option(id=what, label=line(what), fact=None, command={"kind": "do", "what": what})


TOY: Ruleset[None, State, Do, Any] = Ruleset(
    key="toy",
    edition=1,
    editions=(1,),
    shapes=Shapes(state=State, command=Do, event=Counted | Showed, frame=Turn | React, setup=None),
    setups=lambda: {"toy": None},
    world=lambda _: None,
    seats=lambda _: (1, 2),
    scenery=lambda _: Scenery(title=line("toy"), brief=None, table=Table(width=1, height=1), pieces={}, sides=()),
    blank=lambda _: State(),
    opening=lambda scene: scene.push(Turn(seat=1)),
    evolve=evolve,
    asked=asked,
    span=lambda p: Span(round=p.state.round, activation=sum(p.state.score.values())),
    offer=lambda _p, _ask: tuple(map(option, DEEDS)),
    quote=lambda _p, _ask, _command: Quote(),
    purse=lambda _: {},
    decide=decide,
    advance=advance,
    quits=lambda scene, seat: scene.end((3 - seat,), line("end.conceded")),
    view=lambda _p, _viewer: View(),
    cue=lambda _w, _e, _v: None,
    answer=lambda _p, _v, _q: None,
    title=lambda _p, _ask: (line("ask"), None, None),
    examples=lambda _p, _ask, _luck: tuple(Do(what=what) for what in DEEDS),
    policies=(Policy(key="step", label=line("step"), asks=("turn", "react"), choose=lambda *_: Do(what="step")),),
    settings=(),
    lift=lambda _shape, json: json,
    locale={"en": {}, "fr": {}},
)


def table(seats: tuple[int, ...] = (1, 2)) -> "Toy":
    """A game of it, begun: seat 1 is asked."""
    return Toy(Scenario(rules=TOY, key="toy", setup=None, world=None, seats=seats), 1)


class Toy(Play):
    """A game of it, with words for what tests do."""

    def do(self, seat: int, what: What) -> Any:
        """This seat answers its ask, and it is accepted."""
        return self.order(seat, "hand", self.act(seat, what))

    def act(self, seat: int, what: What) -> Any:
        """The deed of answering the ask that this seat has now."""
        return Act(ask=next(a.id for a in self.game.asks if a.seat == seat), command=Do(what=what))

    def ask_for(self, seat: int, what: Any, to: int | None = None) -> Any:
        """What comes of an offer of this seat."""
        return self.take(Order(seat=seat, by="hand", deed=Propose(what=what, to=to), at=self.at))

    def score(self, seat: int) -> int:
        """What a seat has counted."""
        counted: int = self.game.table.score[str(seat)]
        return counted
