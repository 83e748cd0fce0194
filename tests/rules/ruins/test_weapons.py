"""Which dice a test has: the characteristic, weapons in hand, armour, cover."""

import pytest

from app.rulesets.ruins.attack import hands, plain_hand
from app.rulesets.ruins.frames import Blow
from app.rulesets.ruins.places import poses
from app.rulesets.ruins.trial import throw
from tests.rules.ruins.table import Table, fighter


def thrown(table: Table, what: str, weapon: str) -> tuple[tuple[int, int], tuple[int, int]]:
    """Pool and penalty dice of a1's attack on b1 and of b1's defence."""
    blow = Blow(what=what, figure="a1", weapon=weapon, target="b1")  # type: ignore[arg-type]
    attack, defence = hands(table.moment, poses(table.moment), blow)
    return throw(attack), throw(defence)


@pytest.mark.rule("R-15")
def test_armour_costs_its_penalty_die_in_the_test_of_initiative() -> None:
    table = Table(fighter("a1", 20, 20, aptitude=4, armour="leather"), fighter("b1", 40, 20))
    assert throw(plain_hand(table.world, "a1", "aptitude")) == (4, 1)


@pytest.mark.rule("R-15")
def test_a_weapon_gives_its_dice_only_in_the_tests_that_it_names() -> None:
    swords = fighter("a1", 20, 20, "mallet"), fighter("b1", 24, 20, "halberd", facing=(-1, 0))
    assert thrown(Table(*swords), "melee", "mallet") == ((4, 1), (3, 1))


@pytest.mark.rule("R-15")
def test_every_weapon_in_hand_counts_for_defence_but_only_the_one_used_for_attack() -> None:
    table = Table(fighter("a1", 20, 20, "mallet", "halberd"), fighter("b1", 24, 20, "fist_spikes", "halberd"))
    assert thrown(table, "melee", "halberd") == ((4, 0), (3, 2))


@pytest.mark.rule("R-15")
@pytest.mark.parametrize(("skills", "dice"), [((), 3), (("fencing",), 4)])
def test_a_weapon_that_names_a_skill_gives_dice_in_the_right_hands_only(skills: tuple[str, ...], dice: int) -> None:
    table = Table(fighter("a1", 20, 20, "spear"), fighter("b1", 24, 20, "sword", skills=skills))
    assert thrown(table, "melee", "spear")[1] == (dice, 0)


@pytest.mark.rule("R-12")
def test_a_pool_has_at_least_one_die() -> None:
    table = Table(fighter("a1", 20, 20, "spear", attack=0), fighter("b1", 24, 20))
    assert thrown(table, "melee", "spear")[0] == (1, 0)
