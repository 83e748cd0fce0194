"""Where a drawn path leads, or why it cannot be gone: length, what bars it, who holds the figure (R-50, R-51, R-42)."""

from functools import lru_cache
from itertools import pairwise

from app.engine.record import value
from app.engine.refusal import Evidence, Refused, refused
from app.engine.words import Cm, Name
from app.geometry.lengths import leg_length
from app.geometry.movement import Barred, Walked, walk
from app.geometry.shapes import Point
from app.rulesets.ruins.holding import Course, passed
from app.rulesets.ruins.places import Poses, bodies, enemies
from app.rulesets.ruins.world import World

FINE = 100
"""Geometry's lengths are in 0.001 mm: so many to a unit."""


@value
class Gone:
    """A legal path: as it was walked, and whom the figure is still slipped from at its end (R-43).

    `rough` and `steep` are what difficult ground, and stairs, add to its length in plan, in 0.001 mm (R-51).
    """

    walked: Walked
    slipped: tuple[str, ...]
    rough: int = 0
    steep: int = 0

    @property
    def length(self) -> int:
        """In units, rounded up."""
        return -(-self.walked.length // FINE)

    @property
    def z(self) -> int:
        """The height of the ground at its end."""
        return self.walked.heights[-1]


@lru_cache(maxsize=512)
def gone(
    world: World, everyone: Poses, figure: str, path: tuple[Point, ...], slipped: tuple[str, ...]
) -> Gone | Refused:
    """Judge a path: its way, its length, then who holds the figure on it."""
    walked = _walked(world, everyone, figure, path)
    if isinstance(walked, Barred):
        return _barred(world, figure, walked)
    most = world.fighter(figure).profile.move
    course = Course(figure=figure, path=path, heights=walked.heights)
    left = passed(world, everyone, course, slipped) if walked.length <= most * FINE else slipped
    if isinstance(left, Refused):
        return left
    more = {"walk": 0, "stairs": 0}
    for leg, how, (a, b) in zip(walked.legs, walked.ways, pairwise(path), strict=True):
        more[how] += leg - leg_length(a, b)
    way = Gone(walked=walked, slipped=left, rough=more["walk"], steep=more["stairs"])
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
    code = "high" if barred.code == "terrain" and by in world.floors else barred.code
    rule = "R-51" if code in ("high", "ground") else "R-50"
    return refused(f"path_{code}", rule, drawn, who=Name(token=figure))
