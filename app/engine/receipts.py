"""What a ruling shows for itself: receipts, odds, and the cues that tell what happened (T-16)."""

from typing import Literal

from app.engine.record import value
from app.engine.throws import Test
from app.engine.words import Line

Point = tuple[int, int]


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
