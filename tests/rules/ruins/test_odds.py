"""Exact chances, against the numbers of the source."""

from fractions import Fraction

import pytest

from app.rulesets.ruins.odds import chance, spread, tenths, whole, won_by

WINS = {2: (44, 28, 18, 13), 3: (72, 48, 35, 26), 4: (82, 65, 49, 38), 5: (87, 74, 62, 50)}


def percent(attack: tuple[int, int], defence: tuple[int, int]) -> int:
    """The chance that the attack wins, in whole per cent."""
    return round(Fraction(100 * sum(won_by(attack, defence).values()), whole(attack, defence)))


def mean(dice: int, penalty: int) -> float:
    return sum(total * often for (total, _), often in spread(dice, penalty).items()) / whole((dice, penalty))


@pytest.mark.rule("R-13")
@pytest.mark.parametrize(("dice", "row"), WINS.items())
def test_how_often_an_attack_wins(dice: int, row: tuple[int, ...]) -> None:
    assert tuple(percent((dice, 0), (defence, 0)) for defence in (2, 3, 4, 5)) == row


@pytest.mark.rule("R-11")
def test_the_mean_of_four_dice_under_penalty() -> None:
    assert [f"{mean(4, penalty):.2f}" for penalty in range(4)] == ["9.34", "8.83", "8.27", "7.62"]


@pytest.mark.rule("R-34")
def test_one_die_of_cover_takes_four_against_four_from_49_to_38() -> None:
    assert percent((4, 0), (4, 0)) == 49
    assert percent((4, 0), (5, 0)) == 38


@pytest.mark.rule("R-14")
def test_the_chance_to_reach_a_difficulty() -> None:
    assert chance((1, 0), lambda ours: ours[0] >= 4) == 500
    assert chance((2, 0), lambda ours: ours[0] >= 11) == 83


@pytest.mark.rule("R-21")
def test_penalty_dice_that_lie_already_are_counted_as_they_lie() -> None:
    assert chance((1, 1), lambda ours: ours[0] == 6, stays=(6,)) == 0
    assert chance((1, 1), lambda ours: ours[0] == 6, stays=(5,)) == 167


def test_a_share_is_rounded_to_the_nearest_with_halves_up() -> None:
    assert [tenths(1, 3), tenths(1, 2000), tenths(1, 2001)] == [333, 1, 0]


def test_all_throws_are_counted() -> None:
    for dice, penalty in ((1, 0), (3, 0), (4, 2), (5, 1)):
        assert sum(spread(dice, penalty).values()) == whole((dice, penalty))
