"""A figure's slot: action points, kinds of action, the free turn, the end."""

import pytest

from app.engine.orders import RunOut
from app.rulesets.ruins.actions.end import End
from app.rulesets.ruins.actions.melee import Melee
from app.rulesets.ruins.actions.move import Move
from app.rulesets.ruins.actions.turn import Face, Turn
from app.rulesets.ruins.events import SlotEnded
from tests.rules.ruins.table import Table, fighter


def two(**options: object) -> Table:
    return Table(fighter("a1", 20, 20, "sword"), fighter("b1", 40, 20, "sword", facing=(-1, 0)), **options)  # type: ignore[arg-type]


def east(table: Table, figure: str = "a1", by: int = 200) -> Move:
    x, y = table.state.figures[figure].place
    return Move(figure=figure, path=((x, y), (x + by, y)))


@pytest.mark.rule("R-01")
def test_an_action_costs_one_ap_and_with_none_left_there_is_none() -> None:
    table = two()
    assert table.quote(east(table)).price == {"ap:a1": 1}
    table.give(east(table))
    assert table.state.figures["a1"].ap == 2
    table.change("a1", ap=0)
    assert table.refused(east(table)) == ("no_ap", "R-01")


@pytest.mark.rule("R-02")
def test_the_same_kind_may_be_done_twice_and_a_turn_is_of_the_kind_move() -> None:
    table = two()
    table.give(east(table))
    table.give(Turn(figure="a1", facing=(0, 1)))
    assert table.state.figures["a1"].ap == 1
    assert table.refused(east(table)) == ("too_often", "R-02")
    assert table.refused(Turn(figure="a1", facing=(1, 0))) == ("too_often", "R-02")


@pytest.mark.rule("R-02")
def test_another_target_does_not_make_another_kind() -> None:
    around = [fighter("b1", 23.5, 20, facing=(1, 0)), fighter("b2", 16.5, 20, facing=(-1, 0))]
    table = Table(fighter("a1", 20, 20, "sword", facing=(0, 1)), *around)
    for target in ("b1", "b2"):
        table.change("b1", ap=0)
        table.change("b2", ap=0)
        table.change("a1", ap=1)
        table.give(Melee(figure="a1", weapon="sword", target=target), "6 6 1", "1 1 1 1")
    table.change("a1", ap=1)
    assert table.refused(Melee(figure="a1", weapon="sword", target="b1")) == ("too_often", "R-02")


@pytest.mark.rule("R-03")
def test_a_slot_ends_only_by_its_end_also_at_no_ap_and_ap_are_kept() -> None:
    table = two()
    table.give(east(table))
    table.give(east(table))
    table.change("a1", ap=0)
    assert table.ask.token == "a1"
    table.change("a1", ap=1)
    table.give(End(figure="a1"))
    assert table.ask.token == "b1"
    assert table.state.figures["a1"].ap == 1
    assert table.events(SlotEnded)[0].left == 1


@pytest.mark.rule("R-03")
def test_when_the_clock_runs_out_the_slot_ends() -> None:
    table = two(limits={"slot": 60_000})
    table.give(Turn(figure="a1", facing=(0, 1)))
    due = table.fold.game.clocks.due[table.ask.id]
    table.order(1, RunOut(ask=table.ask.id), at=due, by="clock")
    assert table.ask.token == "b1"


@pytest.mark.rule("R-03")
def test_nobody_acts_in_anothers_slot() -> None:
    table = two()
    assert table.refused(east(table, "b1")) == ("not_its_slot", "R-03")
    assert table.refused(End(figure="b1")) == ("not_its_slot", "R-03")
    assert table.refused(End(figure="nobody")) == ("not_its_slot", "R-03")


@pytest.mark.rule("R-04")
def test_after_an_own_action_there_is_one_free_turn() -> None:
    table = two()
    assert table.refused(Face(figure="a1", facing=(0, 1))) == ("no_free_turn", "R-04")
    table.give(east(table))
    assert table.quote(Face(figure="a1", facing=(0, 1))).price == {}
    table.give(Face(figure="a1", facing=(0, 1)))
    assert table.state.figures["a1"].facing == (0, 1)
    assert table.state.figures["a1"].ap == 2
    assert table.refused(Face(figure="a1", facing=(1, 0))) == ("no_free_turn", "R-04")


@pytest.mark.rule("R-04")
def test_the_free_turn_is_there_at_no_ap_and_gone_in_the_next_round_s_slot() -> None:
    table = two()
    table.give(east(table))
    table.change("a1", ap=0)
    assert "face" in [option.id for option in table.fold.rules.offer(table.moment, table.ask)]
    table.give(End(figure="a1"))
    assert not table.state.figures["a1"].fresh


@pytest.mark.rule("R-04")
def test_a_move_ends_in_the_facing_ordered_or_the_way_it_went() -> None:
    table = two()
    table.give(Move(figure="a1", path=((2000, 2000), (2000, 2200)), facing=(-1, 0)))
    assert table.state.figures["a1"].facing == (-1, 0)
    table.give(Move(figure="a1", path=((2000, 2200), (2000, 2500))))
    assert table.state.figures["a1"].facing == (0, 300)
