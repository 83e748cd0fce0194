"""An order as it is told: who ordered what, when, what came of it, and its link in the chain (A-10)."""

from typing import Any

from app.engine.orders import By, Deed, Order
from app.engine.record import value


@value
class Told:
    """Order number `n` of a game; `at` is game time in ms; its events are numbered `first` to `last`.

    An order without events has `last` = `first` - 1. `hash` is the chain's, in hex, equal for all who follow.
    """

    n: int
    at: int
    seat: int
    by: By
    deed: Deed
    events: tuple[Any, ...]
    hash: str
    first: int
    last: int

    @property
    def order(self) -> Order:
        """The order as the engine takes it, for folding."""
        return Order(seat=self.seat, by=self.by, deed=self.deed, at=self.at)
