"""The end of an order: which asks are open now, what limits run, how far back undo is fair (A-04, A-06, R-05)."""

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, TypeAlias

from app.engine.asks import Ask, Wanted, opened
from app.engine.events import Rolled, Undone
from app.engine.game import Fair, Game, Seeding
from app.engine.orders import Act, Open, Order, RunOut
from app.engine.position import Position
from app.engine.record import is_reveal

if TYPE_CHECKING:
    from app.engine.ruleset import Ruleset

TRAIL = 64
Rules: TypeAlias = "Ruleset[Any, Any, Any, Any]"


def asks_after(rules: Rules, world: Any, before: Game[Any], game: Game[Any], order: Order) -> tuple[Ask, ...]:
    """The asks that are open after an order: one that is still the same question keeps its id, others get new ones.

    The ask that was answered is closed for good, and an undo closes them all, for the table under them is another.
    """
    answered = order.deed.ask if isinstance(order.deed, Act | RunOut) else None
    old = [] if game.undone != before.undone else [a for a in before.asks if a.id != answered]
    out = []
    for place, wanted in enumerate(wanted_now(rules, world, game)):
        same = next((a for a in old if a.wants(wanted) and _same_offer(rules, world, a, before, game)), None)
        out.append(same or opened(wanted, f"{before.order + 1}.{place}", order.at))
    return tuple(out)


def wanted_now(rules: Rules, world: Any, game: Game[Any]) -> tuple[Wanted, ...]:
    """The questions that the rules want put; none while the game is over or waits for a key."""
    work = game.table.work
    if game.ended or (work and isinstance(work[-1], Seeding)):
        return ()
    return rules.asked(Position(world=world, state=game.table))


def settled(
    before: Game[Any], game: Game[Any], order: Order, events: Sequence[Any], asks: tuple[Ask, ...]
) -> Game[Any]:
    """The game at the end of an order: numbered, its asks and limits in place, undo marked."""
    live = {a.id for a in asks}
    due = {ask: at for ask, at in game.clocks.due.items() if ask in live}
    n = before.order + 1
    after = game.but(order=n, asks=asks, clocks=replace(game.clocks, due=due))
    back = next((e for e in events if isinstance(e, Undone)), None)
    if back:
        trail = tuple(t for t in before.trail if t <= back.to)
        return after.but(trail=trail, fair=_fair_after_undo(before, order, back))
    if not isinstance(order.deed, Open | Act | RunOut):
        return after
    return after.but(trail=(*before.trail, n)[-TRAIL:], fair=_fair(before, order, events, asks))


def _fair_after_undo(before: Game[Any], order: Order, back: Undone) -> Fair:
    free = before.fair.seat == order.seat and back.to >= before.fair.order
    return before.fair if free else Fair(seat=None, order=back.to)


def _fair(before: Game[Any], order: Order, events: Sequence[Any], asks: tuple[Ask, ...]) -> Fair:
    """Back to the latest die, reveal or ask put to another seat, whoever answered it; and only for one's own deeds."""
    known, seat = {a.id for a in before.asks}, _actor(before, order)
    asked_other = any(a.id not in known and a.seat != seat for a in asks)
    if asked_other or any(isinstance(e, Rolled) or is_reveal(e) for e in events):
        return Fair(seat=seat, order=before.order + 1)
    if before.fair.seat != seat:
        return Fair(seat=seat, order=before.trail[-1] if before.trail else before.order)
    return before.fair


def _actor(before: Game[Any], order: Order) -> int:
    """Whose deed it is: when the clock answers, of the seat that was asked."""
    ask = before.ask(order.deed.ask) if isinstance(order.deed, RunOut) else None
    return ask.seat if ask else order.seat


def _same_offer(rules: Rules, world: Any, ask: Ask, before: Game[Any], game: Game[Any]) -> bool:
    then, now = (Position(world=world, state=g.table) for g in (before, game))
    return then.state is now.state or rules.offer(then, ask) == rules.offer(now, ask)
