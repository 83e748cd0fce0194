"""What players settle between them: draw, pause, giving up; offers are answered once (P-14)."""

import pytest

from app.engine.judge import Judged
from app.engine.orders import Concede, Order, Reply
from app.engine.refusal import refused
from tests.engine.toy import Toy, table


def reply(game: Toy, seat: int, *, yes: bool, offer: str = "o2") -> object:
    return game.take(Order(seat=seat, by="hand", deed=Reply(offer=offer, yes=yes), at=game.at))


def test_a_draw_that_all_agree_to_ends_the_game() -> None:
    game = table()
    game.ask_for(1, "draw")
    reply(game, 2, yes=True)
    assert game.game.ended
    assert game.game.ended.winners == ()
    assert game.game.ended.reason.key == "end.draw_agreed"
    assert game.game.asks == ()


def test_a_draw_declined_is_gone() -> None:
    game = table()
    game.ask_for(1, "draw")
    reply(game, 2, yes=False)
    assert game.game.offers == {}
    assert reply(game, 2, yes=True) == refused("offer_gone")


def test_who_offers_may_take_it_back_but_not_agree_to_it() -> None:
    game = table()
    game.ask_for(1, "draw")
    assert reply(game, 1, yes=True) == refused("not_yours")
    assert isinstance(reply(game, 1, yes=False), Judged)
    assert game.game.offers == {}


def test_the_same_is_not_offered_twice_and_what_is_new_is() -> None:
    game = table()
    game.ask_for(1, "draw")
    assert game.ask_for(2, "draw") == refused("offered_already")
    assert isinstance(game.ask_for(2, "pause"), Judged)


def test_all_opponents_must_agree() -> None:
    game = table(seats=(1, 2, 3))
    game.ask_for(1, "draw")
    reply(game, 2, yes=True)
    assert not game.game.ended
    assert reply(game, 2, yes=True) == refused("not_yours")
    reply(game, 3, yes=True)
    assert game.game.ended


@pytest.mark.parametrize(("what", "code"), [("resume", "not_paused")])
def test_only_what_stands_still_goes_on(what: str, code: str) -> None:
    assert table().ask_for(1, what) == refused(code)


def test_a_game_is_paused_once() -> None:
    game = table()
    game.ask_for(1, "pause")
    reply(game, 2, yes=True)
    assert game.game.clocks.paused == 0
    assert game.game.offers == {}
    assert game.ask_for(2, "pause") == refused("paused")


def test_alone_at_the_table_nobody_has_to_be_asked() -> None:
    game = table(seats=(1,))
    game.ask_for(1, "pause")
    assert game.game.clocks.paused == 0


def test_a_rematch_agreed_to_is_told_and_done_with() -> None:
    game = table()
    game.ask_for(1, "rematch")
    reply(game, 2, yes=True)
    assert game.game.offers == {}


def test_offers_change_nothing_on_the_table_nor_the_way_back() -> None:
    game = table()
    game.do(1, "step")
    before = game.game
    game.ask_for(2, "draw")
    assert (game.game.table, game.game.trail, game.game.fair) == (before.table, before.trail, before.fair)
    assert game.game.asks == before.asks


def test_who_gives_up_has_lost_and_the_game_is_over_for_all_orders() -> None:
    game = table()
    game.order(1, "hand", Concede())
    assert game.game.ended
    assert game.game.ended.winners == (2,)
    for deed in (Concede(), Reply(offer="o1", yes=True)):
        assert game.take(Order(seat=2, by="hand", deed=deed, at=0)) == refused("ended")


def test_when_the_game_is_over_only_another_one_is_spoken_of() -> None:
    game = table()
    game.order(1, "hand", Concede())
    for what in ("undo", "draw", "pause", "resume"):
        assert game.ask_for(1, what) == refused("ended")
    end = game.game
    game.ask_for(1, "rematch")
    game.order(2, "hand", Reply(offer=f"o{game.game.order}", yes=True))
    assert game.game.offers == {}
    assert (game.game.ended, game.game.asks, game.game.table) == (end.ended, (), end.table)
