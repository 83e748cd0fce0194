"""What the database knows of a batch before it is judged: what was done already, and who sits where (A-11, P-10)."""

from collections.abc import Mapping, Sequence
from typing import TypeAlias

from sqlalchemy import Connection, select

from app.engine.refusal import refused
from app.store.answers import Answer, Done, Submission
from app.store.faults import planted
from app.store.tables import holders, orders

Receipts: TypeAlias = Mapping[str, tuple[int, int]]
Holders: TypeAlias = frozenset[tuple[str, str, str, int]]


def receipt_of(submission: Submission) -> str:
    """The name of an intent among those of all games."""
    return f"{submission.game}/{submission.cid}"


def receipts(connection: Connection, batch: Sequence[Submission]) -> Receipts:
    """For each intent that was done already, by its name: its seat and the number of its order."""
    if planted("no_receipts"):
        return {}
    query = select(orders.c.receipt, orders.c.seat, orders.c.n)
    rows = connection.execute(query.where(orders.c.receipt.in_([receipt_of(s) for s in batch])))
    return {receipt: (seat, n) for receipt, seat, n in rows}


def seat_holders(connection: Connection, batch: Sequence[Submission]) -> Holders:
    """Which sessions still hold a place in these games: session, game, role, seat."""
    asked = [s for s in batch if s.session is not None]
    if not asked:
        return frozenset()
    mine = holders.c.session.in_({s.session for s in asked}), holders.c.game.in_({s.game for s in asked})
    rows = connection.execute(select(holders.c.session, holders.c.game, holders.c.role, holders.c.seat).where(*mine))
    return frozenset((session, game, role, seat) for session, game, role, seat in rows)


def known_answer(submission: Submission, done: Receipts, seats: Holders) -> Answer | None:
    """The answer that needs no judging: the same as the first time, or that this is not one's seat (any more)."""
    role = "judge" if submission.by == "judge" else "seat"
    if submission.session is not None and (submission.session, submission.game, role, submission.seat) not in seats:
        return refused("no_seat")
    receipt = done.get(receipt_of(submission))
    if receipt is None:
        return None
    seat, n = receipt
    return Done(order=n) if seat == submission.seat else refused("cid_taken")
