"""Whole units out of what lies between them: every rounding of the table is half away from zero (T-01)."""

from math import isqrt


def snap(x: float) -> int:
    """The whole unit nearest to a finite x, halves away from zero: what is dragged is snapped, then judged (T-01)."""
    size = abs(x)
    whole = int(size)
    if 2 * (size - whole) >= 1:
        whole += 1
    return whole if x >= 0 else -whole


def nearest(top: int, under: int) -> int:
    """The ratio top / under (under > 0) to the nearest whole, halves away from zero."""
    whole = (2 * abs(top) + under) // (2 * under)
    return whole if top >= 0 else -whole


def along(part: int, length: int, squared: int) -> int:
    """The nearest whole to part × length / sqrt(squared), halves away from zero, by integer square roots (T-11)."""
    doubled = isqrt(4 * part * part * length * length // squared)
    whole = (doubled + 1) // 2
    return whole if part >= 0 else -whole


def root_up(n: int) -> int:
    """The least whole number whose square is at least n >= 0."""
    return isqrt(n - 1) + 1 if n > 0 else 0
