"""Step 8: bands withdraw by a sealed switch, or test whether they stay."""

import pytest

from app.engine.hidden import PUBLIC, seat_viewer, seen
from app.engine.orders import Act
from app.rulesets.ruins.desertion import Withdraw
from app.rulesets.ruins.events import BandLeft, Opened, Steadied
from app.rulesets.ruins.frames import Leaving, Rounds
from app.rulesets.ruins.policies import POLICIES
from app.rulesets.ruins.rerolls import Reroll
from tests.rules.ruins.table import Table, answer, fighter


def shaken(out: int, of: int, *, ap: int = 0) -> Table:
    """Step 8 of round 1; of so many of band 1, so many are out. The best of the rest has aptitude 4."""
    ones = [fighter(f"a{i}", 5 * i, 10, aptitude=4 if i == of else 2) for i in range(1, of + 1)]
    table = Table(*ones, fighter("b1", 50, 50), work=(Rounds(), Leaving()), step=8)
    for figure in range(1, out + 1):
        table.change(f"a{figure}", status="out")
    table.change(f"a{of}", ap=ap)
    return table


@pytest.mark.rule("R-80")
def test_each_band_is_asked_and_the_sealed_switch_answers() -> None:
    table = shaken(0, 2)
    assert [(ask.seat, ask.kind) for ask in table.fold.game.asks] == [(1, "withdraw"), (2, "withdraw")]
    (policy,) = (policy for policy in POLICIES if policy.always)
    chosen = [policy.choose(table.moment, table.fold.game.asks[0], sealed).leaves for sealed in (None, "no", "yes")]
    assert chosen == [False, False, True]


@pytest.mark.rule("R-80")
def test_a_choice_is_hidden_until_all_bands_have_made_theirs() -> None:
    table = shaken(0, 2)
    first = table.fold.game.asks[0]
    table.order(1, Act(ask=first.id, command=Withdraw(leaves=True)), by="auto")
    for viewer, value in ((PUBLIC, None), (seat_viewer(2), None), (seat_viewer(1), True)):
        assert seen(table.state, viewer).work[-1].choices["1"].value is value
    assert table.events(Opened) == []
    answer(table)
    assert [event.leaving for event in table.events(Opened)] == [(1,)]


@pytest.mark.rule("R-80")
def test_who_withdraws_leaves_and_cannot_win() -> None:
    table = shaken(0, 2)
    answer(table, 1)
    assert [(event.seat, event.why) for event in table.events(BandLeft)] == [(1, "withdrew")]
    assert table.fold.game.ended is not None
    assert table.fold.game.ended.winners == (2,)


@pytest.mark.rule("R-80")
def test_when_all_withdraw_nobody_wins() -> None:
    table = shaken(0, 2)
    answer(table, 1, 2)
    assert table.fold.game.ended is not None
    assert table.fold.game.ended.winners == ()


@pytest.mark.rule("R-80")
@pytest.mark.parametrize(("out", "of", "need"), [(1, 3, None), (2, 3, 7), (2, 4, 7), (3, 4, 8), (1, 2, 7), (4, 5, 8)])
def test_with_half_of_all_it_fielded_out_a_band_tests(out: int, of: int, need: int | None) -> None:
    table = shaken(out, of)
    table.chance.load(*(["6 6 1 1"] if need else []))
    answer(table)
    tested = [(event.hand.figure, event.difficulty, event.held) for event in table.events(Steadied)]
    assert tested == ([(f"a{of}", need, True)] if need else [])


@pytest.mark.rule("R-14")
@pytest.mark.parametrize(("roll", "holds"), [("6 1 1 1", True), ("5 1 1 1", False)])
def test_a_test_without_an_opponent_reaches_its_difficulty_or_fails(roll: str, *, holds: bool) -> None:
    table = shaken(2, 4)
    table.chance.load(roll)
    answer(table)
    assert [event.held for event in table.events(Steadied)] == [holds]
    assert [event.why for event in table.events(BandLeft)] == ([] if holds else ["deserted"])


@pytest.mark.rule("R-25")
def test_the_test_of_nerve_is_rerolled_by_who_rolled_it_until_it_keeps() -> None:
    table = shaken(2, 4, ap=2)
    table.chance.load("5 1 1 1")
    answer(table)
    assert (table.ask.kind, table.ask.token) == ("reroll", "a4")
    table.give(Reroll(figure="a4"), "4 1 1 1")
    table.give(Reroll(figure="a4"), "6 6 1 1")
    assert [event.held for event in table.events(Steadied)] == [True]
    assert "R-25" in table.cited
