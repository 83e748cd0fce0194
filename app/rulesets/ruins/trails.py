"""Roughly how to get somewhere: a coarse grid of places to stand, good enough for programs to propose a path by.

What is proposed is judged like any other path; figures in the way are left to that.
"""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from heapq import heappop, heappush
from math import isqrt

from app.geometry.crossings import crowds
from app.geometry.shapes import Point
from app.rulesets.ruins.world import World

CELL, ROOM, HEAD = 250, 200, 550
"""How far apart the places are, and the base and body that must fit there, in units."""
SLACK = 100
"""By how much more than a step two neighbours may differ: on stairs they may be two treads apart."""
AROUND = ((1, 0, 10), (0, 1, 10), (-1, 0, 10), (0, -1, 10), (1, 1, 14), (1, -1, 14), (-1, 1, 14), (-1, -1, 14))
Node = tuple[int, int]


@lru_cache(maxsize=64)
def heights(world: World) -> Mapping[Node, int]:
    """Every place of the grid where a large base can stand, with the height of the ground there."""
    across, down = world.setup.width // CELL, world.setup.height // CELL
    nodes = ((i, j) for i in range(1, across) for j in range(1, down))
    return {node: z for node in nodes if (z := _height(world, (node[0] * CELL, node[1] * CELL))) is not None}


def _height(world: World, at: Point) -> int | None:
    ground, step = world.ground, world.knobs.step
    z = max((wall.top for wall in ground.bearing(at)), default=0)
    stops = (wall for wall in ground.near(at, at, ROOM) if wall.stops(z, z + HEAD, step))
    return None if any(crowds(wall.footprint, at, ROOM) for wall in stops) else z


@lru_cache(maxsize=512)
def field(world: World, target: Node) -> Mapping[Node, int]:
    """How far it is from each place to one of them, in tenths of a cell."""
    grid, far, queue = heights(world), {target: 0}, [(0, target)]
    while queue:
        so_far, node = heappop(queue)
        if so_far > far[node]:
            continue
        for other, more in _beside(world, grid, node):
            if so_far + more < far.get(other, so_far + more + 1):
                far[other] = so_far + more
                heappush(queue, (so_far + more, other))
    return far


def _beside(world: World, grid: Mapping[Node, int], node: Node) -> Iterator[tuple[Node, int]]:
    z = grid.get(node)
    for dx, dy, more in AROUND:
        other = (node[0] + dx, node[1] + dy)
        if other in grid and (z is None or abs(grid[other] - z) <= world.knobs.step + SLACK):
            yield other, more


def trail(world: World, start: Point, target: Point, most: int) -> tuple[Point, ...]:
    """Places on the way from start to target, the start first, no longer than `most`; the start alone: no way."""
    far = field(world, _node(target))
    grid, path, here = heights(world), [start], _node(start)
    while True:
        ways = [other for other, _ in _beside(world, grid, here) if other in far]
        ahead = min(ways, key=far.__getitem__, default=here)
        if far.get(ahead, 0) >= far.get(here, far.get(ahead, 0) + 1) or not ways:
            return tuple(path)
        at = (ahead[0] * CELL, ahead[1] * CELL)
        most -= isqrt((at[0] - path[-1][0]) ** 2 + (at[1] - path[-1][1]) ** 2) + 1
        if most < 0:
            return tuple(path)
        path.append(at)
        here = ahead


def _node(at: Point) -> Node:
    return ((at[0] + CELL // 2) // CELL, (at[1] + CELL // 2) // CELL)
