"""The second scenario: a terrace with stairs between two houses, two bands that want different things."""

from dataclasses import replace

import pytest

from app.engine.asks import Ask
from app.engine.position import Position
from app.geometry.movement import Walked, walk
from app.geometry.shapes import Board, Figure, check_board
from app.rulesets.ruins import RULESET
from app.rulesets.ruins.errands import routes
from app.rulesets.ruins.policies import POLICIES
from app.rulesets.ruins.state import State, blank
from app.rulesets.ruins.trails import heights, trail
from app.rulesets.ruins.world import World, world

SETUP = RULESET.setups()["toll"]
WORLD: World = world(SETUP)


def test_the_toll_house_is_sound_and_has_all_that_its_objectives_need() -> None:
    check_board(Board(width=SETUP.width, height=SETUP.height, terrain=SETUP.terrain))
    assert (SETUP.width, SETUP.height, SETUP.levels, SETUP.options.rounds) == (9000, 9000, (0, 750), 6)
    assert [len(band.fighters) for band in SETUP.bands] == [5, 5]
    assert {"stairs", "rubble", "tree", "pillar", "crate", "door", "low_wall"} <= {p.kind for p in SETUP.terrain}
    places = {area.id for area in SETUP.regions} | {mark.id for mark in SETUP.marked}
    goals = [goal for band in SETUP.bands for goal in band.goals]
    assert {name for goal in goals for name in (goal.region, goal.piece) if name} <= places
    assert {mark.piece for mark in SETUP.marked if mark.piece} <= {piece.id for piece in SETUP.terrain}
    assert not {goal.key for goal in SETUP.bands[0].goals} & {goal.key for goal in SETUP.bands[1].goals}


@pytest.mark.rule("R-82")
def test_each_zone_has_room_for_its_band_also_when_time_is_always_up() -> None:
    (place,) = (policy for policy in POLICIES if policy.key == "place")
    for band in SETUP.bands:
        state: State = blank(WORLD)
        for number, _ in enumerate(band.fighters):
            ask = Ask(id=f"1.{number}", seat=band.seat, kind="deploy", frame="", default="place", limit="deploy",
                      public=True, since=0)  # fmt: skip
            command = place.choose(Position(world=WORLD, state=state), ask, None)
            x, y = command.at
            state = state.with_figure(command.figure, x=x, y=y, status="up")
        assert not [f for f, s in state.figures.items() if s.status == "reserve" and WORLD.seats[f] == band.seat]


@pytest.mark.rule("R-51")
@pytest.mark.parametrize("r", [125, 160, 200])
def test_every_flight_of_stairs_can_be_gone_up_and_down(r: int) -> None:
    stairs = [route for route in routes(WORLD) if len(route) > 1]
    assert len(stairs) == 4
    for start, end in stairs:
        z = WORLD.ground.under(start, 750 if WORLD.ground.under(start, 500, 250) else 0, WORLD.knobs.step)
        figure = Figure(id="f", x=start[0], y=start[1], z=z, r=r, h=550, eye=495, facing=(1, 0))
        gone = walk(figure, (start, end), WORLD.ground, (), (), WORLD.knobs.step)
        assert isinstance(gone, Walked), (gone, start, end)
        assert max(gone.heights[0], gone.heights[-1]) == 750
        assert min(gone.heights[0], gone.heights[-1]) < 100


def test_programs_find_a_way_from_each_zone_to_the_chest() -> None:
    assert heights(WORLD)
    for start in ((4500, 2400), (4500, 6600)):
        way = trail(WORLD, start, (4500, 4500), 10_000)
        assert way[-1] == (4500, 4500)
    assert trail(replace_walls(), (4500, 2400), (4500, 4500), 10_000)[-1] != (4500, 4500)


def replace_walls() -> World:
    """The same table without its stairs."""
    return world(replace(SETUP, terrain=tuple(piece for piece in SETUP.terrain if piece.kind != "stairs")))
