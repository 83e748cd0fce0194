"""Facing, bases, sight and cover."""

import pytest

from app.engine.hidden import PUBLIC
from app.engine.view import Odds, Receipt
from app.rulesets.ruins import RULESET
from app.rulesets.ruins.actions.shoot import Shoot
from app.rulesets.ruins.answer import answer
from app.rulesets.ruins.attack import hands
from app.rulesets.ruins.frames import Blow
from app.rulesets.ruins.options import Knobs
from app.rulesets.ruins.places import bodies, poses
from app.rulesets.ruins.sights import looked
from tests.rules.ruins.table import Table, fighter, wall

SHOT = Shoot(figure="a1", weapon="bow", target="b1")


def archers(*terrain: object, x: float = 40, facing: tuple[int, int] = (1, 0), knobs: Knobs | None = None) -> Table:
    """A bow at (20, 20) and a target at (x, 20)."""
    one, other = fighter("a1", 20, 20, "bow", facing=facing), fighter("b1", x, 20, facing=(-1, 0))
    return Table(one, other, terrain=terrain, knobs=knobs)  # type: ignore[arg-type]


def klass(table: Table) -> str:
    return looked(table.world, poses(table.moment), "a1", "b1").klass


def cover_dice(table: Table) -> int:
    blow = Blow(what="shoot", figure="a1", weapon="bow", target="b1")
    return hands(table.moment, poses(table.moment), blow)[1].cover


@pytest.mark.rule("R-30")
def test_range_is_measured_base_to_base_and_inclusive() -> None:
    assert archers(x=20 + 3.2 + 30).quote(SHOT).receipts[0].margin == 0
    assert archers(x=20 + 3.21 + 30).refused(SHOT) == ("range", "R-45")


@pytest.mark.rule("R-30")
def test_measuring_is_free_for_anybody() -> None:
    measured = answer(archers().moment, PUBLIC, {"kind": "measure", "viewer": "a1", "target": "b1"})
    assert isinstance(measured, Receipt)
    assert measured.gap == 2000 - 320


@pytest.mark.rule("R-31")
def test_what_lies_behind_cannot_be_aimed_at() -> None:
    assert archers(facing=(-1, 0)).refused(SHOT) == ("arc", "R-31")
    assert archers(facing=(0, 1)).quote(SHOT)
    assert archers(facing=(-1, 0), knobs=Knobs(arc=False)).quote(SHOT)


@pytest.mark.rule("R-31")
def test_any_part_of_the_base_in_front_is_enough_but_not_touching_the_line() -> None:
    for y, seen in ((18.41, True), (18.4, False)):
        table = Table(fighter("a1", 20, 20, "bow", facing=(0, 1)), fighter("b1", 40, y))
        assert bool(table.fold.rules.offer(table.moment, table.ask)[1].possible) is seen


@pytest.mark.rule("R-32")
@pytest.mark.parametrize(
    ("size", "radius", "height"),
    [("small", 125, 250), ("medium", 160, 400), ("large", 200, 550), ("very_large", 300, 800)],
)
def test_the_size_gives_base_and_height(size: str, radius: int, height: int) -> None:
    table = Table(fighter("a1", 20, 20, size=size), fighter("b1", 40, 20))
    body = bodies(table.world, poses(table.moment))["a1"]
    assert (body.r, body.h, body.eye) == (radius, height, height * 9 // 10)


@pytest.mark.rule("R-33")
def test_a_high_wall_hides_all_the_target_s_low_one_its_legs_and_one_s_own_nothing() -> None:
    assert klass(archers()) == "full"
    assert klass(archers(wall("own", 23, 15, 23.5, 25, 2))) == "full"
    assert klass(archers(wall("low", 37, 15, 37.5, 25, 2))) == "cover"
    assert klass(archers(wall("high", 30, 15, 30.5, 25, 6))) == "none"


@pytest.mark.rule("R-33")
def test_a_shot_needs_sight() -> None:
    table = archers(wall("high", 30, 15, 30.5, 25, 6))
    assert table.refused(SHOT) == ("no_sight", "R-33")


@pytest.mark.rule("R-33")
def test_other_standing_figures_hide_and_those_that_are_out_do_not() -> None:
    table = Table(fighter("a1", 20, 20, "bow"), fighter("b1", 40, 20), fighter("a2", 30, 21.5), fighter("a3", 20, 50))
    assert klass(table) == "cover"
    table.change("a2", status="out")
    assert klass(table) == "full"


@pytest.mark.rule("R-33")
def test_two_knobs_say_how_little_is_seen_and_how_little_is_hidden() -> None:
    edge = wall("edge", 37, 21.35, 37.5, 25, 6)
    assert klass(archers(edge)) == "full"
    assert klass(archers(edge, knobs=Knobs(cover_permille=1))) == "cover"


@pytest.mark.rule("R-34")
def test_cover_gives_the_defence_a_die() -> None:
    low = wall("low", 37, 15, 37.5, 25, 2)
    assert cover_dice(archers()) == 0
    assert cover_dice(archers(low)) == 1
    assert cover_dice(archers(low, knobs=Knobs(cover_dice=2))) == 2


@pytest.mark.rule("R-34")
def test_in_base_contact_with_nothing_between_there_is_no_cover() -> None:
    hides = wall("low", 23.3, 20.1, 23.5, 25, 6)
    assert cover_dice(archers(hides, x=23.2)) == 0
    assert cover_dice(archers(hides, x=23.35)) == 1


def test_questions_are_answered_for_anybody_and_nonsense_is_not() -> None:
    table = archers(wall("low", 37, 15, 37.5, 25, 2))
    sight = RULESET.answer(table.moment, PUBLIC, {"kind": "sight", "viewer": "a1", "target": "b1"})
    odds = RULESET.answer(table.moment, PUBLIC, {"kind": "odds", "figure": "a1", "weapon": "bow", "target": "b1"})
    assert isinstance(sight, Receipt)
    assert sight.sight == "cover"
    assert isinstance(odds, Odds)
    assert odds == table.quote(SHOT).odds
    for nonsense in (
        None,
        {},
        {"kind": "sight", "viewer": "a1", "target": "a1"},
        {"kind": "odds", "figure": "a1", "target": "b1"},
    ):
        assert RULESET.answer(table.moment, PUBLIC, nonsense).code == "no_answer"
