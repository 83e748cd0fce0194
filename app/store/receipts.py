"""What the database knows of a batch before it is judged: what was done already, and who sits where (A-11, P-10)."""

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

from sqlalchemy import Connection, select, tuple_

from app.engine.refusal import refused
from app.store.answers import Answer, Done, Submission
from app.store.faults import planted
from app.store.tables import holders, orders

Receipts: TypeAlias = Mapping[tuple[str, str], tuple[int, int]]
Holders: TypeAlias = frozenset[tuple[str, str, int]]


def receipts(connection: Connection, batch: Sequence[Submission]) -> Receipts:
    """For each intent that was done already, by game and cid: its seat and the number of its order."""
    if planted("no_receipts"):
        return {}
    asked = tuple_(orders.c.game, orders.c.cid).in_([(s.game, s.cid) for s in batch])
    rows = connection.execute(select(orders.c.game, orders.c.cid, orders.c.seat, orders.c.n).where(asked))
    return {(game, cid): (seat, n) for game, cid, seat, n in rows}


def seat_holders(connection: Connection, batch: Sequence[Submission]) -> Holders:
    """Which sessions still hold the seat that they act for: session, game, seat."""
    asked: list[Any] = [(s.session, s.game) for s in batch if s.session is not None]
    if not asked:
        return frozenset()
    query = select(holders.c.session, holders.c.game, holders.c.seat)
    rows = connection.execute(query.where(tuple_(holders.c.session, holders.c.game).in_(asked)))
    return frozenset((session, game, seat) for session, game, seat in rows)


def known_answer(submission: Submission, done: Receipts, seats: Holders) -> Answer | None:
    """The answer that needs no judging: the same as the first time, or that this is not one's seat (any more)."""
    if submission.session is not None and (submission.session, submission.game, submission.seat) not in seats:
        return refused("no_seat")
    receipt = done.get((submission.game, submission.cid))
    if receipt is None:
        return None
    seat, n = receipt
    return Done(order=n) if seat == submission.seat else refused("cid_taken")
