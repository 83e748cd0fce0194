"""Who sees whom, and the receipt of it (R-30, R-33)."""

from functools import lru_cache

from app.engine.view import Blocker, Receipt
from app.geometry.plane import gap, margin
from app.geometry.shapes import Figure
from app.geometry.sight import Sight, see
from app.rulesets.ruins.places import Poses, bodies
from app.rulesets.ruins.world import World


@lru_cache(maxsize=8192)
def looked(world: World, everyone: Poses, viewer: str, target: str) -> Sight:
    """What the viewer sees of the target, all others standing in between hiding (R-33)."""
    body = bodies(world, everyone)
    hiders = tuple(figure for name, figure in body.items() if name not in (viewer, target))
    return see(body[viewer], body[target], world.obstacles, hiders, world.limits)


def measured(viewer: Figure, target: Figure, limit: int | None = None) -> Receipt:
    """The distance edge to edge and, where there is a limit, the margin to it; in units (R-30)."""
    over = None if limit is None else margin(viewer, target, limit)
    return Receipt(viewer=viewer.id, target=target.id, gap=gap(viewer, target), limit=limit, margin=over)


def receipt(world: World, everyone: Poses, viewer: str, target: str, limit: int | None = None) -> Receipt:
    """Distance and sight in one answer (T-16)."""
    body, sight = bodies(world, everyone), looked(world, everyone, viewer, target)
    plain = measured(body[viewer], body[target], limit)
    return Receipt(
        viewer=viewer,
        target=target,
        gap=plain.gap,
        limit=limit,
        margin=plain.margin,
        sight=sight.klass,
        permille=sight.permille,
        blockers=tuple(Blocker(id=b.id, permille=b.permille, shadows=b.shadows) for b in sight.blockers),
        card=(sight.card.a, sight.card.b),
        bottom=sight.card.bottom,
        top=sight.card.top,
        eye=sight.eye,
    )
