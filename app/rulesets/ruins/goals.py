"""Main objectives: which of them a band has met on the table as it is (R-80 step 7, R-81)."""

from typing import assert_never

from app.geometry.crossings import covers, crowds
from app.geometry.plane import within
from app.geometry.shapes import Figure
from app.rulesets.ruins.places import bodies, poses
from app.rulesets.ruins.setup import Goal, Region
from app.rulesets.ruins.state import Moment, State
from app.rulesets.ruins.things import holder_seat
from app.rulesets.ruins.world import World


def region(world: World, name: str) -> Region:
    """A part of the table by its id."""
    return next(area for area in world.setup.regions if area.id == name)


def in_region(body: Figure, area: Region) -> bool:
    """Whether any part of a base is within an area, touching its ring included, at a height that counts (R-30)."""
    if not area.low <= body.z <= area.high:
        return False
    if area.corners:
        return covers(area.corners, body.centre) or crowds(area.corners, body.centre, body.r)
    (x, y), r = area.place, max(1, area.radius)
    return within(body, Figure(id=area.id, x=x, y=y, z=body.z, r=r, h=body.h, eye=1, facing=(1, 0)), 0)


def strength(moment: Moment, area: Region) -> dict[int, int]:
    """How many standing figures each band has within an area."""
    count = {band.seat: 0 for band in moment.world.setup.bands}
    for body in bodies(moment.world, poses(moment)).values():
        count[moment.world.seats[body.id]] += in_region(body, area)
    return count


def holder(moment: Moment, area: Region) -> int | None:
    """The band that has more standing figures within an area than any other."""
    (first, most), *others = sorted(strength(moment, area).items(), key=lambda row: -row[1])
    return first if most and all(count < most for _, count in others) else None


def met(moment: Moment, seat: int, goal: Goal) -> bool:
    """Whether a band has met an objective now."""
    world, state = moment.world, moment.state
    match goal.does:
        case "hold":
            return holder(moment, region(world, goal.region)) == seat
        case "have":
            return _has(moment, seat, goal)
        case "work":
            return state.things[goal.piece].by == seat
        case "out":
            return casualties(world, state, seat) >= goal.count
        case _:
            assert_never(goal.does)


def _has(moment: Moment, seat: int, goal: Goal) -> bool:
    """Whether the band holds a piece, within an area if one is named."""
    thing = moment.state.things[goal.piece]
    if not thing.holder or holder_seat(moment.world, moment.state, goal.piece) != seat:
        return False
    body = bodies(moment.world, poses(moment))[thing.holder]
    return not goal.region or in_region(body, region(moment.world, goal.region))


def casualties(world: World, state: State, seat: int) -> int:
    """How many enemies of a band are out of action."""
    return sum(s.status == "out" and world.seats[figure] != seat for figure, s in state.figures.items())


def due(state: State, seat: int, goal: Goal) -> bool:
    """Whether an objective can still give points: once in the game, or once in each round."""
    last = state.met.get(goal_id(seat, goal))
    return last is None or (goal.each == "round" and last != state.round)


def goal_id(seat: int, goal: Goal) -> str:
    """An objective of a band, among all."""
    return f"{seat}.{goal.key}"
