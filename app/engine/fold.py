"""Folding: a whole game from its orders and events, and the ends of orders kept for undo (A-01, A-06)."""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, TypeAlias

from app.engine.evolve import evolved
from app.engine.game import Game, Options
from app.engine.orders import Order
from app.engine.settle import asks_after, settled

if TYPE_CHECKING:
    from app.engine.ruleset import Ruleset

Rules: TypeAlias = "Ruleset[Any, Any, Any, Any]"
Told: TypeAlias = tuple[Order, Sequence[Any]]


def blank_game(rules: Rules, world: Any, seats: tuple[int, ...], options: Options, generation: int = 1) -> Game[Any]:
    """The game before its first order."""
    return Game(table=rules.blank(world), seats=seats, options=options, generation=generation)


class Fold:
    """A game folded order by order; remembers the table at the end of each order, for undo."""

    def __init__(self, rules: Rules, world: Any, game: Game[Any]) -> None:
        """Begin from a game as it stands."""
        self.rules, self.world, self.game = rules, world, game
        self.ends: dict[int, Any] = {game.order: game.table}

    def past(self, order: int) -> Any:
        """The table at the end of an order. Raises KeyError when that end was not folded here."""
        return self.ends[order]

    def take(self, order: Order, events: Sequence[Any]) -> Game[Any]:
        """Fold one order's events."""
        before = self.game
        game = before
        for event in events:
            game = evolved(self.rules, self.world, game, event, self.past)
        asks = asks_after(self.rules, self.world, before, game, order)
        return self.keep(settled(before, game, order, events, asks))

    def keep(self, game: Game[Any]) -> Game[Any]:
        """Take a game that was judged here as the next state."""
        self.game = game
        self.ends[game.order] = game.table
        return game


def folded(rules: Rules, world: Any, game: Game[Any], told: Iterable[Told]) -> Game[Any]:
    """The game after all these orders."""
    fold = Fold(rules, world, game)
    for order, events in told:
        fold.take(order, events)
    return fold.game
