"""Who is engaged does not walk away: judged along a path at its checkpoints (R-42)."""

from collections.abc import Iterator, Sequence

from app.engine.refusal import Evidence, Refused, refused
from app.engine.words import Name
from app.geometry.checkpoints import checkpoints
from app.geometry.shapes import Figure, Point
from app.rulesets.ruins.places import Poses, bodies, enemies, moved
from app.rulesets.ruins.reach import engages
from app.rulesets.ruins.state import Moment
from app.rulesets.ruins.world import World


def held_back(moment: Moment, everyone: Poses, figure: str, path: Sequence[Point]) -> Refused | None:
    """The first place of a path where an enemy engages the figure and the leg leads away from that enemy (R-42).

    Such a path is refused with the place: there it must end, or go on no farther from that enemy.
    """
    for leg, place, enemy in met(moment.world, everyone, figure, path):
        if _away(path[leg], path[leg + 1], enemy.centre):
            code = "held" if place == path[0] else "held_there"
            drawn = Evidence(points=(place,), lines=((place, enemy.centre),), tokens=(enemy.id,))
            return refused(code, "R-42", drawn, who=Name(token=figure), enemy=Name(token=enemy.id))
    return None


def met(world: World, everyone: Poses, figure: str, path: Sequence[Point]) -> Iterator[tuple[int, Point, Figure]]:
    """Each checkpoint from which a leg goes on, with each enemy that engages there: (leg, place, enemy) (T-27)."""
    reaches = {pose.figure: pose.reach for pose in everyone}
    body = bodies(world, everyone)
    near = [body[enemy] for enemy in enemies(world, everyone, figure)]
    near = [enemy for enemy in near if _comes_near(body[figure], enemy, reaches[enemy.id], path)]
    for leg, place in _goes_on(path, near):
        there = _at(world, everyone, figure, place)
        yield from ((leg, place, enemy) for enemy in near if engages(world, enemy, reaches[enemy.id], there))


def _at(world: World, everyone: Poses, figure: str, place: Point) -> Figure:
    return bodies(world, moved(tuple(p for p in everyone if p.figure == figure), figure, place))[figure]


def _goes_on(path: Sequence[Point], near: Sequence[Figure]) -> Iterator[tuple[int, Point]]:
    """Every checkpoint with the leg that leads on from it; the end of the path leads nowhere."""
    if not near:
        return
    for stop in checkpoints(path, [enemy.centre for enemy in near]):
        place = (stop.x, stop.y)
        leg = stop.leg + 1 if place == path[stop.leg + 1] else stop.leg
        if leg < len(path) - 1:
            yield leg, place


def _comes_near(mover: Figure, enemy: Figure, reach: int, path: Sequence[Point]) -> bool:
    """Whether the path comes into the square round the enemy in which alone it could engage."""
    far = reach + mover.r + enemy.r
    xs, ys = [x for x, _ in path], [y for _, y in path]
    beside = min(xs) - far <= enemy.x <= max(xs) + far
    return beside and min(ys) - far <= enemy.y <= max(ys) + far


def _away(start: Point, end: Point, enemy: Point) -> bool:
    """Whether a leg takes the figure farther from the enemy's centre."""
    return (end[0] - start[0]) * (enemy[0] - end[0]) + (end[1] - start[1]) * (enemy[1] - end[1]) < 0
