"""What a leg on foot costs: its length, rises on stairs counted, and difficult ground once more (T-21)."""

from collections.abc import Sequence
from fractions import Fraction

from app.geometry.crossings import Point
from app.geometry.footing import Level, on_stairs, rough
from app.geometry.ground import Ground
from app.geometry.lengths import flight_length, leg_length, slope_length
from app.geometry.stretches import measure


def price(a: Point, b: Point, ground: Ground, parts: Sequence[Level]) -> tuple[int, bool]:
    """The price of a leg in 0.001 mm, and whether rises on stairs are in it (T-21)."""
    share, climb = on_stairs(parts)
    length = leg_length(a, b)
    if climb:
        return slope_length(a, b, share, climb) + _toll_on_stairs(a, b, ground, parts), True
    mud = rough(a, b, ground, parts)
    return length + (int(length * measure(mud)) if mud else 0), False


def _toll_on_stairs(a: Point, b: Point, ground: Ground, parts: Sequence[Level]) -> int:
    """What difficult ground adds, floored: off the stairs by the length in plan, on them by theirs."""
    share, climb = on_stairs(parts)
    off, on = (
        measure(rough(a, b, ground, [part for part in parts if part.stairs is stairs])) for stairs in (False, True)
    )
    sloped = flight_length(a, b, share, climb) * on / share if on else Fraction(0)
    return int(leg_length(a, b) * off + sloped)
