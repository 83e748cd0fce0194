"""An order as it is told: who ordered what, when, what came of it, and its link in the chain (A-10)."""

from collections import defaultdict
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, Row, Select, select

from app.engine.orders import By, Deed, Order
from app.engine.record import value
from app.store.codec import Codec
from app.store.tables import events, orders


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


def tail(
    connection: Connection, codec: Codec, game: str, after: int, *, upto: int | None = None, upto_at: int | None = None
) -> tuple[Told, ...]:
    """The orders after one, in their order: all, or up to an order, or up to a game time (ms)."""
    query = select(orders).where(orders.c.game == game, orders.c.n > after)
    query = query if upto is None else query.where(orders.c.n <= upto)
    query = query if upto_at is None else query.where(orders.c.at <= upto_at)
    return _told(connection, codec, game, query.order_by(orders.c.n))


def before(connection: Connection, codec: Codec, game: str, order: int, count: int) -> tuple[Told, ...]:
    """The last `count` orders before an order, in their order."""
    query = select(orders).where(orders.c.game == game, orders.c.n < order)
    return _told(connection, codec, game, query.order_by(orders.c.n.desc()).limit(count))


def _told(connection: Connection, codec: Codec, game: str, query: Select[Any]) -> tuple[Told, ...]:
    rows = sorted(connection.execute(query).all(), key=lambda row: row.n)
    bodies = event_bodies(connection, game, rows)
    return tuple(_one(codec, row, bodies[row.n]) for row in rows)


def event_bodies(connection: Connection, game: str, rows: Sequence[Row[Any]]) -> dict[int, list[str]]:
    """The JSON of the events of these orders, by order number."""
    bodies: dict[int, list[str]] = defaultdict(list)
    if not rows:
        return bodies
    span = events.c.seq.between(rows[0].first, rows[-1].last)
    query = select(events.c.n, events.c.body).where(events.c.game == game, span).order_by(events.c.seq)
    for n, body in connection.execute(query):
        bodies[n].append(body)
    return bodies


def _one(codec: Codec, row: Row[Any], bodies: Sequence[str]) -> Told:
    lift = codec.lift(row.shape)
    return Told(
        n=row.n,
        at=row.at,
        seat=row.seat,
        by=row.by,
        deed=codec.deed.decode(row.deed, lift),
        events=tuple(codec.event.decode(body, lift) for body in bodies),
        hash=row.hash,
        first=row.first,
        last=row.last,
    )
