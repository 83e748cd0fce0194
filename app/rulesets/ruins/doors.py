"""Terrain that play changes: the table with its doors as they stand now (R-94)."""

from dataclasses import replace

from app.engine.position import Position
from app.geometry.shapes import Terrain
from app.rulesets.ruins.setup import Setup
from app.rulesets.ruins.state import Moment, Play, State
from app.rulesets.ruins.world import World, world


def laid(moment: Moment) -> Moment:
    """The same moment on the table as its doors stand: whatever measures or walks is asked on this one."""
    opened = doors_open(moment.state)
    if opened == moment.world.opened:
        return moment
    return Position(world=with_doors(moment.world.shut, opened), state=moment.state)


def here(scene: Play) -> Moment:
    """The moment of a scene, laid."""
    return laid(scene.position)


def doors_open(state: State) -> frozenset[str]:
    """The doors that stand open."""
    return frozenset(name for name, thing in state.things.items() if thing.open)


def with_doors(shut: World, opened: frozenset[str]) -> World:
    """The world with these doors open; made once for each set of them."""
    if not opened:
        return shut
    if opened not in shut.others:
        setup = replace(shut.setup, terrain=terrain(shut.setup, opened))
        shut.others[opened] = world(setup, opened=opened, closed=shut)
    return shut.others[opened]


def terrain(setup: Setup, opened: frozenset[str]) -> tuple[Terrain, ...]:
    """All pieces, those of open doors with the solids that they have then."""
    prisms = {mark.piece: mark.opened for mark in setup.marked if mark.id in opened}
    return tuple(replace(p, prisms=prisms[p.id]) if p.id in prisms else p for p in setup.terrain)
