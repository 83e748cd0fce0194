"""What is handed in to be judged, and what comes back: done, refused, or too late (P-10)."""

from typing import TypeAlias

from app.engine.judge import Stale
from app.engine.orders import By, Deed
from app.engine.record import value
from app.engine.refusal import Refused


@value
class Submission:
    """One intent of one seat: `cid` is made once per intent, so that it is done at most once.

    `seat` 0 is the table or the clock. With `session` (the hash of a session's secret) the seat's holder is read
    again from the database when the order is judged; without it, the caller vouches for the seat.
    """

    game: str
    cid: str
    seat: int
    by: By
    deed: Deed
    session: str | None = None


@value
class Done:
    """It was done, once, as the order of this number."""

    order: int


Answer: TypeAlias = Done | Refused | Stale
