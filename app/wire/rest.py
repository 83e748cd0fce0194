"""What the REST side says about games and tickets."""

from typing import Literal

from pydantic import BaseModel, ConfigDict, Field

from app.engine.words import Line
from app.wire.messages import LogLine


class Body(BaseModel):
    """A request or answer; unknown fields are refused."""

    model_config = ConfigDict(extra="forbid", frozen=True)


class TicketAsk(Body):
    """`POST /api/ws-ticket`: a link's token (from the URL's fragment) or a session's game and seat."""

    link: str | None = Field(default=None, max_length=128)
    game: str | None = Field(default=None, max_length=64)
    seat: int | None = Field(default=None, ge=1, le=8)


class Ticket(Body):
    """A one-time ticket, 30 s, for one game and role; `game` is the id for the socket's address `/ws/games/{id}`."""

    ticket: str
    game: str
    role: Literal["seat", "public", "caster", "judge"]
    seat: int = 0


class NewGame(Body):
    """`POST /api/games`: begin a game; a seat is a link or a bot."""

    ruleset: str = Field(max_length=40)
    setup: str = Field(max_length=40)
    bots: tuple[int, ...] = ()


class GameLinks(Body):
    """The links of a new game: path and fragment for each seat, and for watchers."""

    game: str
    seats: dict[int, str]
    watch: str


class DeviceLink(Body):
    """Another link to a seat that this session holds, for a second device."""

    link: str


class SetupRow(Body):
    """A scenario that a ruleset brings: its key, its words, who plays."""

    key: str
    title: Line
    brief: Line | None
    seats: tuple[int, ...]


class RulesetRow(Body):
    """`GET /api/rulesets`: a ruleset, its scenarios, and its sentences by language."""

    key: str
    setups: tuple[SetupRow, ...]
    catalogue: dict[str, dict[str, str]]


class GameRow(Body):
    """`GET /api/games`: a game in which this session holds seats; `waits` are the seats that it waits for."""

    game: str
    ruleset: str
    title: Line
    seats: tuple[int, ...]
    waits: tuple[int, ...]
    order: int
    ended: bool


class LogPage(Body):
    """`GET /api/games/{id}/log?before=&seat=`: older lines, earliest first; `more` if there are still older ones."""

    lines: tuple[LogLine, ...]
    more: bool


class Health(Body):
    """`GET /api/health`: ready for players or not (503), and which server process this is."""

    ready: bool
    instance: str
    version: str


class Problem(Body):
    """What is wrong: a code for programs, a sentence for people, the path to the fault."""

    code: str
    reason: str
    path: str = ""
