"""Twins: two games that differ in one secret alone. Nobody else may tell them apart until it is opened."""

from collections.abc import Iterator, Mapping
from dataclasses import fields, replace
from itertools import zip_longest
from random import Random
from typing import Any

from app.engine.dice import Sealed
from app.engine.fold import Fold
from app.engine.game import Game
from app.engine.hidden import PUBLIC, Hidden, Viewer, seat_viewer, seen
from app.engine.judge import Judged, Verdict, judge
from app.engine.look import look
from app.engine.orders import Act, Order
from app.engine.position import Position
from app.engine.record import is_reveal, kind_of, value
from tests.laws.fuzz import near
from tests.laws.plain import canonical
from tests.laws.play import Play, Turn


@value
class Secret:
    """What differs: the order at which (place in the list), whose secret it is, the other command or the other roll."""

    start: int
    owner: int
    command: Any = None
    roll: int = 0


class Otherwise(Sealed):
    """The same dice but for one roll."""

    def __init__(self, chance: Sealed, roll: int) -> None:
        """The dice of a game that was played; every secret that it will need is known."""
        super().__init__(chance.game, dict(chance.secrets), chance.draw)
        self.roll = roll

    def faces(self, epoch: int, transcript: str, n: int, purpose: str, sides: int, count: int) -> tuple[int, ...]:
        """All faces of that roll one higher."""
        faces = super().faces(epoch, transcript, n, purpose, sides, count)
        return tuple(face % sides + 1 for face in faces) if n == self.roll else faces


def secrets_of(game: Play) -> Iterator[Secret]:
    """Each secret of a game that could have been another: a hidden choice, a standing order, a hidden roll."""
    for start, turn in enumerate(game.turns):
        deed, events = turn.order.deed, turn.judged.events
        if isinstance(deed, Act) and any(_answers(deed.command, h) for e in events for h in _hidden(e)):
            for command in _others(game, turn, deed):
                yield Secret(start=start, owner=turn.order.seat, command=command)
        for event in events:
            if kind_of(event) == "rolled" and isinstance(event.faces, Hidden):
                yield Secret(start=start, owner=event.faces.to[0], roll=event.n)


def _others(game: Play, turn: Turn, deed: Act[Any]) -> list[Any]:
    sight, ask = _sight(game, turn.before, turn.order.seat), turn.before.ask(deed.ask)
    assert ask is not None
    found = [c for seed in range(3) for c in game.rules.examples(sight, ask, Random(seed))]
    for policy in game.rules.policies:
        choices = [c for s in game.rules.settings if s.key == policy.key for c in s.choices]
        if ask.kind in policy.asks:
            found += [policy.choose(sight, ask, choice) for choice in (None, *choices)]
    alike = [c for c in found if c is not None and kind_of(c) == kind_of(deed.command) and c != deed.command]
    return list(dict.fromkeys(alike))[:4]


def _sight(game: Play, at: Game[Any], seat: int) -> Position[Any, Any]:
    return Position(world=game.world, state=seen(at.table, seat_viewer(seat)))


def _answers(command: Any, secret: Hidden[Any]) -> bool:
    """Whether it is the answer itself that was put under a wrapper."""
    said = [command, *(getattr(command, f.name) for f in fields(command) if f.name != "kind")]
    return secret.value not in (None, ()) and secret.value in said


def _hidden(thing: Any) -> Iterator[Hidden[Any]]:
    """What is hidden in a record, at any depth."""
    if isinstance(thing, Hidden):
        yield thing
    elif isinstance(thing, tuple):
        for item in thing:
            yield from _hidden(item)
    elif isinstance(thing, Mapping):
        for item in thing.values():
            yield from _hidden(item)
    elif hasattr(thing, "__dataclass_fields__"):
        for name in thing.__dataclass_fields__:
            yield from _hidden(getattr(thing, name))


def differences(game: Play, secret: Secret) -> Iterator[str]:
    """What others could tell the twins apart by, order by order, up to where the secret is opened."""
    first = game.turns[secret.start]
    fold = Fold(game.rules, game.world, first.before)
    fold.ends |= game.fold.ends
    chance = Otherwise(game.chance, secret.roll)
    for turn in game.turns[secret.start :]:
        order = replace(turn.order, deed=_deed(turn, secret)) if turn is first else turn.order
        verdict = judge(game.rules, game.world, fold.game, order, chance, fold.past)
        if not isinstance(verdict, Judged):
            if order.seat != secret.owner:
                yield f"order {turn.after.order}: only one twin takes it: {verdict}"
            return
        pairs = _until_opened(turn.judged.events, verdict.events)
        yield from _events_apart(game, turn, pairs, secret)
        if len(pairs) < max(len(turn.judged.events), len(verdict.events)):
            return
        fold.keep(verdict.game)
        yield from _games_apart(game, turn, fold, secret)


def _deed(turn: Turn, secret: Secret) -> Any:
    return replace(turn.order.deed, command=secret.command) if secret.command else turn.order.deed


def _until_opened(one: tuple[Any, ...], other: tuple[Any, ...]) -> list[tuple[Any, Any]]:
    """The events of both up to the first that opens what differs."""
    pairs: list[tuple[Any, Any]] = []
    for a, b in zip_longest(one, other):
        if a != b and (is_reveal(a) or is_reveal(b)):
            break
        pairs.append((a, b))
    return pairs


def _viewers(game: Play, secret: Secret) -> list[Viewer]:
    return [PUBLIC, *(seat_viewer(seat) for seat in game.scenario.seats if seat != secret.owner)]


def _events_apart(game: Play, turn: Turn, pairs: list[tuple[Any, Any]], secret: Secret) -> Iterator[str]:
    for viewer in _viewers(game, secret):
        for pair in pairs:
            if None in pair:
                yield f"order {turn.after.order}: {viewer.role} sees other events: {pair}"
                return
            shown = [(seen(e, viewer), game.rules.cue(game.world, seen(e, viewer), viewer)) for e in pair]
            if canonical(shown[0]) != canonical(shown[1]):
                yield f"order {turn.after.order}: {viewer.role} {viewer.seat} sees {shown[0]} or {shown[1]}"


def _games_apart(game: Play, turn: Turn, twin: Fold, secret: Secret) -> Iterator[str]:
    where = f"order {turn.after.order}"
    for viewer in _viewers(game, secret):
        one, other = (look(game.rules, game.world, g, viewer) for g in (turn.after, twin.game))
        if canonical(one) != canonical(other):
            yield f"{where}: views of {viewer.role} {viewer.seat} differ"
    if _counts(turn.after, secret) != _counts(twin.game, secret):
        yield f"{where}: counts differ"
    for seat in game.scenario.seats:
        if seat != secret.owner and _verdicts(game, turn.after, seat) != _verdicts(game, twin.game, seat):
            yield f"{where}: seat {seat} is refused differently"


def _counts(game: Game[Any], secret: Secret) -> str:
    """All of the envelope that others can see."""
    asks = [a for a in game.asks if a.public or a.seat != secret.owner]
    return canonical([game.but(table=None, asks=()), asks])


def _verdicts(game: Play, at: Game[Any], seat: int) -> list[str]:
    """What comes of nearly right commands of this seat, to its own asks and to another's."""
    out = []
    for ask in at.asks:
        luck = Random(seat)
        commands = list(near(game.rules, _sight(game, at, ask.seat), ask, luck))[:12] if ask.seat == seat else []
        deeds = [Act(ask=ask.id, command=command) for command in commands] + [Act(ask="0.0", command=None)]
        for deed in deeds:
            order = Order(seat=seat, by="hand", deed=deed, at=0)
            out.append(_told(judge(game.rules, game.world, at, order, game.chance, game.fold.past)))
    return out


def _told(verdict: Verdict) -> str:
    return "done" if isinstance(verdict, Judged) else canonical(verdict)
