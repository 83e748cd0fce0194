"""What is read: the tail, the log, the past, the place of those who follow late (A-15)."""

import pytest

from app.engine.game import Options
from app.store.journal import Journal
from app.store.opening import NoRuleset
from app.store.reading import Limit, Reading
from tests.store.counter import Add, Leave, Throw
from tests.store.sitting import Clock, Sitting


@pytest.fixture
def played(sitting: Sitting, clock: Clock) -> Sitting:
    """Orders 1 to 6; order n came at n thousand."""
    for n in range(2, 7):
        clock.ms = n * 1000
        sitting.done(1 + n % 2, Throw() if n == 4 else Add(by=n))
    return sitting


def test_the_past_is_folded(played: Sitting) -> None:
    read = played.journal.read
    late = read.game_at(played.game, 3)
    assert (late.game.order, late.game.table.count, late.meta.at) == (3, 6, 3000)
    assert late.hash == read.tail(played.game, 2)[0].hash
    kept, fold = read.fold_at(played.game, 0)
    assert (kept.game.order, kept.game.table.count) == (0, 0)
    for told in read.tail(played.game, 0):
        fold.take(told.order, told.events)
    assert fold.game == read.game(played.game).game


def test_the_log_is_read_backwards(played: Sitting) -> None:
    read = played.journal.read
    assert [t.n for t in read.log(played.game, 7, 3)] == [4, 5, 6]
    assert [t.n for t in read.log(played.game, 3, 50)] == [1, 2]
    assert read.log(played.game, 1, 50) == ()


def test_who_follows_late_stands_further_back(played: Sitting) -> None:
    read = played.journal.read
    assert [read.place(played.game, 6000, delay) for delay in (0, 1, 1500, 9000)] == [6, 5, 4, 0]
    assert [t.n for t in read.tail(played.game, 2, 4500)] == [3, 4]
    assert read.tail(played.game, 6) == ()


def test_limits_that_run(journal: Journal) -> None:
    quick, slow = (
        Sitting(journal, journal.create_game("counter", "two", Options(limits={"turn": limit})))
        for limit in (500, 90_000)
    )
    first = Limit(game=quick.game, ask=quick.ask(1), due=1500)
    assert first in journal.read.open_limits(1500)
    assert journal.read.open_limits(1499) == ()
    assert {x.game for x in journal.read.open_limits()} == {quick.game, slow.game}
    quick.done(1, Leave())
    assert {x.game for x in journal.read.open_limits()} == {slow.game}


def test_games_in_which_somebody_is_asked(journal: Journal) -> None:
    first, second = (Sitting(journal, journal.create_game("counter", "two")) for _ in range(2))
    assert journal.read.games_with_asks() == tuple(sorted((first.game, second.game)))
    first.done(1, Leave())
    assert journal.read.games_with_asks() == (second.game,)


def test_what_is_not_there_says_so(sitting: Sitting, journal: Journal) -> None:
    with pytest.raises(KeyError):
        journal.read.game("nowhere")
    strangers = Reading(journal.engine, {})
    with pytest.raises(NoRuleset):
        strangers.game(sitting.game)
    strangers.close()


def test_the_time_of_an_order_is_never_before_the_last(sitting: Sitting, clock: Clock) -> None:
    clock.ms = 5000
    sitting.done(1, Add(by=1))
    clock.ms = 4000
    sitting.done(1, Add(by=1))
    assert [t.at for t in sitting.journal.read.tail(sitting.game, 1)] == [5000, 5000]
