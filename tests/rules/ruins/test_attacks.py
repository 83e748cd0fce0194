"""Melee and shots: whom one may attack, and what is paid."""

from typing import Any

import pytest

from app.engine.scene import Scene
from app.rulesets.ruins.actions.melee import Melee
from app.rulesets.ruins.actions.melee import illegal as no_blow
from app.rulesets.ruins.actions.shoot import Shoot
from app.rulesets.ruins.events import AttackSettled, Paid
from app.rulesets.ruins.frames import Blow
from app.rulesets.ruins.options import Knobs
from app.rulesets.ruins.rerolls import Keep, Reroll
from tests.rules.ruins.table import Table, fighter, wall

STRIKE = Melee(figure="a1", weapon="sword", target="b1")
SHOT = Shoot(figure="a1", weapon="bow", target="b1")


def close(x: float = 24, facing: tuple[int, int] = (1, 0), **options: Any) -> Table:
    return Table(fighter("a1", 20, 20, "sword", "bow", facing=facing), fighter("b1", x, 20), **options)


@pytest.mark.rule("R-44")
def test_melee_needs_reach_arc_and_a_free_line_in_this_order() -> None:
    assert close(x=25.21).refused(STRIKE) == ("reach", "R-44")
    assert close(facing=(-1, 0)).refused(STRIKE) == ("arc", "R-31")
    assert close(terrain=(wall("w", 21.9, 15, 22.1, 25, 3),)).refused(STRIKE) == ("no_line", "R-41")
    assert close(x=25.2).quote(STRIKE).price == {"ap:a1": 1}


@pytest.mark.rule("R-44")
def test_only_an_enemy_on_the_table_is_struck_and_only_with_a_weapon_in_hand() -> None:
    table = Table(fighter("a1", 20, 20, "sword"), fighter("a2", 20, 24), fighter("b1", 24, 20), fighter("b2", 50, 50))
    assert table.refused(Melee(figure="a1", weapon="sword", target="a2")) == ("no_enemy", "R-44")
    assert table.refused(Melee(figure="a1", weapon="spear", target="b1")) == ("not_in_hand", "R-44")
    assert table.refused(Melee(figure="a1", weapon="bare_hands", target="b1")) == ("not_in_hand", "R-44")
    table.change("b1", status="out")
    assert table.refused(STRIKE) == ("no_enemy", "R-44")


@pytest.mark.rule("R-44")
def test_attack_is_rolled_against_defence_and_told_with_its_dice_and_receipt() -> None:
    table = close()
    table.change("b1", ap=0)
    table.change("a1", ap=1)
    table.give(STRIKE, "5 4 1", "6 5 2 1")
    (settled,) = table.events(AttackSettled)
    assert (settled.attack.skill, settled.defence.skill) == ("attack", "defence")
    assert (settled.won, settled.margin, settled.wounds) == (True, 2, 1)
    assert settled.receipt.gap == 80
    assert settled.receipt.margin == 120
    assert table.state.figures["b1"].health == 2


@pytest.mark.rule("R-45")
def test_an_engaged_figure_does_not_shoot() -> None:
    table = Table(fighter("a1", 20, 20, "bow"), fighter("b1", 24, 20, "sword", facing=(-1, 0)))
    assert table.refused(SHOT) == ("engaged", "R-45")


@pytest.mark.rule("R-45")
def test_nobody_shoots_at_an_enemy_who_fights_a_friend() -> None:
    bow, foe = fighter("a1", 20, 20, "bow"), fighter("b1", 40, 20, "knife", facing=(1, 0))
    striker, struck = fighter("a2", 44, 20, "sword", facing=(-1, 0)), fighter("a2", 44, 20, "knife", facing=(1, 0))
    assert Table(bow, foe, striker).refused(SHOT) == ("in_melee", "R-45")
    foe_with_spear = fighter("b1", 40, 20, "spear", facing=(1, 0))
    assert Table(bow, foe_with_spear, struck).refused(SHOT) == ("in_melee", "R-45")
    assert Table(bow, foe, struck).quote(SHOT)
    assert Table(bow, foe, striker, knobs=Knobs(shoot_into_melee=True)).quote(SHOT)


@pytest.mark.rule("R-45")
def test_a_shot_rolls_shoot_and_a_thrown_weapon_leaves_the_hand() -> None:
    table = Table(fighter("a1", 20, 20, "javelin", shoot=2), fighter("b1", 30, 20, facing=(1, 0)))
    table.change("b1", ap=0)
    table.change("a1", ap=1)
    throw = Shoot(figure="a1", weapon="javelin", target="b1")
    table.give(throw, "3 3 1", "4 4")
    assert table.events(AttackSettled)[0].attack.skill == "shoot"
    assert table.state.figures["a1"].thrown == ("javelin",)
    table.change("a1", ap=1)
    assert table.refused(throw) == ("not_in_hand", "R-45")


@pytest.mark.rule("R-45")
def test_a_bow_does_not_strike_and_who_has_only_a_bow_has_bare_hands() -> None:
    table = Table(fighter("a1", 20, 20, "bow"), fighter("b1", 23.2, 20, facing=(1, 0)))
    assert table.refused(Melee(figure="a1", weapon="bow", target="b1")) == ("not_in_hand", "R-44")
    assert table.quote(Melee(figure="a1", weapon="bare_hands", target="b1"))


@pytest.mark.rule("R-35")
def test_what_is_no_longer_legal_when_it_resolves_is_lost_with_its_ap() -> None:
    """A declared blow lies on the work; its target is gone when it comes to be resolved."""
    table = close()
    blow = Blow(what="melee", figure="a1", weapon="sword", target="b1")
    table.fold.game = table.fold.game.but(table=table.state.but(work=(*table.state.work, blow)))
    table.change("b1", x=4000)
    assert no_blow(table.moment, blow) is not None
    scene = scene_of(table)
    table.fold.rules.advance(scene)
    assert scene.top == table.state.work[-2]
    assert scene.cited == ["R-35"]


def scene_of(table: Table) -> Any:
    return Scene(table.fold.rules, table.world, table.fold.game, table.chance, table.fold.past)


@pytest.mark.rule("R-35")
def test_what_held_at_resolving_holds_for_all_rerolls() -> None:
    table = close()
    table.change("b1", ap=0)
    table.give(STRIKE, "5 4 1", "1 1 1 1")
    before = table.state.work[-1].receipt
    table.give(Reroll(figure="a1"), "1 1 1 1")
    table.give(Keep(figure="a1"))
    assert table.events(AttackSettled)[0].receipt == before
    assert [paid.action for paid in table.events(Paid)] == ["melee"]
