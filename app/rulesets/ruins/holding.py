"""Who is engaged does not walk away: judged along a path at its checkpoints (R-42, R-43)."""

from collections.abc import Iterator, Sequence

from app.engine.record import value
from app.engine.refusal import Evidence, Refused, refused
from app.engine.words import Name
from app.geometry.checkpoints import checkpoints
from app.geometry.plane import within
from app.geometry.shapes import Figure, Point
from app.rulesets.ruins.places import Poses, bodies, enemies, moved
from app.rulesets.ruins.reach import engages
from app.rulesets.ruins.world import World


@value
class Course:
    """A path that is to be gone: by whom, its points, and the heights of the ground under them."""

    figure: str
    path: tuple[Point, ...]
    heights: tuple[int, ...]


@value
class Stop:
    """A checkpoint of a path: the leg that goes on from it (none: the path ends here), the figure there (T-27)."""

    leg: int | None
    there: Figure


def passed(world: World, everyone: Poses, course: Course, slipped: Sequence[str]) -> Refused | tuple[str, ...]:
    """Whom the figure is still slipped from at the end of a path, or the first place where it is held (R-42, R-43).

    Where an enemy engages it, the path must end, or go on no farther from that enemy. Who is slipped from is left out
    until the figure has once been outside that one's reach.
    """
    figure, path = course.figure, course.path
    reaches = {pose.figure: pose.reach for pose in everyone}
    body, left = bodies(world, everyone), set(slipped)
    near = [body[enemy] for enemy in enemies(world, everyone, figure)]
    near = [enemy for enemy in near if _comes_near(body[figure], enemy, reaches[enemy.id], path)]
    for stop in _stops(world, everyone, course, near):
        for enemy in near:
            if not within(enemy, stop.there, reaches[enemy.id]):
                left.discard(enemy.id)
            elif enemy.id not in left and _holds(world, enemy, reaches[enemy.id], stop, path):
                return _held(figure, stop.there.centre, enemy, start=stop.there.centre == path[0])
    return tuple(sorted(left))


def _holds(world: World, enemy: Figure, reach: int, stop: Stop, path: Sequence[Point]) -> bool:
    """Whether an enemy engages the figure at a place from which it goes on, away from that enemy."""
    away = stop.leg is not None and _away(path, stop.leg, enemy.centre)
    return away and engages(world, enemy, reach, stop.there)


def _held(figure: str, place: Point, enemy: Figure, *, start: bool) -> Refused:
    drawn = Evidence(points=(place,), lines=((place, enemy.centre),), tokens=(enemy.id,))
    names = {"who": Name(token=figure), "enemy": Name(token=enemy.id)}
    return refused("held" if start else "held_there", "R-42", drawn, **names)


def _stops(world: World, everyone: Poses, course: Course, near: Sequence[Figure]) -> Iterator[Stop]:
    if not near:
        return
    figure, path, z = course.figure, course.path, course.heights[0]
    alone = tuple(pose for pose in everyone if pose.figure == figure)
    for stop in checkpoints(path, [enemy.centre for enemy in near]):
        place, corner = (stop.x, stop.y), (stop.x, stop.y) == path[stop.leg + 1]
        leg = stop.leg + 1 if corner else stop.leg
        z = course.heights[leg] if corner else world.ground.under(place, z, world.knobs.step)
        there = bodies(world, moved(alone, figure, place, z))[figure]
        yield Stop(leg=leg if leg < len(path) - 1 else None, there=there)


def _comes_near(mover: Figure, enemy: Figure, reach: int, path: Sequence[Point]) -> bool:
    """Whether the path comes into the square round the enemy in which alone it could engage."""
    far = reach + mover.r + enemy.r
    xs, ys = [x for x, _ in path], [y for _, y in path]
    beside = min(xs) - far <= enemy.x <= max(xs) + far
    return beside and min(ys) - far <= enemy.y <= max(ys) + far


def _away(path: Sequence[Point], leg: int, enemy: Point) -> bool:
    """Whether a leg takes the figure farther from the enemy's centre."""
    start, end = path[leg : leg + 2]
    return (end[0] - start[0]) * (enemy[0] - end[0]) + (end[1] - start[1]) * (enemy[1] - end[1]) < 0
