"""The round from its first step to its last, and how a game ends."""

from typing import Any

import pytest

from app.engine.hidden import PUBLIC
from app.engine.look import look
from app.engine.orders import Concede, Open
from app.rulesets.ruins import RULESET
from app.rulesets.ruins.actions.end import End
from app.rulesets.ruins.actions.melee import Melee
from app.rulesets.ruins.events import LotsRolled, Ordered, Recovered, Scored, StepBegan
from app.rulesets.ruins.options import Knobs
from app.rulesets.ruins.rerolls import Keep, Reroll
from tests.rules.ruins.table import Table, answer, fighter


def fresh(*numbers: dict[str, Any], knobs: Knobs | None = None) -> Table:
    """A game of two that has not begun: a1 and b1, far apart."""
    a, b = numbers or ({}, {})
    one, other = fighter("a1", 10, 10, **a), fighter("b1", 50, 50, **b)
    table = Table(one, other, knobs=knobs, work=(), round=0, step=0, track=())
    for figure in ("a1", "b1"):
        table.change(figure, ap=0)
    return table


def begin(table: Table, *rolls: str) -> None:
    table.chance.load(*rolls)
    table.order(0, Open(), by="table")


def end_all(table: Table) -> None:
    """Everybody ends its slot."""
    while [ask.kind for ask in table.fold.game.asks] == ["slot"]:
        table.give(End(figure=str(table.ask.token)))


def steps(table: Table) -> list[tuple[int, int]]:
    return [(event.round, event.step) for event in table.events(StepBegan)]


# ---------------------------------------------------------------- steps
@pytest.mark.rule("R-80")
def test_a_round_has_eight_steps_and_all_are_shown() -> None:
    table = fresh()
    begin(table, "6 6 1 1", "5 5 1 1")
    assert steps(table) == [(1, n) for n in range(1, 7)]
    end_all(table)
    assert steps(table) == [(1, n) for n in range(1, 9)]
    answer(table)
    assert steps(table)[8:] == [(2, n) for n in range(1, 7)]
    headings = [RULESET.cue(table.world, event, PUBLIC) for event in table.events(StepBegan)]
    assert all(cue and cue.heading for cue in headings)
    assert len(look(RULESET, table.world, table.fold.game, PUBLIC).phase["now"].steps) == 8


@pytest.mark.rule("R-80")
def test_everybody_tests_aptitude_and_the_highest_is_first_on_the_track() -> None:
    table = fresh({"aptitude": 3, "armour": "leather"}, {"aptitude": 4})
    begin(table, "6 5 1 6", "4 4 1 1")
    assert [event.hand.skill for event in table.events(Scored)] == ["aptitude", "aptitude"]
    assert table.events(Ordered)[0].track == ("b1", "a1")


@pytest.mark.rule("R-80")
def test_ties_go_by_spares_then_aptitude_then_a_fresh_die() -> None:
    by_spares = fresh()
    begin(by_spares, "6 4 2 1", "5 5 2 2")
    assert by_spares.state.track == ("b1", "a1")
    by_aptitude = fresh({"aptitude": 2}, {"aptitude": 3})
    begin(by_aptitude, "6 4", "6 4 1")
    assert by_aptitude.state.track == ("b1", "a1")
    level = fresh({"aptitude": 2, "armour": "leather"}, {"aptitude": 3, "armour": "leather"})
    begin(level, "6 4 1", "6 4 1 1")
    assert level.state.track == ("b1", "a1")
    by_lot = fresh()
    begin(by_lot, "6 4 2 1", "6 4 2 1", "3 3", "2 5")
    assert [event.faces for event in by_lot.events(LotsRolled)] == [(3, 3), (2, 5)]
    assert by_lot.state.track == ("b1", "a1")


@pytest.mark.rule("R-01")
def test_ap_are_reset_at_step_4_and_nobody_has_any_before() -> None:
    table = fresh({"rerolls": 2}, {})
    begin(table, "6 6 1 1", "5 5 1 1")
    assert len(table.events(Recovered)) == 1
    assert {f: s.ap for f, s in table.state.figures.items()} == {"a1": 3, "b1": 3}
    assert table.state.figures["a1"].rerolls == 2
    end_all(table)
    answer(table)
    assert {f: s.ap for f, s in table.state.figures.items()} == {"a1": 3, "b1": 3}


@pytest.mark.rule("R-23")
def test_rerolls_are_refreshed_at_step_4() -> None:
    table = fresh({"rerolls": 1}, {})
    begin(table, "6 6 1 1", "5 5 1 1")
    table.change("a1", rerolls=0)
    end_all(table)
    answer(table)
    assert table.state.figures["a1"].rerolls == 1


@pytest.mark.rule("R-80")
def test_the_track_is_rolled_in_round_1_only_unless_the_scenario_says_so() -> None:
    table = fresh()
    begin(table, "6 6 1 1", "5 5 1 1")
    end_all(table)
    answer(table)
    assert len(table.events(Ordered)) == 1
    assert table.state.track == ("a1", "b1")


@pytest.mark.rule("R-25")
def test_initiative_after_round_1_is_rerolled_once_with_ap_left_lowest_first() -> None:
    table = fresh(knobs=Knobs(initiative="every"))
    begin(table, "6 6 1 1", "5 5 1 1")
    end_all(table)
    table.chance.load("5 5 1 1", "6 6 1 1")
    answer(table)
    assert (table.ask.kind, table.ask.token) == ("reroll", "a1")
    assert table.quote(Reroll(figure="a1")).odds is None
    table.give(Reroll(figure="a1"), "1 1 1 1")
    assert table.ask.token == "b1"
    table.give(Keep(figure="b1"))
    assert table.state.track == ("b1", "a1")
    assert table.state.figures["a1"].ap == 3


# ---------------------------------------------------------------- the end
@pytest.mark.rule("R-81")
def test_after_the_last_round_the_bands_that_are_left_are_level() -> None:
    table = fresh(knobs=Knobs(rounds=1))
    begin(table, "6 6 1 1", "5 5 1 1")
    end_all(table)
    answer(table)
    assert table.fold.game.ended is not None
    assert (table.fold.game.ended.winners, table.fold.game.ended.reason.key) == ((), "end.rounds")


@pytest.mark.rule("R-81")
def test_the_game_ends_with_the_action_that_leaves_one_band() -> None:
    table = Table(fighter("a1", 20, 20, "sword"), fighter("b1", 24, 20, health=1, facing=(1, 0)))
    table.change("b1", ap=0)
    table.change("a1", ap=1)
    table.give(Melee(figure="a1", weapon="sword", target="b1"), "1 1 1", "6 6 1 1")
    assert table.fold.game.ended is not None
    assert table.fold.game.ended.winners == (1,)
    assert table.fold.game.ended.reason.key == "end.last_band"


@pytest.mark.rule("R-81")
def test_who_gives_up_loses_in_the_middle_of_anything() -> None:
    table = Table(fighter("a1", 20, 20, "sword"), fighter("b1", 24, 20, facing=(1, 0)))
    table.give(Melee(figure="a1", weapon="sword", target="b1"), "6 6 1", "5 5 1 1")
    table.order(2, Concede())
    assert table.fold.game.ended is not None
    assert table.fold.game.ended.winners == (1,)


@pytest.mark.rule("R-81")
def test_with_three_bands_the_others_play_on_without_the_test_of_who_gave_up() -> None:
    table = Table(
        fighter("a1", 20, 20, "sword"),
        fighter("b1", 24, 20, facing=(1, 0)),
        fighter("c1", 50, 50),
        fighter("c2", 55, 50),
    )
    table.give(Melee(figure="a1", weapon="sword", target="b1"), "6 6 1", "5 5 1 1")
    table.order(2, Concede())
    assert table.fold.game.ended is None
    assert (table.ask.kind, table.ask.token) == ("slot", "a1")


@pytest.mark.rule("R-81")
def test_who_is_out_has_no_slot() -> None:
    table = Table(fighter("a1", 20, 20), fighter("b1", 30, 20), fighter("a2", 20, 40), fighter("b2", 30, 40))
    table.change("b1", status="out")
    table.give(End(figure="a1"))
    assert table.ask.token == "a2"
