"""Deployment: the roll-off, one figure each in turn, whole bases in the zone."""

from dataclasses import replace
from typing import Any

import pytest

from app.engine.fold import Fold, blank_game
from app.engine.game import Options
from app.engine.hidden import PUBLIC
from app.engine.judge import Judged, judge
from app.engine.orders import Act, Open, Order, Propose, RunOut
from app.engine.position import Position
from app.engine.refusal import Refused
from app.engine.view import At, Off
from app.rulesets.ruins import RULESET
from app.rulesets.ruins.actions.deploy import Deploy
from app.rulesets.ruins.events import RolledOff
from app.rulesets.ruins.setup import Region, Setup
from app.rulesets.ruins.world import world
from tests.rules.ruins.loaded import Loaded
from tests.rules.ruins.table import Extra, cm, fighter, ground, setup_of, wall

ZONES = (
    Region(id="west", corners=((0, 0), (1000, 0), (1000, 6000), (0, 6000))),
    Region(id="east", corners=((5000, 0), (6000, 0), (6000, 6000), (5000, 6000))),
)
INITIATIVE = ("6 6 1 1", "5 5 1 1", "4 4 1 1")


def scenario() -> Setup:
    """Two figures to one, a wall and a block in the western zone."""
    figures = (fighter("a1", 0, 0), fighter("a2", 0, 0), fighter("b1", 0, 0, facing=(-1, 0)))
    terrain = (wall("w", 4, 30, 6, 31, 5), ground("block", "crate", (3, 40, 9, 48, 0, 2)))
    setup = setup_of(*figures, terrain=terrain, extra=Extra(regions=ZONES, zones={"a": "west", "b": "east"}))
    bands = tuple(replace(band, fighters=tuple(replace(f, place=None) for f in band.fighters)) for band in setup.bands)
    return replace(setup, bands=bands)


class Line:
    """A game from its very first order."""

    def __init__(self, *rolls: str) -> None:
        self.world, self.chance = world(scenario()), Loaded(rolls)
        game = blank_game(RULESET, self.world, (1, 2), Options(limits={"deploy": 60_000}))
        self.fold = Fold(RULESET, self.world, game)
        self.told: list[object] = []
        self.cited: list[str] = []
        self.order(Order(seat=0, by="table", deed=Open(), at=0))

    def order(self, order: Order) -> object:
        verdict = judge(RULESET, self.world, self.fold.game, order, self.chance, self.fold.past)
        if isinstance(verdict, Judged):
            self.fold.keep(verdict.game)
            self.told += verdict.events
            self.cited += verdict.cited
        return verdict

    def place(self, figure: str, x: float, y: float, facing: tuple[int, int] | None = None) -> object:
        (ask,) = self.fold.game.asks
        command = Deploy(figure=figure, at=(cm(x), cm(y)), facing=facing)
        return self.order(Order(seat=ask.seat, by="hand", deed=Act(ask=ask.id, command=command), at=0))

    def code(self, figure: str, x: float, y: float) -> tuple[str, str | None]:
        verdict = self.place(figure, x, y)
        assert isinstance(verdict, Refused), verdict
        return verdict.code, verdict.rule


@pytest.mark.rule("R-82")
def test_the_bands_roll_off_ties_again_and_the_higher_is_first() -> None:
    line = Line("4 4", "2 5")
    assert [(e.seats, e.faces) for e in line.told if isinstance(e, RolledOff)] == [((1, 2), (4, 4)), ((1, 2), (2, 5))]
    (ask,) = line.fold.game.asks
    assert (ask.seat, ask.kind, ask.default, ask.limit) == (2, "deploy", "place", "deploy")
    assert "R-82" in line.cited


@pytest.mark.rule("R-82")
def test_one_each_in_turn_and_who_has_figures_left_goes_on_alone() -> None:
    line = Line("6 1")
    seats = []
    for figure, x in (("a2", 5), ("b1", 55), ("a1", 8)):
        seats.append(line.fold.game.asks[0].seat)
        line.chance.load(*(INITIATIVE if figure == "a1" else ()))
        assert isinstance(line.place(figure, x, x, (0, 1)), Judged)
    assert seats == [1, 2, 1]
    state = line.fold.game.table
    assert state.round == 1
    assert state.figures["a2"].place == (500, 500)
    assert state.figures["a2"].facing == (0, 1)
    assert line.fold.game.asks[0].kind == "slot"


@pytest.mark.rule("R-82")
def test_the_whole_base_is_in_the_zone_on_free_ground_and_clear_of_bases() -> None:
    line = Line("6 1")
    assert line.code("a1", 8.41, 20) == ("off_zone", "R-82")
    assert line.code("a1", 1.59, 20) == ("off_zone", "R-82")
    assert line.code("a1", 30, 20) == ("off_zone", "R-82")
    assert line.code("a1", 5, 29) == ("on_terrain", "R-82")
    assert line.code("b1", 5, 20) == ("not_in_reserve", "R-82")
    assert isinstance(line.place("a1", 8.4, 20), Judged)
    assert isinstance(line.place("b1", 55, 20), Judged)
    assert line.code("a2", 6, 20) == ("on_base", "R-82")


@pytest.mark.rule("R-82")
def test_a_figure_stands_on_the_ground_where_it_is_put() -> None:
    line = Line("6 1")
    line.place("a1", 6, 44)
    assert line.fold.game.table.figures["a1"].z == 200


@pytest.mark.rule("R-82")
def test_when_time_is_up_the_first_takes_the_first_free_place() -> None:
    line = Line("6 1")
    (ask,) = line.fold.game.asks
    assert isinstance(line.order(Order(seat=1, by="clock", deed=RunOut(ask=ask.id), at=60_000)), Judged)
    assert line.fold.game.table.figures["a1"].place == (200, 200)


@pytest.mark.rule("R-82")
def test_who_is_to_come_is_in_reserve_and_the_zones_are_shown_until_all_stand() -> None:
    line = Line("6 1")
    shown = RULESET.view(_position(line), PUBLIC)
    assert shown.tokens["a1"].place == Off(why="off.reserve")
    assert {key: area.owner for key, area in shown.areas.items() if area.what == "zone"} == {"west": 1, "east": 2}
    for figure, x in (("a1", 5), ("b1", 55), ("a2", 8)):
        line.chance.load(*(INITIATIVE if figure == "a2" else ()))
        line.place(figure, x, x)
    shown = RULESET.view(_position(line), PUBLIC)
    assert shown.tokens["a1"].place == At(x=500, y=500)
    assert shown.areas == {}


@pytest.mark.rule("R-82")
def test_what_was_placed_is_taken_back_freely_only_while_the_other_is_not_asked() -> None:
    line = Line("6 1")
    line.place("a1", 5, 20)
    back = Order(seat=1, by="hand", deed=Propose(what="undo", to=1), at=0)
    line.order(back)
    assert line.fold.game.table.figures["a1"].status == "up"
    assert line.fold.game.offers


def _position(line: Line) -> Any:
    return Position(world=line.world, state=line.fold.game.table)
