"""Moves: length, what bars the way, what is told beforehand."""

from typing import Any

import pytest

from app.engine.words import Cm, Name
from app.rulesets.ruins.actions.move import Move
from app.rulesets.ruins.events import Moved
from app.rulesets.ruins.load import profile
from app.rulesets.ruins.options import Knobs
from tests.rules.ruins.table import Table, cm, fighter, wall


def lone(*others: Any, terrain: Any = (), **numbers: Any) -> Table:
    foe = others or (fighter("b1", 50, 50, "sword"),)
    return Table(fighter("a1", 20, 20, "knife", **numbers), *foe, terrain=terrain)


def path(*points: tuple[float, float]) -> Move:
    return Move(figure="a1", path=tuple((cm(x), cm(y)) for x, y in points))


@pytest.mark.rule("R-50")
def test_the_length_of_all_legs_counts_and_all_of_the_move_may_be_used() -> None:
    table = lone(move=1100)
    quote = table.quote(path((20, 20), (23, 24), (23, 30)))
    assert (quote.length, quote.limit) == (1100, 1100)
    assert lone(move=1099).refused(path((20, 20), (23, 24), (23, 30))) == ("too_long", "R-50")


@pytest.mark.rule("R-50")
def test_a_part_of_a_unit_too_long_is_too_long() -> None:
    assert lone(move=141).refused(path((20, 20), (21, 21))) == ("too_long", "R-50")
    assert lone(move=142).quote(path((20, 20), (21, 21))).length == 142


@pytest.mark.rule("R-50")
def test_the_size_says_how_far_where_the_profile_does_not() -> None:
    assert [profile(key, Knobs()).move for key in ("captain", "brawler", "climber")] == [1000, 1200, 1000]
    assert Knobs().moves["small"] == 800


@pytest.mark.rule("R-50")
@pytest.mark.parametrize(
    ("points", "code"),
    [
        ([], "path_empty"),
        ([(20, 20)], "path_empty"),
        ([(21, 20), (22, 20)], "path_start"),
        ([(20, 20), (20, 20)], "path_zero_leg"),
        ([(20, 20), (20, -5)], "path_off_table"),
        ([(20, 20), (20, 28)], "path_terrain"),
        ([(20, 20), (27, 20)], "path_base"),
        ([(20, 20), (14, 20)], "path_end"),
    ],
)
def test_a_way_that_is_barred_is_refused_with_its_reason(points: list[tuple[float, float]], code: str) -> None:
    others = (fighter("b1", 26, 20, facing=(1, 0)), fighter("a2", 14.5, 20))
    table = lone(*others, terrain=(wall("w", 15, 24, 25, 25, 3),))
    assert table.refused(path(*points)) == (code, "R-50")


@pytest.mark.rule("R-50")
def test_friends_are_passed_and_not_stood_on() -> None:
    table = lone(fighter("b1", 50, 50), fighter("a2", 24, 20))
    table.give(path((20, 20), (28, 20)))
    (moved,) = table.events(Moved)
    assert (moved.length, table.state.figures["a1"].place) == (800, (2800, 2000))


@pytest.mark.rule("R-50")
def test_the_price_tells_what_is_left_who_engages_and_who_sees() -> None:
    table = lone(fighter("b1", 30, 20, "sword", facing=(-1, 0)))
    notes = table.quote(path((20, 20), (26, 20))).notes
    said = [(note.key, *note.params.values()) for note in notes]
    assert said[0] == ("note.left", Cm(units=400))
    assert said[1] == ("note.engages", Name(token="b1"))
    assert notes[2].key == "note.sees"
    away = table.quote(path((20, 20), (20, 24))).notes
    assert [note.key for note in away] == ["note.left", "note.nobody_engages", "note.sees"]


@pytest.mark.rule("R-31")
def test_a_facing_is_a_direction() -> None:
    table = lone()
    for facing in ((0, 0), (30_000, 1)):
        wrong = Move(figure="a1", path=((2000, 2000), (2300, 2000)), facing=facing)
        assert table.refused(wrong) == ("no_direction", "R-31")
