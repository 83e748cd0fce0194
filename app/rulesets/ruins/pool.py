"""A handful of D6: the best two count, penalty dice cancel their like, spares break ties (R-10 to R-13)."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Literal, TypeAlias

from app.engine.record import value
from app.engine.view import Die

BEST = 2
Strength: TypeAlias = tuple[int, tuple[int, ...]]
Sort: TypeAlias = Literal["own", "advantage"]


@value
class Dice:
    """The faces of one side of a test, by what the dice are."""

    own: tuple[int, ...]
    advantage: tuple[int, ...] = ()
    penalty: tuple[int, ...] = ()


def uncancelled(pool: Iterable[int], penalty: Sequence[int]) -> list[int]:
    """What is left of a pool, highest first: each penalty die takes at most one die of its face away (R-11)."""
    ranked = sorted(pool, reverse=True)
    if not penalty:
        return ranked
    hits = Counter(penalty)
    left = []
    for face in ranked:
        if hits[face]:
            hits[face] -= 1
        else:
            left.append(face)
    return left


def strength(pool: Iterable[int], penalty: Sequence[int]) -> Strength:
    """The total of the best two, and the spares: tuples that compare as R-13 says (R-10, R-12)."""
    left = uncancelled(pool, penalty)
    return sum(left[:BEST]), tuple(left[BEST:])


def strength_of(dice: Dice) -> Strength:
    """What these dice are worth."""
    return strength(dice.own + dice.advantage, dice.penalty)


def laid_out(dice: Dice) -> tuple[Die, ...]:
    """The dice in the order of showing: kept, spares, cancelled, then the penalty dice (R-17)."""
    hits = Counter(dice.penalty)
    left: list[Die] = []
    cut: list[Die] = []
    for face, sort in _by_face(dice):
        if hits[face]:
            hits[face] -= 1
            cut.append(Die(face=face, sort=sort, fate="cancelled"))
        else:
            left.append(Die(face=face, sort=sort, fate="kept" if len(left) < BEST else "spare"))
    return (*left, *cut, *_penalties(dice.penalty, idle=hits))


def _by_face(dice: Dice) -> list[tuple[int, Sort]]:
    own: list[tuple[int, Sort]] = [(face, "own") for face in dice.own]
    more: list[tuple[int, Sort]] = [(face, "advantage") for face in dice.advantage]
    return sorted(own + more, key=lambda die: -die[0])


def _penalties(penalty: tuple[int, ...], idle: Counter[int]) -> Iterable[Die]:
    """Penalty dice: those that cancelled something, then those that did nothing."""
    left = Counter(idle)
    rows = []
    for face in sorted(penalty, reverse=True):
        rows.append(Die(face=face, sort="penalty", fate="idle" if left[face] else "hit"))
        left[face] -= 1 if left[face] else 0
    return sorted(rows, key=lambda die: (die.fate == "idle", -die.face))
