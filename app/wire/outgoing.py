"""What the server may send."""

from typing import Literal

from pydantic import ConfigDict, Field

from app.engine.patch import Patch
from app.engine.refusal import Evidence
from app.engine.ruleset import Quote, Setting
from app.engine.view import Cue, Odds, Receipt, Scenery, View
from app.engine.words import Line
from app.wire.frame import Cid, Message, RequestId


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
    sealed: dict[str, str] = Field(default_factory=dict)
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
    """Which seats are here (one that a bot plays always is), and how many watch."""

    type: Literal["presence"] = "presence"
    seats: tuple[int, ...]
    watchers: int


class Rematch(Message):
    """All have agreed to play again: the next game, and this socket's seat there, which its session holds already.

    Told to seats alone, again to each that comes in later.
    """

    type: Literal["rematch"] = "rematch"
    game: str
    seat: int


class Fault(Message):
    """A frame could not be read, or a limit was passed; `path` leads to what is wrong."""

    type: Literal["fault"] = "fault"
    code: str
    reason: str
    path: str = ""
