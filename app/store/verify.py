"""Whether a stored game is whole: numbers without gaps, a chain without a break, a state that is the fold (A-10)."""

from collections.abc import Iterator, Sequence
from typing import Any

from sqlalchemy import Connection, Row, select

from app.store.chain import link, order_text
from app.store.opening import Openings
from app.store.tables import events, orders
from app.store.told import event_bodies


def faults_of(connection: Connection, openings: Openings, game: Row[Any]) -> tuple[str, ...]:
    """All that is wrong, in words."""
    query = select(orders).where(orders.c.game == game.id).order_by(orders.c.n)
    rows = connection.execute(query).all()
    bodies = event_bodies(connection, game.id, rows)
    numbers = connection.execute(select(events.c.seq).where(events.c.game == game.id).order_by(events.c.seq))
    wrong = [*_numbers(game, rows, numbers.scalars().all()), *_chain(openings.blank(game).hash, game, rows, bodies)]
    return tuple(wrong) or tuple(_fold(openings, game))


def _numbers(game: Row[Any], rows: Sequence[Row[Any]], seqs: Sequence[int]) -> Iterator[str]:
    if [row.n for row in rows] != list(range(1, game.n + 1)):
        yield f"orders are not 1 to {game.n}"
    if list(seqs) != list(range(1, game.seq + 1)):
        yield f"events are not 1 to {game.seq}"
    ends = [0, *(row.last for row in rows)]
    for row, end in zip(rows, ends, strict=False):
        if row.first != end + 1 or row.last < end:
            yield f"order {row.n}: events {row.first} to {row.last} after {end}"
    if ends[-1] != game.seq:
        yield f"the last order ends with event {ends[-1]} of {game.seq}"


def _chain(first: str, game: Row[Any], rows: Sequence[Row[Any]], bodies: dict[int, list[str]]) -> Iterator[str]:
    previous = first
    for row in rows:
        text = order_text(row.n, row.seat, row.by, row.at, row.deed)
        if link(previous, row.salt, text, bodies[row.n]) != row.hash:
            yield f"order {row.n}: the chain breaks"
        previous = row.hash
    if previous != game.hash:
        yield "the chain does not end where the game stands"


def _fold(openings: Openings, game: Row[Any]) -> Iterator[str]:
    folded = openings.replay(openings.blank(game), game.n).game
    if folded != openings.kept(game).game:
        yield "the state is not the fold of the events"
