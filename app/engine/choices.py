"""What can be done: open asks, their options, and the blanks that a player fills (P-20, P-21)."""

from collections.abc import Mapping
from dataclasses import field
from typing import Any, Literal

from app.engine.record import value
from app.engine.words import Line

Point = tuple[int, int]


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
