"""Makes random looks, the same ones for the same seed: walls, boxes and ragged outlines where they matter."""

from collections.abc import Iterator
from functools import lru_cache
from math import cos, pi, sin
from random import Random

from app.engine.record import value
from app.geometry.outlines import outline_faults
from app.geometry.shapes import Figure, Point, Prism
from tests.geometry.table import figure

BOX = 4


@value
class Scene:
    """A viewer, a target, what stands between them and about them."""

    viewer: Figure
    target: Figure
    prisms: tuple[Prism, ...]
    hiders: tuple[Figure, ...]


@lru_cache(maxsize=1)
def scene(seed: int) -> Scene:
    """One random look; every other one lies on a coarse grid, where edges are met exactly."""
    chance = Random(seed)
    grid = chance.choice([1, 1, 10, 50])
    viewer = _somebody(chance, grid, "viewer")
    target = _somebody(chance, grid, "target")
    prisms = tuple(_prisms(chance, grid, viewer, target))
    hiders = (_somebody(chance, grid, "a"), _somebody(chance, grid, "b")) if chance.random() < 0.3 else ()
    return Scene(viewer=viewer, target=target, prisms=prisms, hiders=hiders)


def _somebody(chance: Random, grid: int, name: str) -> Figure:
    x, y = (grid * (chance.randrange(2000, 4000) // grid) for _ in range(2))
    h = grid * (chance.randrange(200, 500) // grid)
    z = chance.choice([0, 0, 0, 500])
    return figure(x, y, chance.choice([125, 160, 200]), id=name, z=z, h=h, eye=h * 9 // 10)


def _prisms(chance: Random, grid: int, viewer: Figure, target: Figure) -> Iterator[Prism]:
    for _ in range(chance.choice([1, 1, 2, 3, 6])):
        share = chance.choice([chance.random(), chance.random() ** 4, 1 - chance.random() ** 4])
        x = viewer.x + (target.x - viewer.x) * share + chance.gauss(0, 120)
        y = viewer.y + (target.y - viewer.y) * share + chance.gauss(0, 120)
        footprint = _outline(chance, grid, x, y)
        bottom = chance.choice([0, 0, 0, grid * (chance.randrange(0, 600) // grid)])
        if _holds(footprint):
            yield Prism(footprint=footprint, bottom=bottom, top=bottom + grid * (chance.randrange(20, 700) // grid + 1))


def _holds(footprint: tuple[Point, ...]) -> bool:
    """Whether the grid has left an outline that a table may have; boxes are judged the quick way."""
    if len(footprint) == BOX:
        return footprint[0][0] < footprint[2][0] and footprint[0][1] < footprint[2][1]
    return not list(outline_faults(footprint, ""))


def _outline(chance: Random, grid: int, x: float, y: float) -> tuple[Point, ...]:
    """A box, or a ragged ring of three to nine corners."""
    if chance.random() < 0.4:
        w, h = chance.choice([(5, 300), (300, 5), (100, 100), (30, 30)])
        ring = [(x - w, y - h), (x + w, y - h), (x + w, y + h), (x - w, y + h)]
    else:
        corners, size = chance.choice([3, 5, 6, 7, 8, 9]), chance.choice([20, 100, 300])
        turns = [2 * pi * (i + 0.8 * chance.random()) / corners for i in range(corners)]
        ring = [(x + cos(t) * s, y + sin(t) * s) for t in turns for s in [size * chance.uniform(0.3, 1)]]
    return tuple((grid * round(px / grid), grid * round(py / grid)) for px, py in ring)
