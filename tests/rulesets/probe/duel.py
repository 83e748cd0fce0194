"""Deal (X-01), lay a card in secret (X-02), walk so far, marsh may hold (X-03), cast and answer (X-04), end (X-05)."""

from collections.abc import Mapping
from dataclasses import field, replace
from itertools import pairwise
from typing import Any, Literal

from app.engine.asks import Ask, Wanted
from app.engine.hidden import Hidden
from app.engine.record import record, reveals, value
from app.engine.refusal import refused
from app.engine.ruleset import Quote
from app.engine.view import Blank, Option
from app.engine.words import line

Cell = tuple[int, int]
SIZE, ROUNDS, HOLDS = 5, 4, (1, 2, 3)
CELLS = tuple((column, row) for row in range(SIZE) for column in range(SIZE))
MARSH = {(1, 2), (2, 2), (3, 2)}
RULE = {"lay": "X-02", "walk": "X-03", "bolt": "X-04", "blast": "X-04", "pass": "X-04"}


@record
class Play:
    what: Literal["lay", "walk", "bolt", "blast", "pass"]
    card: str | None = None
    path: tuple[Cell, ...] = ()
    token: str | None = None
    cell: Cell | None = None


@record
class Stage:
    name: Literal["deal", "lay", "walk", "going", "spell", "window", "close"]
    seat: int = 0
    passes: int = 0
    order: tuple[int, ...] = ()
    play: Play | None = None


@value
class Player:
    cell: Cell
    life: int = 3
    steps: int = 0
    held: int = 0
    cards: Hidden[tuple[str, ...]]
    laid: Hidden[str] | None = None


@record
class Changed:
    cue: str
    seat: int = 0
    face: int = 0
    round: int = 0
    players: Mapping[str, Player] = field(default_factory=dict)


@reveals
@record
class Shown:
    cards: tuple[str, str]


@value
class State:
    round: int = 0
    players: Mapping[str, Player]
    work: tuple[Stage, ...] = ()


def evolve(_world: State, state: State, event: Any) -> State:
    if isinstance(event, Shown):
        pairs = zip(state.players.items(), event.cards, strict=True)
        return replace(state, players={s: replace(one, steps=int(card), laid=None) for (s, one), card in pairs})
    return replace(state, round=event.round or state.round, players={**state.players, **event.players})


def asked(p: Any) -> tuple[Wanted, ...]:
    match p.state.work[-1:]:
        case (Stage(name="lay"),):
            free = [int(s) for s, one in p.state.players.items() if not one.laid]
            return tuple(Wanted(seat=seat, kind="lay", frame="lay", default="lowest") for seat in free)
        case (Stage(name="walk", order=(seat, *_)),) | (Stage(name="window", seat=seat, passes=0 | 1),):
            kind = "walk" if p.state.work[-1].order else "cast"
            return (Wanted(seat=seat, kind=kind, frame=kind, default="pass"),)
    return ()


def offer(p: Any, ask: Ask) -> tuple[Option, ...]:
    me = p.state.players[str(ask.seat)]
    card = Blank(name="card", kind="choice", among=tuple(sorted(set(me.cards.value or ()))))
    path = Blank(name="path", kind="path", cells=CELLS, start=me.cell)
    foe = Blank(name="token", kind="token", among=(str(3 - ask.seat),))
    sets = {"lay": {"lay": (card,)}, "walk": {"walk": (path,), "pass": ()}}
    row = sets.get(
        ask.kind, {"bolt": (card, foe), "blast": (card, Blank(name="cell", kind="cell", cells=CELLS)), "pass": ()}
    )
    return tuple(_option(what, blanks, poor=card in blanks and not me.held) for what, blanks in row.items())


def _option(what: str, blanks: tuple[Blank, ...], *, poor: bool) -> Option:
    words = {"label": line(f"option.{what}"), "fact": None, "why": line("refused.no_card") if poor else None}
    command = {"kind": "play", "what": what}
    return Option(id=what, command=command, blanks=blanks, possible=not poor, rule=RULE[what], key=what[0], **words)


def quote(p: Any, ask: Ask, play: Play) -> Any:
    me, steps = p.state.players[str(ask.seat)], list(pairwise(play.path))
    if play.card and play.card not in me.cards.value:
        return refused("no_card", RULE[play.what])
    if any(abs(a - c) + abs(b - d) != 1 for (a, b), (c, d) in steps):
        return refused("crooked", "X-03")
    if len(steps) > me.steps:
        return refused("too_far", "X-03", steps=me.steps)
    return Quote(price={f"cards:{ask.seat}": 1} if play.card else {}, path=play.path, rules=(RULE[play.what],))


def decide(scene: Any, ask: Ask, play: Play, _quote: Quote) -> None:
    seat, top, me = ask.seat, scene.top, scene.state.players[str(ask.seat)]
    if play.card:
        kept = list(me.cards.value)
        kept.remove(play.card)
        laid = Hidden(to=(seat,), value=play.card) if play.what == "lay" else None
        me = replace(me, held=len(kept), cards=Hidden(to=(seat,), value=tuple(kept)), laid=laid)
        scene.tell(Changed(cue=play.what, seat=seat, players={str(seat): me}))
    if ask.kind == "walk":
        scene.become(replace(top, order=top.order[1:]))
        scene.push(Stage(name="going", seat=seat, play=play))
    elif play.what == "pass":
        scene.tell(Changed(cue="passed", seat=seat))
        scene.become(replace(top, seat=3 - seat, passes=top.passes + 1))
    elif ask.kind == "cast":
        scene.become(Stage(name="spell", seat=seat, play=play))
        scene.push(Stage(name="window", seat=3 - seat))


def advance(scene: Any) -> None:
    players, seat = scene.state.players, scene.top.seat
    match scene.top:
        case Stage(name="deal"):
            scene.cite("X-01")
            for s, one in players.items():
                hand = scene.roll(f"{scene.order}:deal:{s}", 6, 3, to=(int(s),))
                cards = Hidden(to=(int(s),), value=tuple(map(str, hand)))
                scene.tell(Changed(cue="dealt", seat=int(s), players={s: replace(one, held=3, cards=cards)}))
            scene.become(Stage(name="lay"))
        case Stage(name="lay"):
            one, two = (player.laid.value for player in players.values())
            scene.tell(Shown(cards=(one, two)))
            scene.become(Stage(name="walk", order=(1, 2) if one >= two else (2, 1)))
        case Stage(name="walk"):
            scene.become(Stage(name="close"))
            scene.push(Stage(name="window", seat=1 + scene.state.round % 2))
        case Stage(name="going", play=Play(path=(_, cell, *rest))):
            face = scene.roll(f"{scene.order}:marsh:{seat}", 6, 1)[0] if cell in MARSH else 0
            after = {str(seat): replace(players[str(seat)], cell=cell)}
            scene.tell(Changed(cue="held" if face in HOLDS else "step", seat=seat, face=face, players=after))
            scene.become(replace(scene.top, play=Play(what="walk", path=() if face in HOLDS else (cell, *rest))))
        case Stage(name="spell", play=play):
            face, cell = scene.roll(f"{scene.order}:{play.what}:{seat}", 6, 1)[0], play.cell or players[play.token].cell
            met = players if face >= int(play.card) else {}
            hit = {s: replace(one, life=max(0, one.life - 1)) for s, one in met.items() if one.cell == cell}
            scene.tell(Changed(cue="hit" if hit else "missed", seat=seat, face=face, players=hit))
            scene.become(Stage(name="window", seat=3 - seat))
        case Stage(name="close"):
            close(scene)
        case _:
            scene.finish()


def close(scene: Any) -> None:
    lives = {int(s): one.life for s, one in scene.state.players.items()}
    if scene.state.round < ROUNDS and min(lives.values()):
        scene.tell(Changed(cue="round", round=scene.state.round + 1))
        scene.become(Stage(name="deal"))
        return
    scene.cite("X-05")
    best = tuple(seat for seat, life in lives.items() if life == max(lives.values()))
    scene.end(best if len(best) == 1 else (), line("end.lives"))
