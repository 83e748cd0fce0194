"""What can happen in every game, whatever its rules: a closed set, told in the past tense (A-05)."""

from typing import Any, Generic, TypeVar

from app.engine.hidden import Hidden
from app.engine.record import record, reveals, value
from app.engine.words import Line

F = TypeVar("F")


@value
class Result:
    """How a game ended: the seats that won (none: a draw) and why."""

    winners: tuple[int, ...]
    reason: Line


@record
class Rolled:
    """Dice fell: roll `n` of the game, never used again; `replaces` names the dice of a test that is rolled anew."""

    n: int
    epoch: int
    purpose: str
    sides: int
    faces: tuple[int, ...] | Hidden[tuple[int, ...]]
    replaces: tuple[int, ...] = ()


@record
class Began(Generic[F]):
    """A matter was opened on top of the work in hand (A-03)."""

    frame: F


@record
class Became(Generic[F]):
    """The matter on top went a step further."""

    frame: F


@record
class Finished:
    """The matter on top is done."""


@record
class EpochOpened:
    """The server committed to a seed for a span of rolls (dice.md D-1)."""

    epoch: int
    commitment: str


@record
class SeedCommitted:
    """A seat committed to a seed of its own (D-2)."""

    epoch: int
    seat: int
    commitment: str


@record
class SeedRevealed:
    """A seat opened its seed (D-3)."""

    epoch: int
    seat: int
    seed: str


@record
class EpochReady:
    """The key of a span of rolls is fixed: T is the transcript of all seeds (D-4)."""

    epoch: int
    transcript: str
    span: str


@reveals
@record
class EpochClosed:
    """A span of rolls is over and its secret open for all to check (D-10)."""

    epoch: int
    secret: str


@record
class ClockSet:
    """An ask has a time limit: due at this game time in ms."""

    ask: str
    due: int


@record
class TimeSpent:
    """A seat's own clock ran."""

    seat: int
    spent: int


@record
class TimedOut:
    """An ask ran out of time; its default was taken."""

    ask: str
    seat: int


@record
class Undone:
    """The table stands again as at the end of order `to`; dice, clocks and counters go on."""

    to: int
    seat: int


@record
class Offered:
    """A seat offered something to its opponents: undo, draw, pause, resume, rematch."""

    id: str
    seat: int
    what: str
    to: int | None = None


@record
class Answered:
    """A seat answered an offer."""

    offer: str
    seat: int
    yes: bool


@record
class Paused:
    """The game stands still, its clocks too."""

    at: int


@record
class Resumed:
    """The game goes on; limits moved by the length of the pause."""

    at: int


@record
class Conceded:
    """A seat gave up."""

    seat: int


@record
class Ruled:
    """A judge decided something; the reason is on record."""

    reason: str


@reveals
@record
class Ended:
    """The game is over."""

    result: Result


EngineEvent = (
    Rolled
    | Began[Any]
    | Became[Any]
    | Finished
    | EpochOpened
    | SeedCommitted
    | SeedRevealed
    | EpochReady
    | EpochClosed
    | ClockSet
    | TimeSpent
    | TimedOut
    | Undone
    | Offered
    | Answered
    | Paused
    | Resumed
    | Conceded
    | Ruled
    | Ended
)
