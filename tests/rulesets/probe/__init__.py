"""The duel as a stranger would bring it: what is seen and said of it, and its one row in the list of rule books."""

import tomllib
from importlib.resources import files
from typing import Any

from app.engine import view as v
from app.engine.events import Conceded, Ended, TimedOut, Undone
from app.engine.game import Span
from app.engine.hidden import Hidden
from app.engine.ruleset import Policy, Ruleset, Setting, Shapes
from app.engine.words import Side, line
from tests.rulesets.probe import duel
from tests.rulesets.probe.duel import CELLS, MARSH, ROUNDS, SIZE, Changed, Play, Player, Shown, Stage, State

TEXTS = tomllib.loads((files(__name__) / "texts.toml").read_text("utf8"))
TABLE = v.Table(width=1500, height=1500, grid=v.Grid(shape="square", cell=300, columns=SIZE, rows=SIZE))
SIDES = tuple(v.SideRow(seat=seat, name=line("side", n=seat), mark=seat) for seat in (1, 2))  # type: ignore[arg-type]
PIECES = {"marsh": v.Piece(look="cell", name=line("piece.marsh"), cells=tuple(sorted(MARSH)))}
STEPS = ("lay", "walk", "cast")


def setups() -> dict[str, State]:
    cards = {s: Hidden(to=(s,), value=()) for s in (1, 2)}
    return {"duel": State(players={str(s): Player(cell=(2, 4 * s - 4), cards=cards[s]) for s in cards})}


def opening(scene: Any) -> None:
    scene.tell(Changed(cue="round", round=1))
    scene.push(Stage(name="deal"))


def view(p: Any, _viewer: Any) -> v.View:
    state = p.state
    spells = [(line("stack.spell", card=f.play.card), f.seat) for f in state.work if f.name == "spell"]
    step = {"deal": 0, "lay": 0, "walk": 1}.get(state.work[0].name, 2) if state.work else 2
    phase = v.Phase(round=state.round, rounds=ROUNDS, step=step, steps=tuple(line(f"ask.{s}") for s in STEPS))
    return v.View(
        tokens={s: _token(int(s), one) for s, one in state.players.items()},
        sides={str(row.seat): row for row in SIDES},
        cards={f"{s}.{n}": _card(int(s), one, n) for s, one in state.players.items() for n in range(one.held)},
        stack={str(n): v.StackItem(place=n, label=label, seat=seat) for n, (label, seat) in enumerate(spells)},
        phase={"now": phase},
    )


def _token(seat: int, one: Player) -> v.Token:
    place, pips = v.InCell(column=one.cell[0], row=one.cell[1]), {"life": v.Pips(now=one.life, most=3)}
    return v.Token(side=seat, name="Ada" if seat == 1 else "Bo", glyph="sword", place=place, base=120, pips=pips)


def _card(seat: int, one: Player, n: int) -> v.Card:
    known = one.cards.value and one.cards.value[n]
    title = line("card.of", card=known) if known else line("card.closed")
    return v.Card(where="hand", seat=seat, title=title, open=bool(known))


def cue(_world: Any, event: Any, _viewer: Any) -> v.Cue | None:
    match event:
        case Changed(cue=what, seat=seat):
            laid = event.players[str(seat)].laid.value if what == "lay" else None
            words = {"who": Side(seat=seat), "face": event.face, "n": event.round, "card": laid or "?"}
            return v.Cue(line=line(f"cue.{what}", **words), seat=seat or None, heading=what == "round")
        case Shown(cards=(one, two)):
            return v.Cue(line=line("cue.shown", one=one, two=two), rules=("X-02",))
        case TimedOut(seat=seat) | Undone(seat=seat) | Conceded(seat=seat):
            return v.Cue(line=line(f"cue.{event.kind}", who=Side(seat=seat)))
    return v.Cue(line=event.result.reason) if isinstance(event, Ended) else None


def examples(p: Any, ask: Any, luck: Any) -> tuple[Play, ...]:
    me, path = p.state.players[str(ask.seat)], [p.state.players[str(ask.seat)].cell]
    if ask.kind == "lay":
        return tuple(Play(what="lay", card=card) for card in dict.fromkeys(me.cards.value))
    if ask.kind == "cast":
        blasts = [Play(what="blast", card=card, cell=CELLS[luck.randrange(25)]) for card in me.cards.value]
        return (*(Play(what="bolt", card=c, token=str(3 - ask.seat)) for c in me.cards.value), *blasts, PASS)
    while len(path) <= me.steps:
        near = [c for c in CELLS if abs(c[0] - path[-1][0]) + abs(c[1] - path[-1][1]) == 1]
        path.append(near[luck.randrange(len(near))])
    return (Play(what="walk", path=tuple(path)), PASS)


def lowest(p: Any, ask: Any, _sealed: Any) -> Play:
    return Play(what="lay", card=min(p.state.players[str(ask.seat)].cards.value))


PASS, YIELD = Play(what="pass"), line("setting.yield")
RULESET = Ruleset(
    key="probe",
    edition=1,
    editions=(1,),
    shapes=Shapes(state=State, command=Play, event=Changed | Shown, frame=Stage, setup=State),
    world=lambda setup: setup,
    seats=lambda _: (1, 2),
    scenery=lambda _: v.Scenery(title=line("title"), brief=None, table=TABLE, pieces=PIECES, sides=SIDES),
    blank=lambda world: world,
    span=lambda p: Span(round=p.state.round),
    purse=lambda p: {f"cards:{s}": one.held for s, one in p.state.players.items()},
    quits=lambda scene, seat: scene.end((3 - seat,), line("cue.conceded", who=Side(seat=seat))),
    answer=lambda _p, _viewer, _question: None,
    title=lambda _p, ask: (line(f"ask.{ask.kind}"), None, None),
    policies=(
        Policy(key="lowest", label=line("ask.lay"), asks=("lay",), choose=lowest),
        Policy(key="pass", label=line("option.pass"), asks=("walk", "cast"), choose=lambda *_: PASS),
        Policy(key="yield", label=YIELD, asks=("cast",), choose=lambda *a: PASS if a[2] == "on" else None, always=True),
    ),
    settings=(Setting(key="yield", label=YIELD, choices=("on", "off")),),
    lift=lambda _shape, json: json,
    locale={language: {key: texts[n] for key, texts in TEXTS.items()} for n, language in enumerate(("en", "fr"))},
    **{part.__name__: part for part in (setups, opening, view, cue, examples)},
    **{part: getattr(duel, part) for part in ("evolve", "asked", "offer", "quote", "decide", "advance")},
)
