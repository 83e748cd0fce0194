"""What a handful of dice is worth."""

import pytest

from app.rulesets.ruins.pool import Dice, laid_out, strength, strength_of


def faces(text: str) -> tuple[int, ...]:
    return tuple(map(int, text.split()))


@pytest.mark.rule("R-10")
def test_the_best_two_count_and_the_rest_are_spares() -> None:
    assert strength(faces("6 4 2 1"), ()) == (10, (2, 1))


@pytest.mark.rule("R-13")
def test_spares_decide_a_tie_and_a_missing_die_loses() -> None:
    attack, defence = strength(faces("5 5 2 1"), ()), strength(faces("6 4 2"), ())
    assert attack == (10, (2, 1))
    assert defence == (10, (2,))
    assert attack > defence
    assert attack[0] - defence[0] == 0


@pytest.mark.rule("R-13")
def test_dice_that_are_level_in_everything_are_equal() -> None:
    assert strength(faces("6 4 2"), ()) == strength(faces("2 6 4"), ())


@pytest.mark.rule("R-11")
def test_a_penalty_die_cancels_at_most_one_die_of_its_face() -> None:
    assert strength(faces("6 6 3 1"), faces("6 5")) == (9, (1,))
    assert strength(faces("6 6 3 1"), ()) == (12, (3, 1))


@pytest.mark.rule("R-11")
def test_two_penalty_dice_of_one_face_cancel_two_dice() -> None:
    assert strength(faces("6 6 3 1"), faces("6 6")) == (4, ())


@pytest.mark.rule("R-12")
@pytest.mark.parametrize(
    ("pool", "penalty", "total"), [("5 2", "5", 2), ("4", "", 4), ("4", "4", 0), ("3 3", "3 3", 0)]
)
def test_with_fewer_than_two_dice_the_total_is_what_is_left(pool: str, penalty: str, total: int) -> None:
    assert strength(faces(pool), faces(penalty)) == (total, ())


@pytest.mark.rule("R-17")
def test_dice_are_shown_kept_first_then_spares_cancelled_and_penalties() -> None:
    dice = Dice(own=faces("6 1 3"), advantage=faces("6"), penalty=faces("5 6"))
    shown = [(die.face, die.sort, die.fate) for die in laid_out(dice)]
    assert shown == [
        (6, "advantage", "kept"),
        (3, "own", "kept"),
        (1, "own", "spare"),
        (6, "own", "cancelled"),
        (6, "penalty", "hit"),
        (5, "penalty", "idle"),
    ]
    assert strength_of(dice) == (9, (1,))
