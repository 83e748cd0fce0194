"""What a base runs into on the way: terrain first, then bodies, each part of a leg at its own height (T-20, T-28)."""

from collections.abc import Iterable, Sequence

from app.engine.record import value
from app.geometry.crossings import Point, crowds, nearer
from app.geometry.footing import Level
from app.geometry.ground import Ground, Wall
from app.geometry.nearness import distance_squared, foot, too_near_outline
from app.geometry.rounding import nearest
from app.geometry.shapes import Figure

Met = tuple[Point, str]
"""A place on a leg, and the id of what is met there."""


@value
class March:
    """Who walks, among what: the table, the enemies whose bases bar the way, the rise taken in one's stride."""

    mover: Figure
    ground: Ground
    enemies: Sequence[Figure]
    step: int


def terrain(march: March, a: Point, b: Point, parts: Sequence[Level]) -> Met | None:
    """Where on these parts of the leg from a to b, and what, the base first runs into."""
    r, walls = march.mover.r, march.ground.near(a, b, march.mover.r)
    for part in parts:
        head = part.z + march.mover.h
        high = [wall for wall in walls if wall.stops(part.z, head, march.step)]
        if high and (met := _first_wall(a, b, part, r, high)):
            return met
    return None


def bodies(march: March, a: Point, b: Point, parts: Sequence[Level]) -> Met | None:
    """Where on these parts of the leg, and whom, the base first runs into."""
    near = _near(march, a, b)
    for part in parts if near else ():
        z, head = part.z, part.z + march.mover.h
        level = [enemy for enemy in near if enemy.z < head and z < enemy.head]
        if level and (met := _first_body(a, b, part, march.mover.r, level)):
            return met
    return None


def _near(march: March, a: Point, b: Point) -> list[Figure]:
    """The enemies whose bases come into the rectangle round the way of the base from a to b."""
    r = march.mover.r
    x0, x1 = (a[0] - r, b[0] + r) if a[0] < b[0] else (b[0] - r, a[0] + r)
    y0, y1 = (a[1] - r, b[1] + r) if a[1] < b[1] else (b[1] - r, a[1] + r)
    return [e for e in march.enemies if x0 < e.x + e.r and e.x - e.r < x1 and y0 < e.y + e.r and e.y - e.r < y1]


def _first_wall(a: Point, b: Point, part: Level, r: int, walls: Sequence[Wall]) -> Met | None:
    if part.whole:
        return _first(a, ((at, w.id) for w in walls if (at := too_near_outline(a, b, w.footprint, r))))
    if part.place:
        here = b if part.end else a
        return next(((here, wall.id) for wall in walls if crowds(wall.footprint, here, r)), None)
    fine, start, end = _cut(a, b, part)
    rings = ((wall.id, [_times(at, fine) for at in wall.footprint]) for wall in walls)
    found = ((at, name) for name, ring in rings if (at := too_near_outline(start, end, ring, r * fine)))
    return _coarse(_first(start, found), fine)


def _first_body(a: Point, b: Point, part: Level, r: int, enemies: Sequence[Figure]) -> Met | None:
    if part.whole:
        return _first(a, ((foot(e.centre, a, b), e.id) for e in enemies if nearer(e.centre, a, b, r + e.r)))
    if part.place:
        here = b if part.end else a
        return next(((here, e.id) for e in enemies if nearer(e.centre, here, here, r + e.r)), None)
    fine, start, end = _cut(a, b, part)
    centres = ((_times(enemy.centre, fine), enemy) for enemy in enemies)
    found = ((foot(at, start, end), e.id) for at, e in centres if nearer(at, start, end, (r + e.r) * fine))
    return _coarse(_first(start, found), fine)


def _first(a: Point, met: Iterable[Met]) -> Met | None:
    return min(met, key=lambda one: distance_squared(a, one[0]), default=None)


def _cut(a: Point, b: Point, part: Level) -> tuple[int, Point, Point]:
    """The two ends of a part in units so fine that both are whole, and how many of them make one of ours."""
    fine = part.start.denominator * part.end.denominator
    x0, y0, x1, y1 = (
        int(one * fine + (other - one) * fine * share)
        for share in (part.start, part.end)
        for one, other in zip(a, b, strict=True)
    )
    return fine, (x0, y0), (x1, y1)


def _times(at: Point, fine: int) -> Point:
    return (at[0] * fine, at[1] * fine)


def _coarse(met: Met | None, fine: int) -> Met | None:
    return met and ((nearest(met[0][0], fine), nearest(met[0][1], fine)), met[1])
