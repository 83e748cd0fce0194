"""What the REST side says about games and tickets."""

from typing import Literal

from pydantic import BaseModel, ConfigDict, Field


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


class Problem(Body):
    """What is wrong: a code for programs, a sentence for people, the path to the fault."""

    code: str
    reason: str
    path: str = ""
