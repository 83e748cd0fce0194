"""The referee: one order is judged against one game, on values; what comes out is told or refused (A-04, A-11)."""

from typing import TYPE_CHECKING, Any, Generic, TypeAlias, TypeVar

from app.engine.asks import Ask
from app.engine.events import ClockSet, TimedOut
from app.engine.evolve import Past
from app.engine.game import Game, Worked
from app.engine.offered import outside
from app.engine.orders import Act, Concede, Judge, Open, Order, Propose, Reply, RunOut
from app.engine.proposals import concede, outlasts, propose, reply, rule
from app.engine.record import value
from app.engine.refusal import Refused, refused
from app.engine.run import run
from app.engine.scene import Scene
from app.engine.settle import asks_after, settled

if TYPE_CHECKING:
    from app.engine.dice import Chance
    from app.engine.ruleset import Ruleset

S = TypeVar("S", bound=Worked)
Rules: TypeAlias = "Ruleset[Any, Any, Any, Any]"


@value
class Stale:
    """The ask that was answered is not open any more; these are."""

    asks: tuple[str, ...]


@value
class Judged(Generic[S]):
    """What an order did: its events, the game after, the rules that were applied."""

    events: tuple[Any, ...]
    game: Game[S]
    cited: tuple[str, ...]


Verdict: TypeAlias = Judged[Any] | Refused | Stale


def judge(rules: Rules, world: Any, game: Game[Any], order: Order, chance: "Chance", past: Past) -> Verdict:
    """Judge one order. Nothing outside is touched; a refusal changes nothing.

    `past(n)` gives the table at the end of order n, for undo. Raises only if the rules themselves are broken.
    """
    if game.ended and not outlasts(game, order.deed):
        return refused("ended")
    scene = Scene(rules, world, game, chance, past)
    wrong = _play(scene, game, order)
    if wrong:
        return wrong
    run(scene)
    return _close(scene, game, order)


def _play(scene: Scene[Any, Any], game: Game[Any], order: Order) -> Refused | Stale | None:
    match order.deed:
        case Open():
            scene.rules.opening(scene)
            return None
        case Act() as act:
            return _act(scene, game, order, act)
        case RunOut() as out:
            return _run_out(scene, game, order, out)
        case Propose() as offer:
            return propose(scene, order, offer)
        case Reply() as answer:
            return reply(scene, order, answer)
        case Concede():
            concede(scene, order.seat)
            return None
        case Judge() as ruling:
            return rule(scene, ruling)


def _act(scene: Scene[Any, Any], game: Game[Any], order: Order, act: Act[Any]) -> Refused | Stale | None:
    ask = game.ask(act.ask)
    if ask is None:
        return Stale(asks=tuple(a.id for a in game.asks if a.seat == order.seat))
    if ask.seat != order.seat or (order.by == "hand" and scene.rules.answers_alone(ask.kind)):
        return refused("not_yours")
    if game.clocks.paused is not None:
        return refused("paused")
    return _answer(scene, ask, act.command)


def _answer(scene: Scene[Any, Any], ask: Ask, command: Any) -> Refused | None:
    quote = scene.rules.quote(scene.position, ask, command)
    if isinstance(quote, Refused):
        return quote
    wrong = outside(scene.rules.offer(scene.position, ask), command)
    if wrong:
        return wrong
    scene.cite(*quote.rules)
    scene.rules.decide(scene, ask, command, quote)
    return None


def _run_out(scene: Scene[Any, Any], game: Game[Any], order: Order, out: RunOut) -> Refused | Stale | None:
    ask = game.ask(out.ask)
    if ask is None:
        return Stale(asks=())
    if game.clocks.paused is not None or game.clocks.due.get(ask.id, order.at + 1) > order.at:
        return refused("not_due")
    policy = next(p for p in scene.rules.policies if p.key == ask.default)
    scene.tell(TimedOut(ask=ask.id, seat=ask.seat))
    return _answer(scene, ask, policy.choose(scene.position, ask, None))


def _close(scene: Scene[Any, Any], before: Game[Any], order: Order) -> Judged[Any]:
    asks = asks_after(scene.rules, scene.world, before, scene.game, order)
    for ask in asks:
        limit = before.options.limits.get(ask.limit, 0)
        if limit and ask.id not in scene.game.clocks.due:
            scene.tell(ClockSet(ask=ask.id, due=ask.since + limit))
    game = settled(before, scene.game, order, scene.events, asks)
    return Judged(events=tuple(scene.events), game=game, cited=tuple(scene.cited))
