"""How far, how near, in front or behind: distances and arcs, exact, in integers (T-03, T-04, T-05)."""

from math import isqrt

from app.geometry.rounding import root_up
from app.geometry.shapes import Figure


def within(a: Figure, b: Figure, d: int) -> bool:
    """Whether b is within d (0.1 mm) of a, edge to edge, plan and height together; exactly d is within (T-03)."""
    v = rise(a, b)
    if v > d:
        return False
    s = a.r + b.r
    q = d * d - v * v
    m = squared(a, b) - s * s - q
    return m <= 0 or m * m <= 4 * s * s * q


def gap(a: Figure, b: Figure) -> int:
    """The distance edge to edge in 0.1 mm, plan and height together, floored; 0 for what touches or overlaps (T-03)."""
    s = a.r + b.r
    v = rise(a, b)
    far = squared(a, b)
    if far <= s * s:
        return v
    return isqrt(far + s * s + v * v - root_up(4 * s * s * far))


def margin(a: Figure, b: Figure, d: int) -> int:
    """By how much (0.1 mm, floored) b is within d of a, below 0 if it is not: never at odds with `within` (T-16)."""
    reach = gap(a, b)
    if not within(a, b, reach):
        reach += 1
    return d - reach


def touching(a: Figure, b: Figure, contact: int) -> bool:
    """Whether two figures are in contact: within the ruleset's `contact` in 0.1 mm (T-05)."""
    return within(a, b, contact)


def in_front(viewer: Figure, target: Figure) -> bool:
    """Whether any part of the target's base is strictly in front of the line through the viewer's centre (T-04)."""
    fx, fy = viewer.facing
    dot = (target.x - viewer.x) * fx + (target.y - viewer.y) * fy
    return dot > 0 or dot * dot < target.r * target.r * (fx * fx + fy * fy)


def overlap(a: Figure, b: Figure) -> bool:
    """Whether two bodies are in one another: bases nearer than touching, and heights that share more than a level."""
    s = a.r + b.r
    return squared(a, b) < s * s and a.z < b.head and b.z < a.head


def squared(a: Figure, b: Figure) -> int:
    """The square of the distance of the two base centres in plan."""
    return (a.x - b.x) ** 2 + (a.y - b.y) ** 2


def rise(a: Figure, b: Figure) -> int:
    """The gap of heights: feet of the higher less head of the lower, 0 where the two share a height (T-03)."""
    return max(0, a.z - b.head, b.z - a.head)
