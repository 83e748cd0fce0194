"""What a viewer sees: keyed collections, enough to draw any ruleset's game (P-20). Lengths are units of 0.1 mm."""

from collections.abc import Mapping
from dataclasses import field
from typing import Literal

from app.engine.choices import (
    AskRow,
    Blank,
    BlankKind,
    Option,
    OptionRow,
)
from app.engine.receipts import (
    Blocker,
    Cue,
    Motion,
    Odds,
    Receipt,
)
from app.engine.record import value
from app.engine.tabletop import (
    Area,
    At,
    Block,
    Grid,
    Group,
    InCell,
    Link,
    Off,
    Piece,
    Pips,
    Place,
    Table,
    Token,
)
from app.engine.throws import (
    Die,
    Test,
    TestRow,
)
from app.engine.words import Line

__all__ = [
    "Area",
    "AskRow",
    "At",
    "Blank",
    "BlankKind",
    "Block",
    "Blocker",
    "Card",
    "CardRow",
    "ClockRow",
    "Cue",
    "Die",
    "EndRow",
    "FairRow",
    "Grid",
    "Group",
    "InCell",
    "Link",
    "Mark",
    "Motion",
    "Odds",
    "Off",
    "OfferRow",
    "Option",
    "OptionRow",
    "Phase",
    "Piece",
    "Pips",
    "Place",
    "Point",
    "Receipt",
    "Scenery",
    "SideRow",
    "StackItem",
    "Table",
    "Test",
    "TestRow",
    "Token",
    "TrackRow",
    "View",
]

Point = tuple[int, int]
Mark = Literal[1, 2, 3, 4]


@value
class SideRow:
    """A side: its name, its mark (shape and colour together), its points, whether it is out."""

    seat: int
    name: Line
    mark: Mark
    points: int | None = None
    out: bool = False


@value
class TrackRow:
    """A line of the track, in its order."""

    token: str
    place: int
    value: str
    status: Line | None = None
    now: bool = False
    done: bool = False
    out: bool = False


@value
class Phase:
    """Where the game is: round of rounds, step of steps."""

    round: int
    rounds: int
    step: int
    steps: tuple[Line, ...]
    seat: int | None = None


@value
class CardRow:
    """A line of a card."""

    label: Line
    text: Line | None = None
    number: int | None = None


@value
class Card:
    """A card: of a figure, in a hand, on a token, of a player; `open` is false for one that is only counted."""

    where: Literal["roster", "hand", "token", "player"]
    title: Line
    seat: int | None = None
    token: str | None = None
    stats: tuple[CardRow, ...] = ()
    rows: tuple[CardRow, ...] = ()
    open: bool = True


@value
class StackItem:
    """Something waiting to resolve; the highest place is the top."""

    place: int
    label: Line
    seat: int | None = None
    tokens: tuple[str, ...] = ()
    late: bool = False


@value
class ClockRow:
    """A seat's own clock in ms, and the game time from which it runs (none: it stands)."""

    seat: int
    left: int
    runs_since: int | None = None


@value
class OfferRow:
    """An offer between players: undo to the end of an order, a draw, a pause, a rematch; who has said yes."""

    seat: int
    what: str
    to: int | None
    yes: tuple[int, ...] = ()


@value
class FairRow:
    """How far back undo is free and for whom: order numbers it may lead to, nearest first; `asks`: with consent."""

    seat: int | None
    free: tuple[int, ...]
    asks: tuple[int, ...] = ()
    paused: bool = False


@value
class EndRow:
    """How the game ended."""

    winners: tuple[int, ...]
    reason: Line


@value
class View:
    """Everything a viewer sees. Each member is a collection by key, so that a patch is what changed and what went."""

    table: Mapping[str, Table] = field(default_factory=dict)
    pieces: Mapping[str, Piece] = field(default_factory=dict)
    tokens: Mapping[str, Token] = field(default_factory=dict)
    groups: Mapping[str, Group] = field(default_factory=dict)
    links: Mapping[str, Link] = field(default_factory=dict)
    areas: Mapping[str, Area] = field(default_factory=dict)
    sides: Mapping[str, SideRow] = field(default_factory=dict)
    track: Mapping[str, TrackRow] = field(default_factory=dict)
    phase: Mapping[str, Phase] = field(default_factory=dict)
    tests: Mapping[str, Test] = field(default_factory=dict)
    cards: Mapping[str, Card] = field(default_factory=dict)
    stack: Mapping[str, StackItem] = field(default_factory=dict)
    asks: Mapping[str, AskRow] = field(default_factory=dict)
    options: Mapping[str, OptionRow] = field(default_factory=dict)
    clocks: Mapping[str, ClockRow] = field(default_factory=dict)
    offers: Mapping[str, OfferRow] = field(default_factory=dict)
    fair: Mapping[str, FairRow] = field(default_factory=dict)
    end: Mapping[str, EndRow] = field(default_factory=dict)


@value
class Scenery:
    """What never changes in a game, sent once: title, table, terrain, sides, and what to say of the scenario."""

    title: Line
    brief: Line | None
    table: Table
    pieces: Mapping[str, Piece]
    sides: tuple[SideRow, ...]
