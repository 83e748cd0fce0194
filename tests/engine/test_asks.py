"""Asks and their limits: answered once, due in game time, standing still with the game (A-04, A-09)."""

from app.engine.judge import Judged, Stale
from app.engine.orders import Act, Order, Reply, RunOut
from app.engine.refusal import refused
from tests.engine.toy import Do, Toy, table

LIMIT = 60_000


def clock(ask: str, at: int) -> Order:
    return Order(seat=0, by="clock", deed=RunOut(ask=ask), at=at)


def pause(game: Toy, at: int, what: str) -> None:
    game.at = at
    game.ask_for(1, what)
    game.order(2, "hand", Reply(offer=next(iter(game.game.offers)), yes=True))


def test_a_second_answer_to_the_same_ask_is_stale() -> None:
    """Case 18: nothing is done twice, and the answer names what is open now."""
    game = table()
    click = Order(seat=1, by="hand", deed=game.act(1, "step"), at=0)
    assert isinstance(game.take(click), Judged)
    assert game.take(click) == Stale(asks=tuple(ask.id for ask in game.game.asks))
    assert game.score(1) == 1


def test_a_second_click_does_not_answer_the_next_question() -> None:
    game = table()
    game.do(1, "ask")
    click = Order(seat=2, by="hand", deed=game.act(2, "step"), at=0)
    game.take(click)
    game.do(1, "ask")
    assert isinstance(game.take(click), Stale)
    assert [ask.seat for ask in game.game.asks] == [2]


def test_what_is_not_open_is_stale_for_another_too_and_names_only_own_asks() -> None:
    game = table()
    verdict = game.take(Order(seat=2, by="hand", deed=Act(ask="0.0", command=Do(what="step")), at=0))
    assert verdict == Stale(asks=())


def test_an_answer_to_another_s_ask_is_refused() -> None:
    game = table()
    assert game.take(Order(seat=2, by="hand", deed=game.act(1, "step"), at=0)) == refused("not_yours")


def test_two_answer_at_once_and_neither_question_changes() -> None:
    game = table()
    game.do(1, "both")
    one, two = game.game.asks
    game.do(1, "step")
    assert game.game.asks == (two,)
    assert one.id != two.id
    game.do(2, "step")
    assert [ask.kind for ask in game.game.asks] == ["turn"]


def test_time_is_over_when_it_is_due_and_not_before() -> None:
    game = table()
    (ask,) = game.game.asks
    assert game.game.clocks.due == {ask.id: LIMIT}
    assert game.take(clock(ask.id, LIMIT - 1)) == refused("not_due")
    out = game.take(clock(ask.id, LIMIT))
    assert isinstance(out, Judged)
    assert out.events[0].kind == "timed_out"
    assert game.score(1) == 1
    assert game.take(clock(ask.id, LIMIT)) == Stale(asks=())


def test_an_open_question_keeps_its_limit_while_another_answers() -> None:
    game = table()
    game.do(1, "both")
    two = game.game.asks[1]
    due = game.game.clocks.due[two.id]
    game.at = 5000
    game.do(1, "step")
    assert game.game.clocks.due == {two.id: due}


def test_while_the_game_stands_still_nothing_is_due_and_nothing_is_done() -> None:
    game = table()
    (ask,) = game.game.asks
    pause(game, 10_000, "pause")
    assert game.take(clock(ask.id, LIMIT)) == refused("not_due")
    assert game.take(Order(seat=1, by="hand", deed=game.act(1, "step"), at=20_000)) == refused("paused")
    pause(game, 500_000, "resume")
    assert game.game.clocks.due == {ask.id: LIMIT + 490_000}
    assert game.game.asks == (ask,)
