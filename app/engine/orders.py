"""Orders: everything that anybody may tell the engine to do, hand, clock, standing order or table alike."""

from typing import Any, Generic, Literal, TypeVar

from app.engine.record import record, value

C = TypeVar("C")

By = Literal["hand", "auto", "clock", "table", "judge"]
OfferKind = Literal["undo", "draw", "pause", "resume", "rematch"]


@record
class Open:
    """Set the table and begin."""


@record
class Act(Generic[C]):
    """Answer an ask with a command that was offered, its blanks filled."""

    ask: str
    command: C


@record
class RunOut:
    """Time is up for an ask: take its default."""

    ask: str


@record
class Propose:
    """Offer something to the opponents; an undo that is fair is done at once."""

    what: OfferKind
    to: int | None = None


@record
class Reply:
    """Answer an offer."""

    offer: str
    yes: bool


@record
class Concede:
    """Give up."""


@record
class Judge:
    """A judge rewinds to the end of an order, or rules, with a reason."""

    reason: str
    to: int | None = None


Deed = Open | Act[Any] | RunOut | Propose | Reply | Concede | Judge


@value
class Order:
    """Who orders what, when: `seat` 0 is the table itself; `at` is game time in ms (A-09)."""

    seat: int
    by: By
    deed: Deed
    at: int
