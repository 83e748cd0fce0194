"""What a won attack does."""

import pytest

from app.rulesets.ruins.actions.melee import Melee
from app.rulesets.ruins.events import AttackSettled, WentOut
from app.rulesets.ruins.options import Knobs
from app.rulesets.ruins.profiles import Armour, Weapon
from app.rulesets.ruins.wounds import wounds
from tests.rules.ruins.table import Table, fighter


def hurt(margin: int, damage: int = 0, protection: int = 0) -> int:
    weapon = Weapon(key="sword", glyph="sword", damage=damage)
    return wounds(Knobs(), margin, weapon, Armour(key="cloth", protection=protection))


@pytest.mark.rule("R-60")
@pytest.mark.parametrize(("margin", "lost"), [(0, 1), (2, 1), (3, 2), (5, 2), (6, 3), (10, 3)])
def test_wounds_by_the_margin_of_totals(margin: int, lost: int) -> None:
    assert hurt(margin) == lost


@pytest.mark.rule("R-60")
def test_damage_adds_and_protection_takes_off_but_a_clear_win_always_wounds() -> None:
    assert hurt(0, damage=1) == 2
    assert hurt(2, protection=1) == 0
    assert hurt(2, protection=2) == 0
    assert hurt(3, protection=2) == 1
    assert hurt(3, protection=9) == 1
    assert hurt(6, damage=1, protection=2) == 2


def struck(defence: str, attack: str, health: int = 3) -> Table:
    table = Table(
        fighter("a1", 20, 20, "sword"), fighter("b1", 24, 20, health=health, facing=(1, 0)), fighter("b2", 50, 50)
    )
    table.change("b1", ap=0)
    table.change("a1", ap=1)
    table.give(Melee(figure="a1", weapon="sword", target="b1"), defence, attack)
    return table


@pytest.mark.rule("R-60")
def test_a_win_by_spares_wounds_once_and_a_won_defence_does_nothing() -> None:
    assert struck("6 4 2", "5 5 2 1").events(AttackSettled)[0].wounds == 1
    held = struck("6 4 2", "5 4 2 1")
    assert held.events(AttackSettled)[0].wounds == 0
    assert (held.state.figures["a1"].health, held.state.figures["b1"].health) == (3, 3)


@pytest.mark.rule("R-13")
def test_dead_level_the_defence_wins() -> None:
    assert struck("6 4 2", "6 4 2 1").events(AttackSettled)[0].won is True
    table = Table(fighter("a1", 20, 20, "sword", attack=3), fighter("b1", 24, 20, facing=(1, 0)))
    table.change("b1", ap=0)
    table.change("a1", ap=1)
    table.give(Melee(figure="a1", weapon="sword", target="b1"), "6 4 2", "6 4 2")
    assert table.events(AttackSettled)[0].won is False


@pytest.mark.rule("R-61")
def test_at_no_health_left_a_figure_is_out_and_its_base_is_gone() -> None:
    table = struck("1 1 1", "6 6 1 1", health=3)
    assert [event.figure for event in table.events(WentOut)] == ["b1"]
    assert table.state.figures["b1"].status == "out"
    assert table.state.figures["b1"].health == 0
    view = table.fold.rules.view(table.moment, None)  # type: ignore[arg-type]
    assert view.tokens["b1"].place.kind == "off"


@pytest.mark.rule("R-61")
def test_wounds_add_up() -> None:
    assert struck("1 1 1", "6 6 1 1", health=5).state.figures["b1"].health == 2
