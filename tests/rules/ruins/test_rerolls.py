"""Keep or reroll: who is asked, what it costs, what falls again."""

from typing import Any

import pytest

from app.engine.asks import Ask
from app.engine.events import Rolled
from app.engine.orders import RunOut
from app.rulesets.ruins.actions.melee import Melee
from app.rulesets.ruins.events import AttackSettled
from app.rulesets.ruins.frames import Trial
from app.rulesets.ruins.options import Knobs
from app.rulesets.ruins.pool import Dice
from app.rulesets.ruins.rerolls import Keep, Reroll
from tests.rules.ruins.table import Table, fighter

STRIKE = Melee(figure="a1", weapon="sword", target="b1")


def duel(
    *, a: int = 3, b: int = 3, knobs: Knobs | None = None, limits: dict[str, int] | None = None, **numbers: Any
) -> Table:
    """a1 strikes at b1, four dice to three, with so many AP each before it pays."""
    one = fighter("a1", 20, 20, "sword", armour=numbers.pop("armour", "cloth"), **numbers)
    table = Table(one, fighter("b1", 24, 20, facing=(-1, 0), armour="leather"), knobs=knobs, limits=limits)
    table.change("a1", ap=a)
    table.change("b1", ap=b)
    return table


def asked(table: Table) -> str:
    ask: Ask = table.ask
    assert ask.kind == "reroll"
    return str(ask.token)


def trial(table: Table) -> Trial:
    top = table.state.work[-1]
    assert isinstance(top, Trial)
    return top


@pytest.mark.rule("R-16")
def test_who_is_lower_on_the_track_rolls_first() -> None:
    table = duel()
    table.give(STRIKE, "6 6 1 1", "5 5 1 1")
    assert [roll.purpose for roll in table.events(Rolled)] == [
        "2:melee:a1>b1:sword:defence",
        "2:melee:a1>b1:sword:attack",
    ]


@pytest.mark.rule("R-16")
def test_a_knob_lets_the_higher_roll_first() -> None:
    table = duel(knobs=Knobs(first_to_roll="higher"))
    table.give(STRIKE, "5 5 1 1", "6 6 1 1")
    assert [roll.purpose[-7:] for roll in table.events(Rolled)] == [":attack", "defence"]


@pytest.mark.rule("R-22")
def test_the_losing_side_is_asked_first_and_then_the_other() -> None:
    table = duel()
    table.give(STRIKE, "6 6 1 1", "5 5 1 1")
    assert asked(table) == "a1"
    table.give(Keep(figure="a1"))
    assert asked(table) == "b1"
    table.give(Keep(figure="b1"))
    assert table.ask.kind == "slot"


@pytest.mark.rule("R-22")
def test_dead_level_who_started_it_is_asked_first() -> None:
    table = duel(attack=3)
    table.give(STRIKE, "6 5 2 1", "6 5 2")
    assert asked(table) == "a1"


@pytest.mark.rule("R-22")
def test_a_reroll_starts_it_anew_with_whoever_is_losing_then() -> None:
    table = duel()
    table.give(STRIKE, "6 6 1 1", "5 5 1 1")
    table.give(Keep(figure="a1"))
    table.give(Reroll(figure="b1"), "2 2 1 6")
    assert asked(table) == "b1"
    table.give(Keep(figure="b1"))
    assert asked(table) == "a1"


@pytest.mark.rule("R-22")
def test_who_cannot_pay_keeps_unasked() -> None:
    table = duel(a=1, b=0)
    table.give(STRIKE, "6 6 1 1", "5 5 1 1")
    assert table.ask.kind == "slot"
    assert table.events(AttackSettled)[0].won is False


@pytest.mark.rule("R-20")
def test_a_reroll_costs_one_ap_and_there_is_no_limit() -> None:
    table = duel(b=0)
    table.give(STRIKE, "6 6 1 1", "5 5 1 1")
    assert table.quote(Reroll(figure="a1")).price == {"ap:a1": 1}
    table.give(Reroll(figure="a1"), "4 4 1 1")
    table.give(Reroll(figure="a1"), "3 3 1 1")
    assert table.state.figures["a1"].ap == 0
    assert table.ask.kind == "slot"


@pytest.mark.rule("R-20")
def test_a_knob_limits_the_rerolls_of_one_side_of_a_test() -> None:
    table = duel(b=0, knobs=Knobs(reroll_limit=1))
    table.give(STRIKE, "6 6 1 1", "5 5 1 1")
    table.give(Reroll(figure="a1"), "4 4 1 1")
    assert table.state.figures["a1"].ap == 1
    assert table.ask.kind == "slot"


@pytest.mark.rule("R-20")
def test_nobody_rerolls_for_another() -> None:
    table = duel()
    table.give(STRIKE, "6 6 1 1", "5 5 1 1")
    assert table.refused(Reroll(figure="b1")) == ("not_deciding", "R-22")
    assert table.refused(Keep(figure="b1")) == ("not_deciding", "R-22")


@pytest.mark.rule("R-21")
def test_all_dice_of_that_side_fall_again_and_the_opponent_s_stay() -> None:
    table = duel(armour="leather")
    table.give(STRIKE, "6 6 1 1", "5 5 1 1 2")
    table.give(Reroll(figure="a1"), "6 3 3 1 6")
    attack, defence = trial(table).hands
    assert attack.rolled == Dice(own=(6, 3, 3, 1), penalty=(6,))
    assert defence.rolled == Dice(own=(6, 6, 1), penalty=(1,))
    assert table.events(Rolled)[-1].replaces == (attack.rolls[0],)
    assert asked(table) == "a1"


@pytest.mark.rule("R-21")
def test_the_new_result_stands_also_when_it_is_worse() -> None:
    table = duel(b=0)
    table.give(STRIKE, "4 4 1 1", "5 5 1 1")
    table.give(Reroll(figure="a1"), "1 1 1 1")
    table.give(Keep(figure="a1"))
    assert table.events(AttackSettled)[0].won is False


@pytest.mark.rule("R-21")
def test_a_knob_leaves_the_penalty_dice_as_they_lie() -> None:
    table = duel(armour="leather", knobs=Knobs(reroll_penalty=False))
    table.give(STRIKE, "6 6 1 1", "5 5 1 1 6")
    odds = table.quote(Reroll(figure="a1")).odds
    assert odds is not None
    table.give(Reroll(figure="a1"), "6 3 3 1")
    assert trial(table).hands[0].rolled == Dice(own=(6, 3, 3, 1), penalty=(6,))


@pytest.mark.rule("R-23")
def test_free_rerolls_are_spent_before_ap_and_only_on_rerolls() -> None:
    table = duel(a=1, b=0, rerolls=1)
    table.change("a1", rerolls=1)
    table.give(STRIKE, "6 6 1 1", "5 5 1 1")
    assert table.quote(Reroll(figure="a1")).price == {"reroll:a1": 1}
    table.give(Reroll(figure="a1"), "1 1 1 1")
    assert (table.state.figures["a1"].ap, table.state.figures["a1"].rerolls) == (0, 0)
    table.change("a1", rerolls=1)
    assert table.refused(STRIKE) == ("no_ap", "R-01")


@pytest.mark.rule("R-24")
def test_when_the_clock_runs_out_the_dice_are_kept() -> None:
    table = duel(b=0, limits={"reroll": 30_000})
    table.give(STRIKE, "6 6 1 1", "5 5 1 1")
    assert table.ask.default == "keep"
    table.order(1, RunOut(ask=table.ask.id), at=30_000, by="clock")
    assert table.ask.kind == "slot"
    assert table.state.figures["a1"].ap == 2
    assert "R-24" in table.cited


@pytest.mark.rule("R-20")
def test_the_price_tells_the_chance_against_what_stands() -> None:
    table = duel(b=0)
    table.give(STRIKE, "6 6 6 1", "5 5 1 1")
    odds = table.quote(Reroll(figure="a1")).odds
    assert odds is not None
    wins_with = sum(1 for roll in all_rolls() if beats_twelve(roll))
    assert odds.win == round(1000 * wins_with / 6**4)


def all_rolls() -> list[tuple[int, ...]]:
    dice = range(1, 7)
    return [(a, b, c, d) for a in dice for b in dice for c in dice for d in dice]


def beats_twelve(roll: tuple[int, ...]) -> bool:
    """Against 6 6 6 with a 1 that cancels nothing: total 12, spare 6."""
    best = sorted(roll, reverse=True)
    return sum(best[:2]) == 12 and tuple(best[2:]) > (6,)
