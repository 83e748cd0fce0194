"""The table as it is drawn: terrain, tokens, groups, links, areas. Lengths are units of 0.1 mm (P-20)."""

from collections.abc import Mapping
from dataclasses import field
from typing import Literal

from app.engine.record import record, value
from app.engine.words import Line

Point = tuple[int, int]


@value
class Grid:
    """Cells, when the game is played in them; `cell` is their size across."""

    shape: Literal["square", "hex"]
    cell: int
    columns: int
    rows: int


@value
class Table:
    """The table: its size, its measure, its cells if any, the heights of its floors.

    The three shares in thousandths are those by which a screen's own sight judges as this game does: seen from so much
    of a body showing on, in cover from so much of it hidden on, the eye at so much of the body's height (T-02, T-13).
    """

    width: int
    height: int
    measure: Literal["cm", "in"] = "cm"
    grid: Grid | None = None
    levels: tuple[int, ...] = (0,)
    seen_permille: int = 1
    cover_permille: int = 1
    eye_permille: int = 900


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
    """A zone, aura or objective: a polygon, a disc (one point and a radius) or cells.

    `letter` is what it is called by on the table, when sentences speak of it so.
    """

    what: str
    label: Line | None = None
    letter: str = ""
    owner: int | None = None
    points: tuple[Point, ...] = ()
    radius: int = 0
    cells: tuple[Point, ...] = ()
