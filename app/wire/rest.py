"""What the REST side says about games and tickets."""

from typing import Literal

from pydantic import BaseModel, ConfigDict, Field

from app.engine.view import Scenery, View
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
    """`POST /api/games`: begin a game; a seat is a link or, among `bots`, one that a bot of this sort plays."""

    ruleset: str = Field(max_length=40)
    setup: str = Field(max_length=40)
    bots: tuple[int, ...] = Field(default=(), max_length=8)
    bot: Literal["random"] = "random"


class GameLinks(Body):
    """The links of a new game: path and fragment for each seat, and for watchers."""

    game: str
    seats: dict[int, str]
    watch: str


class DeviceLink(Body):
    """Another link to a seat that this session holds, for a second device."""

    link: str


class SetupRow(Body):
    """A scenario that a ruleset brings: its key, its words, who plays, and its table to be drawn."""

    key: str
    title: Line
    brief: Line | None
    seats: tuple[int, ...]
    scenery: Scenery


class RulesetRow(Body):
    """`GET /api/rulesets`: a ruleset, its scenarios, and its sentences by language."""

    key: str
    setups: tuple[SetupRow, ...]
    catalogue: dict[str, dict[str, str]]


class GameRow(Body):
    """`GET /api/games`: a game in which this session holds seats, the one that went on last first.

    `setup` is its key among those of the ruleset (empty: none of them). `seat` is the one to come in by: of several
    `seats` one that is waited for. `bots` are the seats that bots play, and their sort. `turn`: whether `seat` is
    waited for; `waits` all that are. `round` of `rounds`, both 0 where there are none. `updated`: when it last went on,
    in ms since 1970.
    """

    game: str
    ruleset: str
    setup: str
    title: Line
    seat: int
    seats: tuple[int, ...]
    bots: dict[int, str]
    round: int
    rounds: int
    turn: bool
    waits: tuple[int, ...]
    order: int
    ended: bool
    updated: int


class LogPage(Body):
    """`GET /api/games/{id}/log?before=&seat=`: older lines, earliest first; `more` if there are still older ones."""

    lines: tuple[LogLine, ...]
    more: bool


class Then(Body):
    """`GET /api/games/{id}/at?order=&seat=`: the view as it stood at the end of an order, as this viewer saw it.

    `order` is the one that is shown: never past the place of this viewer's audience.
    """

    order: int
    view: View


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
