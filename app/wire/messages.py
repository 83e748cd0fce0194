"""Every message that either side of a game's socket may send: the truth from which wire.ts and protocol.md are made."""

from typing import Annotated, Any, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

from app.engine.patch import Patch
from app.engine.refusal import Evidence
from app.engine.ruleset import Quote, Setting
from app.engine.view import Cue, Odds, Receipt, Scenery, View
from app.engine.words import Line

Cid: TypeAlias = Annotated[str, Field(pattern=r"^[0-9a-f]{32}$", description="16 random bytes in hex, one an intent")]
AskId: TypeAlias = Annotated[str, Field(min_length=1, max_length=32)]
RequestId: TypeAlias = Annotated[int, Field(ge=0, le=2**53 - 1)]
Text: TypeAlias = Annotated[str, Field(min_length=1, max_length=500)]
OfferWhat: TypeAlias = Literal["undo", "draw", "pause", "resume", "rematch"]


class Message(BaseModel):
    """A frame: a JSON object whose `type` says which message it is; unknown fields are refused."""

    model_config = ConfigDict(extra="forbid", frozen=True)


# ---------------------------------------------------------------- from a screen to the server
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


FromScreen: TypeAlias = Annotated[
    Hello | Do | Try | Query | Seal | Propose | Reply | Concede | Say | Point | Resume | Report,
    Field(discriminator="type"),
]


# ---------------------------------------------------------------- from the server to a screen
class Role(Message):
    """Who this socket is: a seat (with its number), the public, a caster, a judge."""

    role: Literal["seat", "public", "caster", "judge"]
    seat: int = 0


class LogLine(Message):
    """One line of the log: the order that it belongs to, when (game time, ms), and the cue."""

    order: int
    at: int
    cue: Cue


class Sealed(Message):
    """The standing orders and switches that one's own seat has set."""

    type: Literal["sealed"] = "sealed"
    id: RequestId | None = None
    values: dict[str, str]


class Welcome(Message):
    """Everything a screen needs to show the game, as of order `order` of its audience (P-03)."""

    type: Literal["welcome"] = "welcome"
    instance: str = Field(description="this server process; a new one means that it was started anew")
    game: str
    ruleset: str
    viewer: Role
    generation: int
    order: int
    hash: str
    chain: str
    setup: Scenery
    view: View
    settings: tuple[Setting, ...] = ()
    sealed: dict[str, str] = {}
    catalogue: dict[str, dict[str, str]]
    log: tuple[LogLine, ...]
    time: int = Field(description="game time in ms: runs only while the server runs")
    delay: int = Field(default=0, description="how far behind this audience is kept, ms of game time")


class Step(Message):
    """What happened from one place to another, and the view's patch. Apply only when `from` is your place (P-04)."""

    type: Literal["step"] = "step"
    from_: int = Field(alias="from")
    to: int
    time: int
    cues: tuple[LogLine, ...]
    patch: Patch
    hash: str | None = None
    chain: str | None = None

    model_config = ConfigDict(extra="forbid", frozen=True, populate_by_name=True)


class Heartbeat(Message):
    """Every 10 s: where this audience is; a lost tail is found so (P-05)."""

    type: Literal["heartbeat"] = "heartbeat"
    order: int
    time: int


class Done(Message):
    """The order with this cid was taken, once, as order number `order`."""

    type: Literal["done"] = "done"
    cid: Cid
    order: int


class RefusedNote(Message):
    """Not done, nothing changed: a code, a sentence, the rule, and what to draw."""

    type: Literal["refused"] = "refused"
    cid: Cid | None = None
    id: RequestId | None = None
    code: str
    reason: str
    line: Line
    rule: str | None = None
    evidence: Evidence | None = None


class StaleNote(Message):
    """The ask was no longer open; these of yours are. Nothing was done."""

    type: Literal["stale"] = "stale"
    cid: Cid | None = None
    id: RequestId | None = None
    asks: tuple[str, ...]


class Quoted(Message):
    """The answer to `try`: legal, with price, path, receipts, odds, and what would come of it."""

    type: Literal["quoted"] = "quoted"
    id: RequestId
    quote: Quote


class AnswerTo(Message):
    """The answer to a question about the table."""

    type: Literal["answered"] = "answered"
    id: RequestId
    receipt: Receipt | None = None
    odds: Odds | None = None


class Said(Message):
    """A line of chat; `seat` 0 is a watcher."""

    type: Literal["said"] = "said"
    seat: int
    name: str
    text: str
    at: int


class Pointed(Message):
    """A ping by another."""

    type: Literal["pointed"] = "pointed"
    seat: int
    x: int
    y: int


class Presence(Message):
    """Which seats are here, and how many watch."""

    type: Literal["presence"] = "presence"
    seats: tuple[int, ...]
    watchers: int


class Fault(Message):
    """A frame could not be read, or a limit was passed; `path` leads to what is wrong."""

    type: Literal["fault"] = "fault"
    code: str
    reason: str
    path: str = ""


ToScreen: TypeAlias = Annotated[
    Welcome
    | Step
    | Heartbeat
    | Done
    | RefusedNote
    | StaleNote
    | Quoted
    | AnswerTo
    | Sealed
    | Said
    | Pointed
    | Presence
    | Fault,
    Field(discriminator="type"),
]

FROM_SCREEN: TypeAdapter[FromScreen] = TypeAdapter(FromScreen)
TO_SCREEN: TypeAdapter[ToScreen] = TypeAdapter(ToScreen)
