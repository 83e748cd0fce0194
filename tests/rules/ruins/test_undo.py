"""How far back a player may take things without asking."""

import pytest

from app.engine.events import Offered, Undone
from app.engine.orders import Propose
from app.engine.proposals import free_targets
from app.rulesets.ruins.actions.melee import Melee
from app.rulesets.ruins.actions.move import Move
from app.rulesets.ruins.rerolls import Keep
from tests.rules.ruins.table import Table, fighter


def close() -> Table:
    return Table(fighter("a1", 20, 20, "sword", facing=(1, 0)), fighter("b1", 24, 20, "sword", facing=(1, 0)))


@pytest.mark.rule("R-05")
def test_a_move_is_taken_back_freely_with_its_ap() -> None:
    table = close()
    table.give(Move(figure="a1", path=((2000, 2000), (2000, 2300))))
    back = free_targets(table.fold.game, 1)[0]
    table.order(1, Propose(what="undo", to=back))
    assert table.state.figures["a1"].place == (2000, 2000)
    assert table.state.figures["a1"].ap == 3
    assert len(table.events(Undone)) == 1


@pytest.mark.rule("R-05")
def test_dice_are_not_taken_back_without_the_other_side() -> None:
    table = close()
    before = table.fold.game.order
    table.give(Melee(figure="a1", weapon="sword", target="b1"), "6 6 1", "5 5 1 1")
    assert free_targets(table.fold.game, 1) == ()
    table.order(1, Propose(what="undo", to=before))
    assert table.events(Undone) == []
    assert len(table.events(Offered)) == 1


@pytest.mark.rule("R-05")
def test_what_came_after_the_dice_is_free_back_to_them() -> None:
    table = close()
    table.change("b1", ap=0)
    table.change("a1", ap=2)
    table.give(Melee(figure="a1", weapon="sword", target="b1"), "6 6 1", "5 5 1 1")
    table.give(Keep(figure="a1"))
    fought = table.fold.game.order
    table.give(Move(figure="a1", path=((2000, 2000), (2000, 2300))))
    assert free_targets(table.fold.game, 1) == (fought, fought - 1)
