"""Rough and raised ground: what it costs, how high one stands, how far one reaches and sees from there."""

import pytest

from app.engine.words import Cm, line
from app.geometry.lengths import leg_length
from app.rulesets.ruins.actions.melee import Melee
from app.rulesets.ruins.actions.move import Move
from app.rulesets.ruins.places import poses
from app.rulesets.ruins.reach import engaged_by
from app.rulesets.ruins.sights import receipt
from app.rulesets.ruins.view import tokens
from tests.rules.ruins.table import Table, cm, fighter, ground

GALLERY = ground("gallery", "floor", (30, 10, 40, 30, 6.9, 7.5))
FLIGHT = ground("flight", "stairs", *((20 + 2.5 * i, 16, 22.5 + 2.5 * i, 24, 0, 1.5 + 1.5 * i) for i in range(4)))
MUD = ground("mud", "rubble", (24, 10, 27, 30, 0, 0.1), passage="difficult")


def path(*points: tuple[float, float]) -> Move:
    return Move(figure="a1", path=tuple((cm(x), cm(y)) for x, y in points))


@pytest.mark.rule("R-51")
def test_difficult_ground_costs_double_and_the_price_says_so() -> None:
    table = Table(fighter("a1", 20, 20), fighter("b1", 50, 50), terrain=(MUD,))
    quote = table.quote(path((20, 20), (27, 20)))
    assert (quote.length, quote.limit) == (1000, 1000)
    assert line("note.difficult", more=Cm(units=300)) in quote.notes
    assert "R-51" in quote.rules
    assert table.refused(path((20, 20), (27.1, 20))) == ("too_long", "R-50")


@pytest.mark.rule("R-51")
def test_a_step_of_two_and_a_half_is_free_and_a_higher_one_bars() -> None:
    low, high = (ground("block", "crate", (25, 15, 35, 25, 0, top)) for top in (2.5, 2.6))
    table = Table(fighter("a1", 20, 20), fighter("b1", 50, 50), terrain=(low,))
    quote = table.quote(path((20, 20), (28, 20)))
    assert quote.length == 800
    assert "R-51" not in quote.rules
    table.give(path((20, 20), (28, 20)))
    assert table.state.figures["a1"].z == 250
    assert Table(fighter("a1", 20, 20), fighter("b1", 50, 50), terrain=(high,)).refused(path((20, 20), (28, 20))) == (
        "path_high",
        "R-51",
    )


@pytest.mark.rule("R-51")
def test_stairs_lead_up_for_their_length_in_three_dimensions() -> None:
    table = Table(fighter("a1", 19, 20, move=1600), fighter("b1", 50, 50), terrain=(GALLERY, FLIGHT))
    quote = table.quote(path((19, 20), (32, 20)))
    assert quote.length == 300 + leg_length((0, 0), (1000, 0), 750) // 100
    assert any(note.key == "note.stairs" for note in quote.notes)
    table.give(path((19, 20), (32, 20)))
    assert table.state.figures["a1"].z == 750
    assert tokens(table.moment, poses(table.moment))["a1"].place.z == 750


@pytest.mark.rule("R-51")
def test_nobody_steps_off_a_ledge() -> None:
    table = Table(fighter("a1", 32, 20), fighter("b1", 50, 50), terrain=(GALLERY, FLIGHT))
    table.change("a1", z=750)
    assert table.refused(path((32, 20), (44, 20), (45, 20)))[0] == "path_ground"
    assert table.refused(path((32, 20), (42, 20))) == ("path_ground", "R-51")


@pytest.mark.rule("R-50")
def test_one_may_go_and_stand_under_a_floor() -> None:
    table = Table(fighter("a1", 28, 27), fighter("b1", 50, 50), terrain=(GALLERY,))
    table.give(path((28, 27), (34, 27)))
    assert table.state.figures["a1"].z == 0


@pytest.mark.rule("R-30")
def test_height_counts_in_a_distance() -> None:
    table = Table(fighter("a1", 33, 20, "spear"), fighter("b1", 33, 25, "spear"), terrain=(GALLERY,))
    table.change("a1", z=750)
    look = receipt(table.world, poses(table.moment), "a1", "b1")
    assert look.gap == 393
    table.change("b1", y=cm(20))
    assert receipt(table.world, poses(table.moment), "a1", "b1").gap == 350


@pytest.mark.rule("R-41")
def test_a_floor_between_two_fighters_keeps_them_apart() -> None:
    table = Table(fighter("a1", 33, 20, "spear"), fighter("b1", 33, 20.5, "spear", facing=(0, -1)), terrain=(GALLERY,))
    table.change("a1", z=750)
    assert engaged_by(table.world, poses(table.moment), "a1") == ()
    assert table.refused(Melee(figure="a1", weapon="spear", target="b1"))[0] in {"no_line", "arc"}


@pytest.mark.rule("R-42")
def test_who_comes_up_the_stairs_is_held_at_the_height_where_it_is() -> None:
    table = Table(
        fighter("a1", 19, 20, "knife", move=2000),
        fighter("b1", 32, 20, "spear", facing=(-1, 0)),
        terrain=(GALLERY, FLIGHT),
    )
    table.change("b1", z=750)
    assert table.refused(path((19, 20), (28, 20), (22, 20))) == ("held_there", "R-42")
    table.give(path((19, 20), (28, 20)))
    assert table.state.figures["a1"].z == 600
    assert engaged_by(table.world, poses(table.moment), "a1") == ("b1",)
