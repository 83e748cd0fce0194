"""What the screen is given: figures, links, track, dice with all that R-17 tells apart."""

import pytest

from app.engine.events import Ended, Paused, Result, TimedOut, Undone
from app.engine.hidden import PUBLIC, seat_viewer
from app.engine.look import look
from app.engine.view import View
from app.engine.words import Line
from app.rulesets.ruins import RULESET
from app.rulesets.ruins.actions.melee import Melee
from app.rulesets.ruins.actions.move import Move
from app.rulesets.ruins.events import AttackSettled, Moved
from app.rulesets.ruins.rerolls import Keep
from tests.rules.ruins.table import Table, fighter


def fight() -> Table:
    """A blow with penalty dice on one side and a skilled sword on the other, all its dice on the table."""
    one = fighter("a1", 20, 20, "mallet", facing=(1, 0))
    other = fighter("b1", 24, 20, "sword", facing=(-1, 0), skills=("fencing",), armour="leather")
    table = Table(one, other)
    table.give(Melee(figure="a1", weapon="mallet", target="b1"), "6 5 1 6 2", "6 6 3 1 6")
    return table


def shown(table: Table, seat: int = 0) -> View:
    return look(RULESET, table.world, table.fold.game, seat_viewer(seat) if seat else PUBLIC)


@pytest.mark.rule("R-17")
def test_the_test_in_flight_tells_dice_apart_by_what_they_are_and_what_became_of_them() -> None:
    test = shown(fight()).tests["now"]
    attack, defence = test.rows
    assert [(die.face, die.sort, die.fate) for die in attack.dice] == [
        (6, "own", "kept"),
        (3, "own", "kept"),
        (1, "own", "spare"),
        (6, "own", "cancelled"),
        (6, "penalty", "hit"),
    ]
    assert [(die.face, die.sort, die.fate) for die in defence.dice] == [
        (6, "own", "kept"),
        (6, "advantage", "kept"),
        (5, "own", "spare"),
        (1, "own", "spare"),
        (2, "penalty", "idle"),
    ]
    assert (attack.total, attack.losing, defence.total, defence.losing) == (9, True, 12, False)
    assert test.decider == 1
    assert test.verdict is not None
    assert test.verdict.key == "verdict.holds"


@pytest.mark.rule("R-17")
def test_a_settled_test_folds_out_with_its_dice_receipt_and_rules() -> None:
    table = fight()
    for figure in ("a1", "b1"):
        table.give(Keep(figure=figure))
    cue = RULESET.cue(table.world, table.events(AttackSettled)[0], PUBLIC)
    assert cue is not None
    assert cue.line is not None
    assert cue.line.key == "log.melee_miss"
    assert cue.test is not None
    assert [row.total for row in cue.test.rows] == [9, 12]
    assert cue.receipt is not None
    assert "R-11" in cue.rules
    assert shown(table).tests == {}


def test_figures_show_what_they_have_left_and_who_engages_whom() -> None:
    view = shown(fight())
    token = view.tokens["b1"]
    assert (token.pips["wounds"].now, token.pips["ap"].now, token.reaches) == (3, 3, (200,))
    assert token.badges == ("badge.engaged",)
    assert sorted(view.links) == ["a1>b1", "b1>a1"]
    assert (view.track["a1"].now, view.phase["now"].seat) == (True, 1)
    assert view.cards["b1"].token == "b1"


def test_who_is_asked_gets_options_with_keys_and_the_rest_why_not() -> None:
    table = Table(fighter("a1", 20, 20, "knife", "bow"), fighter("b1", 40, 20, facing=(-1, 0)))
    options = {row.option.id: row.option for row in shown(table, 1).options.values()}
    assert {option.key: option.id for option in options.values() if option.key} == {
        "M": "move", "S": "shoot.bow", "F": "melee.knife", "G": "disengage", "T": "turn", "Space": "end"
    }  # fmt: skip
    assert options["shoot.bow"].blanks[0].among == ("b1",)
    assert not options["melee.knife"].possible
    assert options["melee.knife"].why is not None
    assert shown(table, 2).options == {}


def test_moves_run_along_their_path_and_the_engine_s_news_are_sentences() -> None:
    table = Table(fighter("a1", 20, 20), fighter("b1", 40, 20))
    table.give(Move(figure="a1", path=((2000, 2000), (2000, 2300))))
    cue = RULESET.cue(table.world, table.events(Moved)[0], PUBLIC)
    assert cue is not None
    assert cue.motion is not None
    assert cue.motion.path == ((2000, 2000), (2000, 2300))
    for event in (TimedOut(ask="2.0", seat=1), Undone(to=3, seat=1), Undone(to=3, seat=0), Paused(at=1)):
        told = RULESET.cue(table.world, event, PUBLIC)
        assert told is not None
        assert told.line is not None
    end = Ended(result=Result(winners=(1,), reason=Line(key="end.last_band")))
    last = RULESET.cue(table.world, end, PUBLIC)
    assert last is not None
    assert last.line == end.result.reason
