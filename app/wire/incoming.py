"""What a screen may send."""

from typing import Annotated, Any, Literal, TypeAlias

from pydantic import Field

from app.wire.frame import Cid, Message, RequestId

AskId: TypeAlias = Annotated[str, Field(min_length=1, max_length=32)]
Text: TypeAlias = Annotated[str, Field(min_length=1, max_length=500)]
OfferWhat: TypeAlias = Literal["undo", "draw", "pause", "resume", "rematch"]


class Since(Message):
    """The place in the game up to which a screen has been told."""

    generation: int
    order: int


class Hello(Message):
    """First frame: the one-time ticket, and the place to go on from if this screen was here before (P-02)."""

    type: Literal["hello"] = "hello"
    ticket: str = Field(min_length=1, max_length=128)
    since: Since | None = None


class Do(Message):
    """Answer an open ask: an offered option's command with its blanks filled (P-10)."""

    type: Literal["do"] = "do"
    cid: Cid
    ask: AskId
    command: dict[str, Any]


class Try(Message):
    """What would this command cost and mean? Nothing is done (P-11)."""

    type: Literal["try"] = "try"
    id: RequestId
    ask: AskId
    command: dict[str, Any]


class Query(Message):
    """A question about the table: measure, sight, odds (P-12)."""

    type: Literal["query"] = "query"
    id: RequestId
    question: dict[str, Any]


class Seal(Message):
    """Set or clear (null) a standing order or switch, kept on the server, told to nobody else (P-13)."""

    type: Literal["seal"] = "seal"
    id: RequestId
    key: str = Field(min_length=1, max_length=64)
    value: str | None = Field(max_length=2000)


class Propose(Message):
    """Offer something to the opponents; an undo that is fair is done at once (P-14)."""

    type: Literal["offer"] = "offer"
    cid: Cid
    what: OfferWhat
    to: int | None = None


class Reply(Message):
    """Answer an offer."""

    type: Literal["answer"] = "answer"
    cid: Cid
    offer: str = Field(min_length=1, max_length=32)
    yes: bool


class Concede(Message):
    """Give up the game."""

    type: Literal["concede"] = "concede"
    cid: Cid


class Say(Message):
    """Chat, to those of the same room: players or watchers."""

    type: Literal["say"] = "say"
    text: Text


class Point(Message):
    """A ping on the table, seen for a moment, never stored; in units of 0.1 mm."""

    type: Literal["point"] = "point"
    x: int = Field(ge=-20000, le=20000)
    y: int = Field(ge=-20000, le=20000)


class Resume(Message):
    """A step was missed: go on from this place."""

    type: Literal["resume"] = "resume"
    since: Since


class Report(Message):
    """A screen's state did not match its hash; it takes everything anew."""

    type: Literal["report"] = "report"
    order: int
    text: Text
