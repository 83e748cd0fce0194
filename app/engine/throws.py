"""Dice as they are shown: one die, one side of a test, the whole test (R-17)."""

from typing import Literal

from app.engine.record import value
from app.engine.words import Line


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
