"""Undo: free back to the latest die, reveal or ask put to another seat; beyond it with consent (R-05, A-06)."""

import pytest

from app.engine.events import Offered, Undone
from app.engine.judge import Judged
from app.engine.orders import Judge, Order, Reply, RunOut
from app.engine.proposals import free_targets
from app.engine.refusal import Refused, refused
from tests.engine.toy import Toy, What, table

pytestmark = pytest.mark.rule("R-05")


def undo(game: Toy, seat: int, to: int) -> str:
    """How an undo is answered: done, offered, or the code of its refusal."""
    verdict = game.ask_for(seat, "undo", to)
    if isinstance(verdict, Refused):
        return verdict.code
    return {Undone: "done", Offered: "offered"}[type(verdict.events[0])]


def test_a_move_alone_is_taken_back_freely() -> None:
    game = table()
    game.do(1, "step")
    assert undo(game, 1, 1) == "done"
    assert game.score(1) == 0


def test_a_move_before_a_die_is_not() -> None:
    game = table()
    game.do(1, "step")
    game.do(1, "roll")
    assert undo(game, 1, 1) == "offered"
    assert game.score(1) == 1
    game.order(2, "hand", Reply(offer="o4", yes=True))
    assert game.score(1) == 0


@pytest.mark.parametrize("deed", ["roll", "show", "ask", "pass", "round"])
def test_what_closes_the_way_back(deed: What) -> None:
    """Case 16: a die, a reveal, an ask put to another seat; a new round opens the secret of its dice."""
    game = table()
    game.do(1, deed)
    assert undo(game, 1, 1) == "offered"
    assert free_targets(game.game, 1) == ()


def test_a_move_that_another_answered_is_not_taken_back_freely() -> None:
    game = table()
    game.do(1, "ask")
    game.do(2, "step")
    assert undo(game, 1, 1) == "offered"


def test_own_moves_after_a_die_are_free_back_to_it() -> None:
    game = table()
    for deed in ("step", "roll", "step", "step"):
        game.do(1, deed)
    assert free_targets(game.game, 1) == (4, 3)
    assert undo(game, 1, 4) == "done"
    assert undo(game, 1, 3) == "done"
    assert game.score(1) == 1
    assert undo(game, 1, 2) == "offered"


def test_after_taking_back_one_goes_on_from_there() -> None:
    game = table()
    game.do(1, "step")
    game.do(1, "step")
    undo(game, 1, 2)
    game.do(1, "step")
    assert game.game.trail == (1, 2, 5)
    assert undo(game, 1, 2) == "done"
    assert game.score(1) == 1


def test_the_way_back_is_for_who_acted_alone() -> None:
    game = table()
    game.do(1, "step")
    assert undo(game, 2, 1) == "offered"
    assert free_targets(game.game, 2) == ()


@pytest.mark.parametrize("seat", [0, 1])
def test_what_the_clock_answered_is_taken_back_like_what_a_hand_answered(seat: int) -> None:
    game = table()
    game.do(1, "step")
    (ask,) = game.game.asks
    game.order(seat, "clock", RunOut(ask=ask.id), at=game.game.clocks.due[ask.id])
    assert game.score(1) == 2
    assert free_targets(game.game, 1) == (2, 1)


def test_no_undo_gives_a_roll_back() -> None:
    """Case 17's other half: the next roll takes the next number and other dice."""
    game = table()
    first = game.do(1, "roll").events[0]
    undo(game, 1, 1)
    game.order(2, "hand", Reply(offer="o3", yes=True))
    second = game.do(1, "roll").events[0]
    assert (first.n, second.n) == (1, 2)
    assert game.game.order == 5


@pytest.mark.parametrize("to", [None, 0, 3, 99])
def test_there_is_nothing_to_take_back_to_elsewhere(to: int | None) -> None:
    game = table()
    game.do(1, "step")
    game.do(1, "step")
    assert game.ask_for(1, "undo", to) == refused("nothing_to_undo", "R-05")


def test_nothing_is_taken_back_while_the_game_stands_still() -> None:
    game = table()
    game.do(1, "roll")
    game.ask_for(1, "undo", 1)
    game.ask_for(1, "pause")
    game.order(2, "hand", Reply(offer="o4", yes=True))
    assert undo(game, 1, 1) == "paused"
    yes = Order(seat=2, by="hand", deed=Reply(offer="o3", yes=True), at=game.at)
    assert game.take(yes) == refused("paused")


def test_an_undo_agreed_to_too_late_is_refused() -> None:
    game = table()
    game.do(1, "roll")
    game.ask_for(1, "undo", 1)
    for _ in range(64):
        game.do(1, "step")
    yes, no = (Order(seat=2, by="hand", deed=Reply(offer="o3", yes=answer), at=game.at) for answer in (True, False))
    assert game.take(yes) == refused("nothing_to_undo", "R-05")
    assert isinstance(game.take(no), Judged)
    assert game.game.offers == {}


def test_an_undo_closes_every_offer_and_every_ask() -> None:
    game = table()
    game.do(1, "step")
    before = {ask.id for ask in game.game.asks}
    game.ask_for(2, "draw")
    undo(game, 1, 1)
    assert game.game.offers == {}
    assert not before & {ask.id for ask in game.game.asks}


def test_a_judge_leads_back_and_the_reason_stands_on_record() -> None:
    game = table()
    game.do(1, "roll")
    ruling = game.order(0, "judge", Judge(reason="a wrong measure", to=1))
    assert [event.kind for event in ruling.events[:2]] == ["ruled", "undone"]
    assert free_targets(game.game, 1) == ()
    wrong = Order(seat=0, by="judge", deed=Judge(reason="none", to=2), at=0)
    assert game.take(wrong) == refused("nothing_to_undo")
