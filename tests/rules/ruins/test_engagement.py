"""Reach, who engages whom, and how little one may move then."""

import pytest

from app.engine.refusal import Refused
from app.rulesets.ruins.actions.move import Move
from app.rulesets.ruins.actions.turn import Turn
from app.rulesets.ruins.options import Knobs
from app.rulesets.ruins.places import poses
from app.rulesets.ruins.reach import engaged_by
from tests.rules.ruins.table import Table, cm, fighter, wall


def engaged(table: Table, figure: str = "a1") -> tuple[str, ...]:
    return engaged_by(table.world, poses(table.moment), figure)


def against(*weapons: str, x: float = 25.2, facing: tuple[int, int] = (-1, 0), **options: object) -> Table:
    """a1 at (20, 20); b1 at (x, 20) with these weapons."""
    return Table(fighter("a1", 20, 20, "knife"), fighter("b1", x, 20, *weapons, facing=facing), **options)  # type: ignore[arg-type]


def path(*points: tuple[float, float]) -> Move:
    return Move(figure="a1", path=tuple((cm(x), cm(y)) for x, y in points))


@pytest.mark.rule("R-40")
@pytest.mark.parametrize(
    ("weapons", "held"), [(("sword",), True), (("spear",), True), (("fist_spikes",), False), ((), False)]
)
def test_edges_two_cm_apart_a_sword_and_a_spear_reach_and_a_fist_does_not(
    weapons: tuple[str, ...], *, held: bool
) -> None:
    assert bool(engaged(against(*weapons))) is held


@pytest.mark.rule("R-40")
def test_a_hair_farther_only_the_spear_reaches() -> None:
    assert engaged(against("sword", x=25.21)) == ()
    assert engaged(against("spear", x=27.2)) == ("b1",)
    assert engaged(against("spear", x=27.21)) == ()


@pytest.mark.rule("R-40")
def test_a_fist_reaches_in_base_contact() -> None:
    assert engaged(against("fist_spikes", x=23.3)) == ("b1",)
    assert engaged(against("fist_spikes", x=23.31)) == ()


@pytest.mark.rule("R-40")
def test_the_longest_weapon_in_hand_counts_and_one_that_was_thrown_does_not() -> None:
    table = against("knife", "javelin")
    assert engaged(table) == ("b1",)
    table.change("b1", thrown=("javelin",))
    assert engaged(table) == ()


@pytest.mark.rule("R-41")
def test_an_enemy_engages_what_is_ahead_of_it_with_nothing_between() -> None:
    assert engaged(against("sword", facing=(1, 0))) == ()
    assert engaged(against("sword", terrain=(wall("w", 22.5, 15, 22.7, 25, 2),))) == ()
    assert engaged(against("sword", terrain=(wall("w", 22.5, 15, 22.7, 25, 1.9),))) == ("b1",)
    assert engaged(against("sword", terrain=(wall("w", 22.5, 15, 22.7, 25, 2),), knobs=Knobs(free_line=False))) == (
        "b1",
    )


@pytest.mark.rule("R-41")
def test_being_engaged_is_not_mutual_and_friends_never_engage() -> None:
    table = Table(
        fighter("a1", 20, 20, "knife"), fighter("b1", 25.2, 20, "sword", facing=(-1, 0)), fighter("a2", 20, 24)
    )
    assert engaged(table, "a1") == ("b1",)
    assert engaged(table, "b1") == ()
    assert engaged(table, "a2") == ()


@pytest.mark.rule("R-42")
def test_an_engaged_figure_does_not_walk_away_but_may_turn() -> None:
    table = against("spear")
    assert table.refused(path((20, 20), (15, 20))) == ("held", "R-42")
    assert table.refused(path((20, 20), (20, 25))) == ("held", "R-42")
    table.give(Turn(figure="a1", facing=(0, 1)))


@pytest.mark.rule("R-42")
def test_it_may_close_in_under_a_spear() -> None:
    table = against("spear", x=27)
    table.give(path((20, 20), (23.5, 20)))
    assert table.state.figures["a1"].place == (2350, 2000)


@pytest.mark.rule("R-42")
def test_a_leg_that_takes_it_no_farther_is_measured_at_its_end() -> None:
    table = against("spear", x=25)
    table.give(path((20, 20), (22.5, 22.5)))
    assert engaged(table) == ("b1",)


@pytest.mark.rule("R-42")
def test_where_it_becomes_engaged_the_path_ends_or_is_refused_with_the_place() -> None:
    table = Table(fighter("a1", 20, 20, "knife"), fighter("b1", 26, 24, "sword", facing=(-1, 0)))
    wrong = table.fold.rules.quote(table.moment, table.ask, path((20, 20), (24, 20), (28, 20)))
    assert isinstance(wrong, Refused)
    assert (wrong.code, wrong.rule) == ("held_there", "R-42")
    assert wrong.evidence is not None
    assert wrong.evidence.points == ((2400, 2000),)
    assert wrong.evidence.tokens == ("b1",)
    table.give(path((20, 20), (26, 20)))
    assert engaged(table) == ("b1",)


@pytest.mark.rule("R-42")
def test_a_path_behind_its_back_is_free() -> None:
    table = Table(fighter("a1", 20, 20, "knife"), fighter("b1", 25, 24, "sword", facing=(0, 1)))
    table.give(path((20, 20), (29, 20)))
