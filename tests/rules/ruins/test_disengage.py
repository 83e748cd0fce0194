"""Disengaging: one test against all who engage, and whom one has slipped from then."""

from math import prod

import pytest

from app.rulesets.ruins import RULESET
from app.rulesets.ruins.actions.disengage import Disengage
from app.rulesets.ruins.actions.end import End
from app.rulesets.ruins.actions.move import Move
from app.rulesets.ruins.dice_view import tests as shown_tests
from app.rulesets.ruins.events import DisengageSettled
from app.rulesets.ruins.odds import beats_all, spread, tenths
from app.rulesets.ruins.rerolls import Keep, Reroll
from tests.rules.ruins.table import Table, cm, fighter

AWAY = Disengage(figure="a1")


def held(*, ap: int = 0, mine: int = 3, east: int = 3) -> Table:
    """a1 at (20, 20) between two spears, b1 to the east, b2 to the west, b1 higher on the track."""
    table = Table(
        fighter("a1", 20, 20, "knife"),
        fighter("b1", 25, 20, "spear", facing=(-1, 0), aptitude=east),
        fighter("b2", 15, 20, "spear", facing=(1, 0), aptitude=2),
    )
    table.change("a1", ap=mine)
    for figure in ("b1", "b2"):
        table.change(figure, ap=ap)
    return table


def path(*points: tuple[float, float]) -> Move:
    return Move(figure="a1", path=tuple((cm(x), cm(y)) for x, y in points))


NORTH = path((20, 20), (20, 28))


@pytest.mark.rule("R-43")
def test_lowest_on_the_track_first_one_roll_against_one_of_each() -> None:
    table = held(mine=1)
    table.give(AWAY, "5 5", "5 4 1", "6 5 1 1")
    settled = table.events(DisengageSettled)[0]
    assert ([hand.figure for hand in settled.hands], settled.free) == (["a1", "b1", "b2"], True)
    assert table.state.figures["a1"].slipped == ("b1", "b2")
    assert table.state.figures["a1"].ap == 0
    assert {"R-43", "R-13"} <= {*table.cited}


@pytest.mark.rule("R-43")
@pytest.mark.parametrize(("roll", "free"), [("6 5 2 1", True), ("6 5 1 1", False), ("6 4 6 1", True)])
def test_all_must_be_beaten_spares_count_and_dead_level_fails(roll: str, *, free: bool) -> None:
    table = held(mine=1, east=4)
    table.change("b2", status="out")
    table.fold.game = table.fold.game.but(table=table.state.but(track=("a1", "b1")))
    table.give(AWAY, "6 5 1 1", roll)
    assert table.events(DisengageSettled)[0].free is free


@pytest.mark.rule("R-43")
def test_who_fails_against_one_of_them_loses_the_ap_and_stays_held() -> None:
    table = held()
    table.give(AWAY, "6 6", "1 1 1", "6 5 1 1")
    table.give(Keep(figure="a1"))
    assert table.events(DisengageSettled)[0].free is False
    assert (table.state.figures["a1"].ap, table.state.figures["a1"].slipped) == (2, ())
    assert table.refused(NORTH) == ("held", "R-42")


@pytest.mark.rule("R-43")
def test_who_has_slipped_away_goes_where_it_likes() -> None:
    table = held()
    table.give(AWAY, "1 1", "1 1 1", "6 5 1 1")
    table.give(Keep(figure="a1"))
    table.give(NORTH)
    assert table.state.figures["a1"].place == (2000, 2800)


@pytest.mark.rule("R-43")
def test_it_is_slipped_from_an_enemy_until_it_has_been_outside_that_one_s_reach() -> None:
    table = held()
    table.give(AWAY, "1 1", "1 1 1", "6 5 1 1")
    table.give(Keep(figure="a1"))
    table.give(path((20, 20), (20, 23)))
    assert table.state.figures["a1"].slipped == ("b1", "b2")
    table.give(path((20, 23), (20, 29)))
    assert table.state.figures["a1"].slipped == ()


@pytest.mark.rule("R-43")
def test_it_is_held_again_on_the_same_path_that_led_out_and_in() -> None:
    table = held()
    table.change("b2", status="out")
    table.change("b1", x=2450)
    table.give(AWAY, "1 1 1", "6 5 1 1")
    table.give(Keep(figure="a1"))
    assert table.refused(path((20, 20), (17, 20), (21, 20), (19, 20))) == ("held_there", "R-42")


@pytest.mark.rule("R-43")
def test_the_end_of_the_activation_ends_it() -> None:
    table = held()
    table.give(AWAY, "1 1", "1 1 1", "6 5 1 1")
    table.give(Keep(figure="a1"))
    table.give(End(figure="a1"))
    assert table.state.figures["a1"].slipped == ()


@pytest.mark.rule("R-43")
def test_who_is_not_engaged_has_nothing_to_get_away_from() -> None:
    table = held()
    table.change("b1", status="out")
    table.change("b2", status="out")
    table.change("a1", ap=3)
    far = Table(fighter("a1", 20, 20, "knife"), fighter("b1", 40, 20, "spear"))
    assert far.refused(AWAY) == ("not_engaged", "R-43")


@pytest.mark.rule("R-22")
def test_the_one_is_losing_unless_it_beats_all_and_answers_first() -> None:
    table = held(ap=1)
    table.give(AWAY, "6 6", "1 1 1", "6 5 1 1")
    order = []
    while table.ask.kind == "reroll":
        order.append(table.ask.token)
        table.give(Keep(figure=table.ask.token or ""))
    assert order == ["a1", "b1", "b2"]


@pytest.mark.rule("R-22")
def test_the_several_answer_in_track_order_each_for_its_own_roll() -> None:
    table = held(ap=1)
    table.give(AWAY, "1 1", "1 1 1", "6 5 1 1")
    assert table.ask.token == "b1"
    table.give(Keep(figure="b1"))
    assert table.ask.token == "b2"
    table.give(Reroll(figure="b2"), "6 6")
    assert table.ask.token == "a1"
    shown = shown_tests(table.moment)["now"]
    assert [row.losing for row in shown.rows] == [True, False, False]


@pytest.mark.rule("R-43")
def test_the_chance_is_exact() -> None:
    table = held()
    quote = table.quote(AWAY)
    assert quote.odds is not None
    assert (quote.price, quote.left) == ({"ap:a1": 1}, {"ap:a1": 2})
    assert quote.odds.win == by_counting((4, 0), (3, 0), (2, 0))
    (option,) = (o for o in RULESET.offer(table.moment, table.ask) if o.id == "disengage")
    assert option.fact is not None
    assert option.possible
    assert beats_all((2, 1), ((2, 0),), level=True) > beats_all((2, 1), ((2, 0),))


def by_counting(ours: tuple[int, int], *theirs: tuple[int, int]) -> int:
    won = sum(
        often * prod(sum(n for other, n in spread(*throw).items() if other < mark) for throw in theirs)
        for mark, often in spread(*ours).items()
    )
    return tenths(won, 6 ** (ours[0] + sum(dice for dice, _ in theirs)))


@pytest.mark.rule("R-20")
def test_a_reroll_tells_the_chance_of_the_whole_side() -> None:
    table = held(ap=1)
    table.give(AWAY, "6 6", "1 1 1", "6 5 1 1")
    odds = table.quote(Reroll(figure="a1")).odds
    table.give(Keep(figure="a1"))
    theirs = table.quote(Reroll(figure="b1")).odds
    assert odds is not None
    assert theirs is not None
    assert 0 < odds.win < 1000
    assert theirs.win == 1000
