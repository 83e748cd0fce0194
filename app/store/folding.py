"""Folding a game that is stored: the ends of orders that undo may lead to are kept, or folded anew (A-06)."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeAlias

from app.engine.evolve import evolved
from app.engine.fold import Fold
from app.engine.game import Game
from app.engine.ruleset import Ruleset
from app.store.told import Told

KEPT_ENDS = 64
Rules: TypeAlias = Ruleset[Any, Any, Any, Any]
Again = Callable[[Game[Any]], Mapping[int, Any]]


class Folding(Fold):
    """A fold that forgets old ends; `again` gives those of a game's trail anew, from its events."""

    def __init__(self, rules: Rules, world: Any, game: Game[Any], again: Again) -> None:
        """Begin from a game as it stands."""
        super().__init__(rules, world, game)
        self.again = again

    def past(self, order: int) -> Any:
        """The table at the end of an order. Raises KeyError if there was no such order."""
        if order not in self.ends:
            self.ends.update(self.again(self.game))
        return self.ends[order]

    def keep(self, game: Game[Any]) -> Game[Any]:
        """Take a game as the next state; ends that undo can no longer reach are forgotten now and then."""
        super().keep(game)
        if len(self.ends) > 2 * KEPT_ENDS:
            wanted = {*game.trail, *range(game.order - KEPT_ENDS, game.order + 1)}
            self.ends = {n: table for n, table in self.ends.items() if n in wanted}
        return game


def all_ends(rules: Rules, world: Any, blank: Game[Any], told: Iterable[Told]) -> dict[int, Any]:
    """The table at the end of each order. Asks are left out of it: the tables do not depend on them."""
    game, ends = blank, {0: blank.table}
    for order in told:
        for event in order.events:
            game = evolved(rules, world, game, event, ends.__getitem__)
        ends[order.n] = game.table
    return ends
