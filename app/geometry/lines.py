"""Whether a weapon's way between two fighters is free of terrain (R-41). Exact, in ratios of integers."""

from collections.abc import Iterable
from fractions import Fraction

from app.geometry.crossings import inside
from app.geometry.plane import squared
from app.geometry.shapes import Figure, Prism
from app.geometry.stretches import stretches


def free_line(a: Figure, b: Figure, prisms: Iterable[Prism]) -> bool:
    """Whether a and b have a free line (R-41); the order of the two does not matter, and figures do not break it.

    Bases apart: the line of centres between them meets no prism from below the higher one's head to at least half the
    shorter body above the lower one's feet. Bases that overlap in plan: it meets none between their heights.
    """
    lower, upper = (a, b) if (a.z, a.head) <= (b.z, b.head) else (b, a)
    if squared(a, b) < (a.r + b.r) ** 2:
        between = (p for p in prisms if p.bottom < upper.z and p.top > lower.head)
        return not any(_meets(lower, upper, prism, 0, 0) for prism in between)
    half = min(a.h, b.h)
    tall = (p for p in prisms if p.bottom < upper.head and 2 * (p.top - lower.z) >= half)
    return not any(_meets(lower, upper, prism, lower.r, upper.r) for prism in tall)


def _meets(a: Figure, b: Figure, prism: Prism, after: int, before: int) -> bool:
    """Whether the line of centres is inside the prism somewhere from `after` past a's centre to `before` b's."""
    if a.centre == b.centre:
        return inside(prism.footprint, a.centre)
    length = squared(a, b)
    return any(
        _beyond(end, after, length) and _beyond(1 - start, before, length)
        for start, end in stretches(a.centre, b.centre, prism.footprint)
    )


def _beyond(share: Fraction, r: int, length: int) -> bool:
    """Whether this share of a line whose squared length is given is longer than r."""
    return share > 0 and share * share * length > r * r
