"""Several workers serve one game: none is lost, none done twice, no gap (A-11)."""

from concurrent.futures import ThreadPoolExecutor

import pytest

from app.engine.judge import Stale
from app.engine.orders import Act, Propose
from app.store.answers import Done
from app.store.journal import Journal
from tests.store.counter import Add, Hide, Throw
from tests.store.sitting import Sitting, Start

ORDERS = 30
FEWER = 10


def _keep_adding(sitting: Sitting, seat: int, times: int = ORDERS) -> list[int]:
    """Add one until that was done so many times; gives the numbers of the orders."""
    done: list[int] = []
    while len(done) < times:
        answer = sitting.act(seat, Throw() if len(done) % 5 == 0 else Add(by=1))
        assert isinstance(answer, Done | Stale), answer
        done += [answer.order] if isinstance(answer, Done) else []
    return done


def test_two_workers_on_one_game(sitting: Sitting, start: Start) -> None:
    other = start()
    with ThreadPoolExecutor(2) as pool:
        runs = list(pool.map(_keep_adding, [sitting, Sitting(other, sitting.game)], [1, 2]))
    assert sorted(runs[0] + runs[1]) == list(range(2, 2 * ORDERS + 2))
    assert sitting.table.count == 1 + 2 * (ORDERS - ORDERS // 5)
    assert other.read.verify(sitting.game) == ()


def test_two_workers_on_many_games(journal: Journal, start: Start) -> None:
    """Batches that hold the same games in another order do not wait for each other for ever."""
    other = start()
    games = [journal.create_game("counter", "two") for _ in range(8)]
    tables = [Sitting(j, g) for j in (journal, other) for g in (games if j is journal else games[::-1])]
    with ThreadPoolExecutor(16) as pool:
        runs = list(pool.map(_keep_adding, tables, [1] * 8 + [2] * 8, [FEWER] * 16))
    for place, game in enumerate(games):
        assert sorted(runs[place] + runs[15 - place]) == list(range(2, 2 * FEWER + 2))
        assert journal.read.verify(game) == ()


def test_one_intent_at_two_workers_is_done_once(sitting: Sitting, start: Start) -> None:
    other = Sitting(start(), sitting.game)
    deed = Act(ask=sitting.ask(1), command=Add(by=1))
    answers = [s.hand_in(1, deed, "same") for s in (sitting, other)]
    assert [a.result(20) for a in answers] == [Done(order=2)] * 2
    assert sitting.table.count == 2


def test_a_worker_that_was_overtaken_can_undo_what_it_did_not_see(sitting: Sitting, start: Start) -> None:
    other = Sitting(start(), sitting.game)
    other.done(1, Add(by=1))
    for number in range(3):
        sitting.done(1, Hide(number=number))
    assert other.do(1, Propose(what="undo", to=3)) == Done(order=6)
    assert other.table.hidden["1"].value == 0
    assert other.journal.read.verify(sitting.game) == ()


@pytest.mark.parametrize("seat", [1, 2])
def test_an_ask_that_the_other_worker_closed_is_stale(sitting: Sitting, start: Start, seat: int) -> None:
    other = Sitting(start(), sitting.game)
    ask = sitting.ask(seat)
    sitting.done(seat, Add(by=1))
    assert isinstance(other.do(seat, Act(ask=ask, command=Add(by=1))), Stale)
