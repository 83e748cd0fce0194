"""Reading games, from any thread, on connections that cannot write (A-12)."""

from collections.abc import Mapping
from typing import Any

from sqlalchemy import Engine

from app.engine.fold import Fold
from app.engine.record import value
from app.store.kept import Kept, Rulesets
from app.store.told import Told


@value
class Limit:
    """An open ask with a time limit: due at this game time in ms."""

    game: str
    ask: str
    due: int


class Reading:
    """All reading of games; opens its own connections. An unknown game raises KeyError."""

    def __init__(self, engine: Engine, rulesets: Rulesets) -> None:
        """Read from the database that `engine` writes."""

    def game(self, game: str) -> Kept:
        """The game as it stands."""
        raise NotImplementedError

    def game_at(self, game: str, order: int) -> Kept:
        """The game at the end of an order, folded from its beginning."""
        raise NotImplementedError

    def fold_at(self, game: str, order: int) -> Fold:
        """The same, to be led on: `fold.game` stands there, `fold.take(told.order, told.events)` leads on."""
        raise NotImplementedError

    def tail(self, game: str, after_order: int, up_to_at: int | None = None) -> tuple[Told, ...]:
        """The orders after one, in their order; with `up_to_at` only those told by that game time."""
        raise NotImplementedError

    def log(self, game: str, before: int, count: int) -> tuple[Told, ...]:
        """The last `count` orders before order `before`, in their order."""
        raise NotImplementedError

    def place(self, game: str, now: int, delay: int) -> int:
        """The last order with `at <= now - delay` (0: none); with no delay, the last order."""
        raise NotImplementedError

    def sealed(self, game: str, seat: int) -> Mapping[str, Any]:
        """The standing orders, switches and drafts of a seat, by key."""
        raise NotImplementedError

    def open_limits(self, until: int | None = None) -> tuple[Limit, ...]:
        """The open asks with a time limit in all games that run; with `until` only those due by then."""
        raise NotImplementedError

    def games_with_asks(self) -> tuple[str, ...]:
        """The games in which somebody is asked something."""
        raise NotImplementedError
