"""What a viewer sees: keyed collections, enough to draw any ruleset's game (P-20). Lengths are units of 0.1 mm."""

from collections.abc import Mapping
from dataclasses import field
from typing import Any, Literal

from app.engine.record import record, value
from app.engine.words import Line

Point = tuple[int, int]
Mark = Literal[1, 2, 3, 4]


# ---------------------------------------------------------------- the table and what stands on it
@value
class Grid:
    """Cells, when the game is played in them; `cell` is their size across."""

    shape: Literal["square", "hex"]
    cell: int
    columns: int
    rows: int


@value
class Table:
    """The table: its size, its measure, its cells if any, the heights of its floors."""

    width: int
    height: int
    measure: Literal["cm", "in"] = "cm"
    grid: Grid | None = None
    levels: tuple[int, ...] = (0,)


@value
class Block:
    """A solid of a piece: an upright prism."""

    footprint: tuple[Point, ...]
    bottom: int
    top: int
    opaque: bool
    passage: Literal["free", "difficult", "climb", "blocked"]


@value
class Piece:
    """A piece of terrain.

    `look` is how it is drawn: wall, low_wall, building, door, window, pillar, crate, floor, rubble, tree, cell.
    """

    look: str
    name: Line
    blocks: tuple[Block, ...] = ()
    cells: tuple[Point, ...] = ()


@record
class At:
    """A place in units; z is the height of the feet."""

    x: int
    y: int
    z: int = 0


@record
class InCell:
    """A place in a cell: column and row."""

    column: int
    row: int


@record
class Off:
    """Not on the table; why, as a key (`off.out`, `off.reserve`, `off.left`)."""

    why: str


Place = At | InCell | Off


@value
class Pips:
    """A small count on a base or card: now of most (wounds left, action points)."""

    now: int
    most: int


@value
class Token:
    """A figure or unit. `name` is its proper name; base is a radius; badges are keys (`badge.down`)."""

    side: int
    name: str
    glyph: str
    place: Place
    base: int
    height: int = 0
    facing: Point | None = None
    leader: bool = False
    group: str | None = None
    badges: tuple[str, ...] = ()
    pips: Mapping[str, Pips] = field(default_factory=dict)
    reaches: tuple[int, ...] = ()


@value
class Group:
    """A formation: its members, what it is part of, whether it keeps together."""

    side: int
    name: Line
    tokens: tuple[str, ...]
    parent: str | None = None
    whole: bool = True


@value
class Link:
    """A line between two tokens: engaged, coherency, pairing, target."""

    tail: str
    head: str
    what: str
    good: bool = True


@value
class Area:
    """A zone, aura or objective: a polygon, a disc (one point and a radius) or cells."""

    what: str
    label: Line | None = None
    owner: int | None = None
    points: tuple[Point, ...] = ()
    radius: int = 0
    cells: tuple[Point, ...] = ()


# ---------------------------------------------------------------- who plays, whose turn
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


# ---------------------------------------------------------------- dice, cards, stack
@value
class Die:
    """One die as rolled: what it is and what became of it."""

    face: int
    sort: Literal["own", "advantage", "penalty"] = "own"
    fate: Literal["kept", "spare", "cancelled", "idle", "hit", "miss"] = "kept"


@value
class TestRow:
    """One side of a test: who rolled what; dice in the order of showing; `dice` empty = not rolled yet."""

    token: str
    seat: int
    verb: Line
    pool: Line | None
    sides: int
    dice: tuple[Die, ...] = ()
    total: int | None = None
    losing: bool = False
    rolls: tuple[int, ...] = ()


@value
class Test:
    """Dice in flight or just thrown: the rows, what they mean so far, who decides and what is at stake."""

    rows: tuple[TestRow, ...]
    verdict: Line | None = None
    stake: Line | None = None
    decider: int | None = None


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


# ---------------------------------------------------------------- what can be done
BlankKind = Literal[
    "token", "tokens", "point", "cell", "path", "facing", "choice", "number", "text", "pairs", "placements"
]


@value
class Blank:
    """A gap in a command that the player fills (P-21).

    `among` lists what it may be (token ids, choices); `per` the same for each value of the blank `of`. `low` and
    `high` bound a number, a count of tokens, or a path's length in units; `start` is where a path begins; `cells`
    lists the cells allowed. What is `optional` may be left out.
    """

    name: str
    kind: BlankKind
    label: Line | None = None
    among: tuple[str, ...] = ()
    of: str | None = None
    per: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    cells: tuple[Point, ...] = ()
    low: int = 0
    high: int = 0
    start: Point | None = None
    optional: bool = False


@value
class Option:
    """One command on offer: its words, its key, the template whose blanks are to be filled; or why it is impossible."""

    id: str
    label: Line
    fact: Line | None
    command: Mapping[str, Any]
    blanks: tuple[Blank, ...] = ()
    key: str = ""
    icon: str = ""
    token: str | None = None
    ends: bool = False
    possible: bool = True
    why: Line | None = None
    rule: str | None = None


@value
class OptionRow:
    """An option on the screen, under the ask that it answers; `place` is the order of showing."""

    ask: str
    place: int
    option: Option


@value
class AskRow:
    """An open ask as everybody sees it: who is waited for, until when (game time, ms), what happens else."""

    seat: int
    kind: str
    title: Line
    text: Line | None = None
    default: Line | None = None
    since: int = 0
    due: int | None = None
    token: str | None = None


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


# ---------------------------------------------------------------- receipts and cues
@value
class Blocker:
    """What hides a target: the piece or token, the share that it hides alone, its shadow on the card."""

    id: str
    permille: int
    shadows: tuple[tuple[Point, ...], ...] = ()


@value
class Receipt:
    """The answer behind a ruling: distance, margin, sight class and share, blockers, the card they fall on (T-16)."""

    viewer: str
    target: str
    gap: int
    limit: int | None = None
    margin: int | None = None
    sight: Literal["none", "cover", "full"] | None = None
    permille: int | None = None
    blockers: tuple[Blocker, ...] = ()
    card: tuple[Point, Point] | None = None
    bottom: int = 0
    top: int = 0
    eye: tuple[int, int, int] | None = None


@value
class Odds:
    """Exact chances in tenths of a per cent: to win, and of each outcome by its key in order of showing."""

    win: int
    outcomes: tuple[tuple[str, int], ...] = ()
    pools: Line | None = None


@value
class Motion:
    """A token's way to be played on the screen."""

    token: str
    path: tuple[Point, ...]


@value
class Cue:
    """One thing that happened, as this viewer may know it: a sentence for the log and what folds out below it."""

    line: Line | None
    seat: int | None = None
    tokens: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()
    test: Test | None = None
    receipt: Receipt | None = None
    motion: Motion | None = None
    heading: bool = False
    undone: int | None = None
