"""The edges of a prism as the eye sees them: clipped to the view triangle, how near and where across the card (T-11).

A place in plan has a depth and a place u across the card; `w` is one over the depth (1 at the card, more towards the
eye) and runs straight along every edge. The same code runs on floats and on rationals (T-12).
"""

from collections.abc import Callable
from typing import Generic, NamedTuple

from app.engine.record import value
from app.geometry.crossings import Point
from app.geometry.unions import Real

Ratio = Callable[[int, int], Real]


@value
class Window:
    """The look: the eye in plan, the card's ends from the eye, twice its triangle's area, its heights above the eye."""

    eye: Point
    height: int
    a: Point
    b: Point
    area: int
    bottom: int
    top: int


class Corner(NamedTuple):
    """A corner seen from the eye, and its place in the view triangle: there al, be >= 0 and al + be <= its area."""

    x: int
    y: int
    al: int
    be: int


class Rim(NamedTuple, Generic[Real]):
    """The part of an edge within the view triangle: where across the card and how near, at both ends."""

    u0: Real
    w0: Real
    u1: Real
    w1: Real


def corner_of(p: Point, window: Window) -> Corner:
    """A corner of an outline as the eye sees it."""
    x, y = p[0] - window.eye[0], p[1] - window.eye[1]
    return Corner(x, y, x * window.b[1] - y * window.b[0], window.a[0] * y - window.a[1] * x)


def rim_of(p: Corner, q: Corner, area: int, ratio: Ratio[Real]) -> Rim[Real] | None:
    """The part of an edge in front of the card; none for a radial one, which has no width."""
    turn = p.x * q.y - p.y * q.x
    if turn == 0:
        return None
    if turn < 0:
        p, q, turn = q, p, -turn
    if (p.be < 0 and q.be <= 0) or (p.be >= 0 and p.al <= 0) or (q.al >= 0 and q.be <= 0):
        return None
    left, right = q.be - p.be, p.al - q.al
    u0, w0 = ((0, 1), (left, turn)) if p.be < 0 else ((p.be, p.al + p.be), (area, p.al + p.be))
    u1, w1 = ((1, 1), (right, turn)) if q.al < 0 else ((q.be, q.al + q.be), (area, q.al + q.be))
    if w0[0] <= w0[1] and w1[0] <= w1[1]:
        return None
    if w0[0] < w0[1]:
        u0, w0 = (turn - left, right - left), (1, 1)
    elif w1[0] < w1[1]:
        u1, w1 = (left - turn, left - right), (1, 1)
    return Rim(ratio(*u0), ratio(*w0), ratio(*u1), ratio(*w1))


def near_at(rim: Rim[Real], u: Real) -> Real:
    """How near a rim is at u."""
    return rim.w0 + (rim.w1 - rim.w0) * ((u - rim.u0) / (rim.u1 - rim.u0))
