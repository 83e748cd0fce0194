"""Exact chances, by counting every throw (R-10 to R-14, R-60)."""

from bisect import bisect_left, bisect_right
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from itertools import accumulate, combinations_with_replacement
from math import factorial, prod
from types import MappingProxyType
from typing import TypeAlias

from app.rulesets.ruins.pool import Strength, strength

FACES = range(1, 7)
Weights: TypeAlias = Mapping[Strength, int]
Throw: TypeAlias = tuple[int, int]
"""Pool dice and penalty dice."""


@lru_cache(maxsize=256)
def spread(dice: int, penalty: int) -> Weights:
    """How often each result falls among all throws of so many pool and penalty dice."""
    weights: Counter[Strength] = Counter()
    against = list(_throws(penalty))
    for pool, often in _throws(dice):
        for cut, times in against:
            weights[strength(pool, cut)] += often * times
    return MappingProxyType(dict(weights))


def _throws(dice: int) -> Iterator[tuple[tuple[int, ...], int]]:
    """Every throw without order, and in how many orders it falls."""
    for faces in combinations_with_replacement(FACES, dice):
        yield faces, factorial(dice) // prod(factorial(n) for n in Counter(faces).values())


def whole(*throws: Throw) -> int:
    """How many throws there are."""
    return prod(6 ** (dice + penalty) for dice, penalty in throws)


@lru_cache(maxsize=1024)
def won_by(attack: Throw, defence: Throw, *, level: bool = False) -> Mapping[int, int]:
    """How often the attack wins, by the margin of totals; out of `whole(attack, defence)` (R-13).

    `level`: whether it wins when all is equal.
    """
    margins: Counter[int] = Counter()
    ours, theirs = by_total(spread(*attack)), by_total(spread(*defence))
    for high, our_spares in ours.items():
        for low, their_spares in theirs.items():
            if high > low:
                margins[high - low] += sum(our_spares.values()) * sum(their_spares.values())
            elif high == low:
                margins[0] += _by_spares(our_spares, their_spares, level=level)
    return MappingProxyType(dict(margins))


def _by_spares(ours: Mapping[tuple[int, ...], int], theirs: Mapping[tuple[int, ...], int], *, level: bool) -> int:
    """How often the spares decide for us."""
    marks = sorted({*ours, *theirs})
    below = won = 0
    for mark in marks:
        here = theirs.get(mark, 0)
        won += ours.get(mark, 0) * (below + (here if level else 0))
        below += here
    return won


@lru_cache(maxsize=1024)
def beats_all(ours: Throw, theirs: tuple[Throw, ...], *, level: bool = False) -> int:
    """How likely one throw is to beat each of several, in tenths of a per cent (R-13, R-43)."""
    below = [_below(spread(*throw), level=level) for throw in theirs]
    often = sum(count * prod(worse(mark) for worse in below) for mark, count in spread(*ours).items())
    return tenths(often, whole(ours, *theirs))


def _below(weights: Weights, *, level: bool) -> Callable[[Strength], int]:
    """How many throws a result beats."""
    marks = sorted(weights)
    sums = [0, *accumulate(weights[mark] for mark in marks)]
    find = bisect_right if level else bisect_left
    return lambda mark: sums[find(marks, mark)]


def by_total(weights: Weights) -> dict[int, dict[tuple[int, ...], int]]:
    """The same weights, spares under their total."""
    table: dict[int, dict[tuple[int, ...], int]] = {}
    for (total, spares), often in weights.items():
        table.setdefault(total, {})[spares] = often
    return table


def chance(throw: Throw, wins: Callable[[Strength], bool], stays: tuple[int, ...] | None = None) -> int:
    """How likely this throw is to win, in tenths of a per cent; `stays` are penalty dice that lie already."""
    dice, penalty = throw if stays is None else (throw[0], 0)
    weights = spread(dice, penalty) if stays is None else _beside(dice, stays)
    return tenths(sum(often for result, often in weights.items() if wins(result)), whole((dice, penalty)))


def _beside(dice: int, penalty: tuple[int, ...]) -> Weights:
    weights: Counter[Strength] = Counter()
    for pool, often in _throws(dice):
        weights[strength(pool, penalty)] += often
    return weights


def tenths(often: int, of: int) -> int:
    """A share in tenths of a per cent, the nearest, halves up."""
    return (2000 * often + of) // (2 * of)
