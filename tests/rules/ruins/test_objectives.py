"""Objectives: what each kind asks, when it pays, how it ends a game."""

from typing import Any

import pytest

from app.engine.hidden import PUBLIC
from app.engine.orders import Concede
from app.rulesets.ruins import RULESET
from app.rulesets.ruins.actions.end import End
from app.rulesets.ruins.events import GoalMet
from app.rulesets.ruins.goals import met
from app.rulesets.ruins.options import Knobs
from app.rulesets.ruins.setup import Goal, Marked, Region
from tests.rules.ruins.table import Extra, Table, answer, cm, fighter

RING = Region(id="ring", letter="A", place=(3000, 3000), radius=500)
LOFT = Region(id="loft", letter="A", place=(3000, 3000), radius=500, low=700)
CHEST = Marked(id="chest", does="thing", letter="B", place=(5500, 5500))
BELL = Marked(id="bell", does="device", letter="C", place=(5500, 500))


def goal(does: str, each: str = "round", **more: Any) -> Goal:
    return Goal(key="hold_terrace", does=does, points=more.pop("points", 2), each=each, **more)  # type: ignore[arg-type]


HOLD = goal("hold", region="ring")
TAKE = goal("have", piece="chest", points=1)


def table(
    a: tuple[Goal, ...] = (), b: tuple[Goal, ...] = (), area: Region = RING, *, rounds: int = 6, **state: Any
) -> Table:
    """a1 and b1 far from each other, in the slots of round 1."""
    extra = Extra(marked=(CHEST, BELL), regions=(area,), goals={"a": a, "b": b})
    figures = (fighter("a1", 30, 30), fighter("a2", 5, 55), fighter("b1", 55, 30), fighter("b2", 55, 5))
    return Table(*figures, extra=extra, knobs=Knobs(rounds=rounds), **state)


def paid(of: Table) -> list[tuple[int, str, int]]:
    return [(e.seat, e.goal, e.points) for e in of.events(GoalMet)]


@pytest.mark.rule("R-80")
def test_more_figures_than_any_other_band_hold_an_area() -> None:
    of = table()
    assert met(of.moment, 1, HOLD)
    of.change("b1", x=cm(36.6), y=3000)
    assert not met(of.moment, 1, HOLD)
    of.change("b1", x=cm(36.61))
    assert met(of.moment, 1, HOLD)
    of.change("a1", status="out")
    assert not met(of.moment, 1, HOLD)
    assert not met(of.moment, 2, HOLD)


@pytest.mark.rule("R-80")
def test_an_area_may_be_on_a_floor() -> None:
    of = table(area=LOFT)
    up = goal("hold", region="loft")
    assert not met(of.moment, 1, up)
    of.change("a1", z=750)
    assert met(of.moment, 1, up)


@pytest.mark.rule("R-80")
def test_a_piece_is_had_in_hand_and_where_it_is_asked_for() -> None:
    of = table()
    assert not met(of.moment, 1, TAKE)
    of.fold.game = of.fold.game.but(table=of.state.with_thing("chest", holder="a1"))
    assert met(of.moment, 1, TAKE)
    assert met(of.moment, 1, goal("have", piece="chest", region="ring"))
    assert not met(of.moment, 2, TAKE)
    of.change("a1", x=1000)
    assert not met(of.moment, 1, goal("have", piece="chest", region="ring"))


@pytest.mark.rule("R-80")
def test_devices_and_casualties_count() -> None:
    of = table()
    work, out = goal("work", piece="bell"), goal("out", count=2)
    assert not met(of.moment, 2, work)
    of.fold.game = of.fold.game.but(table=of.state.with_thing("bell", by=2))
    assert met(of.moment, 2, work)
    of.change("b1", status="out")
    assert not met(of.moment, 1, out)
    of.change("b2", status="out")
    assert met(of.moment, 1, out)


@pytest.mark.rule("R-80")
@pytest.mark.rule("R-81")
def test_points_are_added_at_step_seven_in_each_round_or_once() -> None:
    of = table((HOLD, Goal(key="light_beacon", does="hold", points=3, each="once", region="ring")))
    _round(of)
    assert paid(of) == [(1, "hold_terrace", 2), (1, "light_beacon", 3)]
    _round(of)
    assert paid(of)[2:] == [(1, "hold_terrace", 2)]
    shown = RULESET.view(of.moment, PUBLIC)
    assert (shown.sides["1"].points, shown.sides["2"].points) == (7, 0)
    assert [(row.number, row.text and row.text.key) for row in shown.cards["goals.1"].rows] == [
        (2, "card.goal"),
        (3, "card.goal_done"),
    ]


@pytest.mark.rule("R-80")
def test_an_instant_objective_ends_the_game_among_those_who_met_one() -> None:
    instant = goal("hold", region="ring", instant=True, points=1)
    of = table((instant,), (goal("hold", region="ring"),), points={"2": 9})
    _round(of)
    assert of.fold.game.ended is not None
    assert (of.fold.game.ended.winners, of.fold.game.ended.reason.key) == ((1,), "end.instant")


@pytest.mark.rule("R-80")
def test_instant_objectives_of_both_at_level_points_are_a_draw() -> None:
    out = goal("out", count=0, instant=True)
    of = table((out,), (out,))
    _round(of)
    assert of.fold.game.ended is not None
    assert (of.fold.game.ended.winners, of.fold.game.ended.reason.key) == ((), "end.instant_level")


@pytest.mark.rule("R-81")
@pytest.mark.parametrize(("theirs", "winners"), [(1, (1,)), (2, ()), (3, (2,))])
def test_after_the_last_round_most_points_win(theirs: int, winners: tuple[int, ...]) -> None:
    of = table((HOLD,), rounds=1, points={"2": theirs})
    _round(of)
    assert of.fold.game.ended is not None
    assert of.fold.game.ended.winners == winners


@pytest.mark.rule("R-81")
def test_when_one_band_is_left_step_seven_is_evaluated_a_last_time_and_it_wins() -> None:
    of = table((HOLD,), (goal("out", count=0, points=9),))
    of.order(2, Concede())
    assert paid(of) == [(1, "hold_terrace", 2)]
    assert of.fold.game.ended is not None
    assert of.fold.game.ended.winners == (1,)


@pytest.mark.rule("R-81")
def test_an_objective_of_every_round_pays_no_more_than_once_in_one() -> None:
    of = table((HOLD,), met={"1.hold_terrace": 1})
    of.order(2, Concede())
    assert paid(of) == []


def _round(of: Table) -> None:
    """On to the next slot, which is ended with all that follow, to the end of step 8."""
    number = of.state.round
    while not of.fold.game.ended and of.state.round == number:
        if of.fold.game.asks[0].kind == "withdraw":
            answer(of)
        else:
            of.give(End(figure=of.ask.token or ""))
