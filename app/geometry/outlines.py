"""What an outline may be: a simple polygon, counter-clockwise, nowhere a mere line (T-02)."""

from collections.abc import Iterator, Sequence
from itertools import combinations

from app.geometry.crossings import Point, cross, dot, edges, meet, minus, side

FURTHEST = 20_000
THINNEST = 2
MOST_CORNERS = 64
FEWEST_CORNERS = 3


def outline_faults(ring: Sequence[Point], path: str) -> Iterator[tuple[str, str]]:
    """What is wrong with an outline, as (path, code): the first fault only, since the later ones follow from it."""
    if not FEWEST_CORNERS <= len(ring) <= MOST_CORNERS:
        yield path, "corners"
        return
    far = [i for i, (x, y) in enumerate(ring) if abs(x) > FURTHEST or abs(y) > FURTHEST]
    same = [i for i, (p, q) in enumerate(edges(ring)) if p == q]
    if far or same:
        yield f"{path}[{(far or same)[0]}]", "coordinate" if far else "zero_edge"
    elif (knot := _knot(ring)) is not None:
        yield f"{path}[{knot}]", "not_simple"
    elif doubled_area(ring) < 0:
        yield path, "clockwise"
    elif _is_thin(ring):
        yield path, "thin"


def doubled_area(ring: Sequence[Point]) -> int:
    """Twice the area of a polygon, above 0 when it runs counter-clockwise."""
    return sum(cross(p, q) for p, q in edges(ring))


def _knot(ring: Sequence[Point]) -> int | None:
    """The first edge that another one touches, or that folds back on the one before it."""
    sides = edges(ring)
    for i, (p, q) in enumerate(sides):
        after = sides[(i + 1) % len(sides)][1]
        if side(p, q, after) == 0 and dot(minus(q, p), minus(after, q)) < 0:
            return i
        for j in range(i + 2, len(sides)):
            if (i, j) != (0, len(sides) - 1) and meet(p, q, *sides[j]):
                return i
    return None


def _is_thin(ring: Sequence[Point]) -> bool:
    """Whether the outline fits a slit of less than 0.2 mm: all of it lies that near a line through two corners."""
    for p, q in combinations(ring, 2):
        sides = [side(p, q, at) for at in ring]
        leg = minus(q, p)
        if (max(sides) - min(sides)) ** 2 < THINNEST * THINNEST * dot(leg, leg):
            return True
    return False
