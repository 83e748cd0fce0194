"""What several shadows hide together: strips with straight sides, joined without counting anything twice (T-11).

The same code runs on floats and on rationals (T-12).
"""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import combinations, pairwise
from typing import Generic, NamedTuple, TypeVar

Real = TypeVar("Real", float, Fraction)


class Strip(NamedTuple, Generic[Real]):
    """A trapezoid of the card between two uprights: from u0 to u1, its lower and its upper side at both ends."""

    u0: Real
    u1: Real
    low0: Real
    low1: Real
    high0: Real
    high1: Real


def area(strips: Sequence[Strip[Real]]) -> Real:
    """Twice the area of strips that do not overlap."""
    return sum(((s.u1 - s.u0) * (s.high0 + s.high1 - s.low0 - s.low1) for s in strips), start=_nil(strips))


def union(strips: Sequence[Strip[Real]]) -> list[Strip[Real]]:
    """The same ground as disjoint strips: slab by slab, cut where two sides cross, then joined where they overlap."""
    joined: list[Strip[Real]] = []
    for lo, hi in pairwise(sorted({s.u0 for s in strips} | {s.u1 for s in strips})):
        column = _outer([_part(s, lo, hi) for s in strips if s.u0 <= lo and s.u1 >= hi])
        if len(column) == 1:
            joined += column
            continue
        cuts = {lo, hi}
        for one, other in combinations(column, 2):
            cuts.update(_crossings(one, other))
        for start, end in pairwise(sorted(cuts)):
            joined += _join(sorted((_part(s, start, end) for s in column), key=_low))
    return joined


def clamped(strip: Strip[Real], floor: Real, roof: Real) -> Iterator[Strip[Real]]:
    """The parts of a strip between floor and roof, cut where a side passes either."""
    u0, u1, low0, low1, high0, high1 = strip
    if (high0 <= floor and high1 <= floor) or (low0 >= roof and low1 >= roof):
        return
    if max(low0, low1) <= floor and min(high0, high1) >= roof:
        yield Strip(u0, u1, floor, floor, roof, roof)
        return
    cuts = {u0, u1}
    for start, end in ((low0, low1), (high0, high1)):
        for level in (floor, roof):
            if start < level < end or start > level > end:
                cuts.add(u0 + (u1 - u0) * ((level - start) / (end - start)))
    for lo, hi in pairwise(sorted(cuts)):
        part = _part(strip, lo, hi)
        cut = Strip(lo, hi, *(min(max(side, floor), roof) for side in part[2:]))
        if cut.low0 < cut.high0 or cut.low1 < cut.high1:
            yield cut


def _nil(strips: Sequence[Strip[Real]]) -> Real:
    """Zero, of the kind of number that the strips are made of."""
    return strips[0].u0 - strips[0].u0


def _at(start: Real, end: Real, strip: Strip[Real], u: Real) -> Real:
    """The height at u of a side that runs from start to end of the strip."""
    if u == strip.u0 or start == end:
        return start
    if u == strip.u1:
        return end
    return start + (end - start) * ((u - strip.u0) / (strip.u1 - strip.u0))


def _part(s: Strip[Real], lo: Real, hi: Real) -> Strip[Real]:
    """The part of a strip between two uprights."""
    if lo == s.u0 and hi == s.u1:
        return s
    low, high = (s.low0, s.low1), (s.high0, s.high1)
    return Strip(lo, hi, _at(*low, s, lo), _at(*low, s, hi), _at(*high, s, lo), _at(*high, s, hi))


def _low(strip: Strip[Real]) -> Real:
    return strip.low0 + strip.low1


def _high(strip: Strip[Real]) -> Real:
    return strip.high0 + strip.high1


def _outer(column: Sequence[Strip[Real]]) -> list[Strip[Real]]:
    """Strips of one slab without those that lie wholly within another: mostly one is left."""
    kept: list[Strip[Real]] = []
    for s in sorted(column, key=lambda s: _low(s) - _high(s)):
        if not any(k.low0 <= s.low0 and k.low1 <= s.low1 and k.high0 >= s.high0 and k.high1 >= s.high1 for k in kept):
            kept.append(s)
    return kept


def _crossings(one: Strip[Real], other: Strip[Real]) -> Iterator[Real]:
    """Where a side of one crosses a side of the other, strictly between the uprights that they share."""
    lo, hi = one.u0, one.u1
    for a0, a1 in ((one.low0, one.low1), (one.high0, one.high1)):
        for b0, b1 in ((other.low0, other.low1), (other.high0, other.high1)):
            before, after = a0 - b0, a1 - b1
            if before < 0 < after or before > 0 > after:
                yield lo + (hi - lo) * (before / (before - after))


def _join(column: Sequence[Strip[Real]]) -> Iterator[Strip[Real]]:
    """Strips of one slab, lowest first, no sides crossing, as strips that do not overlap."""
    if not column:
        return
    now = column[0]
    for strip in column[1:]:
        if _low(strip) > _high(now):
            yield now
            now = strip
        elif _high(strip) > _high(now):
            now = now._replace(high0=strip.high0, high1=strip.high1)
    yield now
