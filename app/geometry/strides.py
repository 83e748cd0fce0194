"""One straight leg judged: on foot, stairs included, or by a ladder (T-20, T-21, T-26)."""

from app.geometry.bars import March, bodies, terrain
from app.geometry.crossings import Point
from app.geometry.footing import broken, levels
from app.geometry.ladders import by_ladder
from app.geometry.nearness import place_at
from app.geometry.prices import price
from app.geometry.rulings import Leg, Stop, Way


def stride(march: March, a: Point, b: Point, z: int, way: Way | None) -> Leg | Stop:
    """Judge the leg from a to b for who stands at a on ground at z: edge, terrain, ground, bases, in this order.

    A way that is named must be the one that the ground bears out; else it goes on foot if it can, then by a ladder.
    """
    off = next((at for at in (a, b) if not march.ground.holds(at, march.mover.r)), None)
    if off:
        return Stop("off_table", off)
    walked = _on_foot(march, a, b, z)
    if isinstance(walked, Leg) and way in {None, walked.way}:
        return walked
    climbed = None if way == "walk" else by_ladder(march, a, b, z)
    if climbed:
        return climbed
    return Stop("ground", a) if isinstance(walked, Leg) else walked


def _on_foot(march: March, a: Point, b: Point, z: int) -> Leg | Stop:
    parts = levels(a, b, march.ground, z, march.step)
    edge = broken(parts, march.step)
    met = terrain(march, a, b, parts[:edge])
    if met:
        return Stop("terrain", *met)
    if edge is not None:
        return Stop("ground", place_at(a, b, parts[edge].start), parts[edge - 1].piece)
    met = bodies(march, a, b, parts)
    if met:
        return Stop("base", *met)
    cost, on_stairs = price(a, b, march.ground, parts)
    return Leg(cost, "stairs" if on_stairs else "walk", parts[-1].z)
