"""Where a drawn path leads, or why it cannot be gone: length, what bars it, who holds the figure (R-50, R-42)."""

from functools import lru_cache
from itertools import pairwise

from app.engine.record import value
from app.engine.refusal import Evidence, Refused, refused
from app.engine.words import Cm, Name
from app.geometry.movement import Barred, Walked, walk
from app.geometry.shapes import Point
from app.rulesets.ruins.holding import passed
from app.rulesets.ruins.places import Poses, bodies, enemies
from app.rulesets.ruins.world import World

FINE = 100
"""Geometry's lengths are in 0.001 mm: so many to a unit."""


@value
class Gone:
    """A legal path: as it was walked, and whom the figure is still slipped from at its end (R-43)."""

    walked: Walked
    slipped: tuple[str, ...]

    @property
    def length(self) -> int:
        """In units, rounded up."""
        return -(-self.walked.length // FINE)


@lru_cache(maxsize=512)
def gone(
    world: World, everyone: Poses, figure: str, path: tuple[Point, ...], slipped: tuple[str, ...]
) -> Gone | Refused:
    """Judge a path: its way, its length, then who holds the figure on it."""
    walked = _walked(world, everyone, figure, path)
    if isinstance(walked, Barred):
        return _barred(world, figure, walked)
    most = world.fighter(figure).profile.move
    left = passed(world, everyone, figure, path, slipped) if walked.length <= most * FINE else slipped
    if isinstance(left, Refused):
        return left
    way = Gone(walked=walked, slipped=left)
    if walked.length <= most * FINE:
        return way
    drawn = Evidence(lines=tuple(pairwise(path)))
    return refused("too_long", "R-50", drawn, length=Cm(units=way.length), most=Cm(units=most))


def _walked(world: World, everyone: Poses, figure: str, path: tuple[Point, ...]) -> Walked | Barred:
    body = bodies(world, everyone)
    foes = enemies(world, everyone, figure)
    friends = [b for name, b in body.items() if name not in foes and name != figure]
    return walk(body[figure], path, world.ground, [body[f] for f in foes], friends, world.knobs.step)


def _barred(world: World, figure: str, barred: Barred) -> Refused:
    by = barred.by or ""
    token = by if by in world.fighters else ""
    drawn = Evidence(points=(barred.at,), tokens=(token,) if token else (), pieces=(by,) if by and not token else ())
    return refused(f"path_{barred.code}", "R-50", drawn, who=Name(token=figure))
