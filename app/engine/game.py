"""The envelope round every game: what each has whatever its rules (A-05)."""

from collections.abc import Mapping
from dataclasses import field, replace
from typing import Any, Generic, Protocol, TypeVar

from app.engine.asks import Ask
from app.engine.events import Offered, Result
from app.engine.record import record, value


class Worked(Protocol):
    """A ruleset's state: whatever it holds, and the stack of what is half done (A-03)."""

    @property
    def work(self) -> tuple[Any, ...]:
        """The frames, the top one last."""


S = TypeVar("S", bound=Worked)


@record
class Seeding:
    """The engine's own frame: play waits here for the key of an epoch (dice.md D-4)."""

    epoch: int
    span: str


@value
class Span:
    """Where play stands, for epochs of dice: the round and the activation in it."""

    round: int
    activation: int = 0


@value
class Epoch:
    """A span of rolls: what was committed, what was opened, whether its key is fixed."""

    commitment: str
    commits: Mapping[str, str] = field(default_factory=dict)
    seeds: Mapping[str, str] = field(default_factory=dict)
    transcript: str | None = None
    span: str | None = None
    closed: bool = False


@value
class Options:
    """What a table chose: time limits in ms by kind of ask (0 or absent: none), how long an epoch of dice is."""

    limits: Mapping[str, int] = field(default_factory=dict)
    epoch: str = "round"
    delay: int = 0


@value
class Clocks:
    """Time limits of open asks (due, game time ms) and the seats' own clocks (ms left)."""

    due: Mapping[str, int] = field(default_factory=dict)
    bank: Mapping[str, int] = field(default_factory=dict)
    paused: int | None = None


@value
class Offer:
    """An offer that is open, and who has said yes."""

    made: Offered
    yes: tuple[int, ...] = ()


@value
class Fair:
    """How far back undo is free and for whom: to the end of order `order`, for the seat that has acted since (R-05)."""

    seat: int | None = None
    order: int = 0


@value
class Game(Generic[S]):
    """A game: the ruleset's own state and, round it, orders, dice, asks, clocks, offers, undo, end."""

    table: S
    seats: tuple[int, ...]
    options: Options = field(default_factory=Options)
    generation: int = 1
    order: int = 0
    seq: int = 0
    roll: int = 0
    undone: int = 0
    epoch: int = 0
    epochs: Mapping[str, Epoch] = field(default_factory=dict)
    asks: tuple[Ask, ...] = ()
    clocks: Clocks = field(default_factory=Clocks)
    offers: Mapping[str, Offer] = field(default_factory=dict)
    trail: tuple[int, ...] = ()
    fair: Fair = field(default_factory=Fair)
    ended: Result | None = None

    def ask(self, ask_id: str) -> Ask | None:
        """The open ask of this id."""
        return next((a for a in self.asks if a.id == ask_id), None)

    def but(self, **changes: Any) -> "Game[S]":
        """The same game with some things changed."""
        return replace(self, **changes)
