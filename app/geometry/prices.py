"""What a leg on foot costs: its length, rises on stairs counted, and difficult ground once more (T-21)."""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import groupby, pairwise
from typing import NamedTuple

from app.geometry.crossings import Point
from app.geometry.footing import START, Level, rough
from app.geometry.ground import Ground
from app.geometry.lengths import FINEST, finest_length, leg_length
from app.geometry.stretches import measure


class Flight(NamedTuple):
    """Parts of a leg that lie on stairs, one behind the other, and all rises and drops onto, on and off them."""

    parts: Sequence[Level]
    climb: int


def price(a: Point, b: Point, ground: Ground, parts: Sequence[Level]) -> tuple[int, bool]:
    """The price of a leg in 0.001 mm, floored, and whether rises on stairs are in it (T-21)."""
    climbed = [flight for flight in _flights(parts) if flight.climb] if len(parts) > 1 else []
    if climbed:
        return _steep(a, b, ground, parts, climbed), True
    length, mud = leg_length(a, b), rough(a, b, ground, parts)
    return length + (int(length * measure(mud)) if mud else 0), False


def _steep(a: Point, b: Point, ground: Ground, parts: Sequence[Level], climbed: Sequence[Flight]) -> int:
    """The price of a leg with flights: they count in all three dimensions, the rest in two; so does mud on either."""
    flat = Flight([part for part in parts if not any(part in flight.parts for flight in climbed)], 0)
    length, toll = 0, Fraction(0)
    for flight in (flat, *climbed):
        share = sum((part.end - part.start for part in flight.parts), start=START)
        fine = finest_length(a, b, share, flight.climb)
        length += fine + 1
        if share:
            toll += fine // FINEST * measure(rough(a, b, ground, flight.parts)) / share
    return length // FINEST + int(toll)


def _flights(parts: Sequence[Level]) -> Iterator[Flight]:
    for stairs, run in groupby(range(len(parts)), key=lambda i: parts[i].stairs):
        if stairs:
            first, *rest = run
            last = rest[-1] if rest else first
            around = parts[max(first - 1, 0) : last + 2]
            climb = sum(abs(other.z - one.z) for one, other in pairwise(around))
            yield Flight(parts[first : last + 1], climb)
