"""What one prism hides of a body: its shadow on the card, slab by slab across it (T-11, T-15).

The same code runs on floats and on rationals (T-12).
"""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Generic, NamedTuple

from app.geometry.crossings import Point, edges
from app.geometry.rims import Corner, Ratio, Rim, Window, corner_of, near_at, rim_of
from app.geometry.unions import Real, Strip, clamped, union


class Box(NamedTuple):
    """An opaque prism with the rectangle round it; `id` and `prism` say whose and which."""

    id: str
    prism: int
    footprint: Sequence[Point]
    bottom: int
    top: int
    x0: int
    y0: int
    x1: int
    y1: int


class Depth(NamedTuple, Generic[Real]):
    """How near an edge is at both uprights of a slab."""

    start: Real
    end: Real


class Solid(NamedTuple, Generic[Real]):
    """Top and bottom of a prism, and bottom and top of the card, as heights above the eye."""

    rise: int
    sink: int
    floor: Real
    roof: Real


def shadow(box: Box, window: Window, ratio: Ratio[Real]) -> list[Strip[Real]]:
    """The prism's shadow as strips that do not overlap, heights above the eye; empty if it hides nothing."""
    corners = [corner_of(p, window) for p in box.footprint]
    if all(c.be <= 0 for c in corners) or all(c.al <= 0 for c in corners):
        return []
    rims = [rim for p, q in edges(corners) if (rim := rim_of(p, q, window.area, ratio))]
    around = box.x0 <= window.eye[0] <= box.x1 and box.y0 <= window.eye[1] <= box.y1
    if not rims and not around:
        return []
    rise, sink = box.top - window.height, box.bottom - window.height
    solid = Solid(rise, sink, ratio(window.bottom, 1), ratio(window.top, 1))
    strips: list[Strip[Real]] = []
    for lo, hi in pairwise(_cuts(rims, corners if around else (), ratio)):
        begins = around and _starts_inside(corners, window, lo + hi)
        spans = list(_spans(rims, lo, hi, ratio, begins=begins))
        parts = [part for near, far in spans for part in _cast(solid, near, far, lo, hi)]
        strips += parts if len(spans) == 1 else union(parts)
    return strips


def _cuts(rims: Sequence[Rim[Real]], corners: Sequence[Corner], ratio: Ratio[Real]) -> list[Real]:
    """Where something changes across the card; round the eye, edges in line with it count too."""
    cuts = {ratio(0, 1), ratio(1, 1)}
    for rim in rims:
        cuts |= {rim.u0, rim.u1}
    cuts.update(ratio(c.be, c.al + c.be) for c in corners if c.al > 0 and c.be > 0)
    return sorted(cuts)


def _starts_inside(corners: Sequence[Corner], window: Window, twice: Real) -> bool:
    """Whether a ray from the eye to the place half of `twice` is inside at once, even from the outline (T-15)."""
    dx = 2 * window.a[0] + twice * (window.b[0] - window.a[0])
    dy = 2 * window.a[1] + twice * (window.b[1] - window.a[1])
    inside = False
    for p, q in edges(corners):
        p_up, q_up = p.y > 0 or (p.y == 0 > dy), q.y > 0 or (q.y == 0 > dy)
        if p_up != q_up:
            turn = p.x * q.y - p.y * q.x or (q.x - p.x) * dy - (q.y - p.y) * dx
            inside ^= (turn > 0) == q_up
    return inside


def _spans(
    rims: Sequence[Rim[Real]], lo: Real, hi: Real, ratio: Ratio[Real], *, begins: bool
) -> Iterator[tuple[Depth[Real] | None, Depth[Real]]]:
    """Near and far sides of the solid in one slab, by parity; no near side where the eye itself is inside."""
    met: list[Depth[Real]] = [
        Depth(near_at(rim, lo), near_at(rim, hi)) for rim in rims if rim.u0 <= lo and rim.u1 >= hi
    ]
    met.sort(key=lambda depth: depth.start + depth.end, reverse=True)
    nears: list[Depth[Real] | None] = [None] if begins else []
    nears.extend(met)
    if len(nears) % 2:
        met.append(Depth(ratio(1, 1), ratio(1, 1)))
    fars = met if begins else met[1:]
    return zip(nears[::2], fars[::2], strict=True)


def _cast(solid: Solid[Real], near: Depth[Real] | None, far: Depth[Real], lo: Real, hi: Real) -> Iterator[Strip[Real]]:
    """The shadow of one stretch of the solid: above the eye the near side counts for the top, below it the far side."""
    rise, sink, floor, roof = solid
    high = far if rise <= 0 else near
    low = far if sink >= 0 else near
    high0, high1 = (high.start * rise, high.end * rise) if high else (roof, roof)
    low0, low1 = (low.start * sink, low.end * sink) if low else (floor, floor)
    return clamped(Strip(lo, hi, low0, low1, high0, high1), floor, roof)
