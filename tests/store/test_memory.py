"""What is kept in memory is bounded, and never older than the database says."""

from concurrent.futures import Future

from app.engine.orders import Concede, Propose
from app.store.answers import Done, Submission
from app.store.journal import Journal
from app.store.shelf import Shelf
from app.store.waiting import BATCH, Entry, Waiting
from tests.store.counter import Add
from tests.store.sitting import Sitting, Start


def test_the_shelf_keeps_the_newest_of_the_last_used(journal: Journal) -> None:
    sittings = [Sitting(journal, journal.create_game("counter", "two")) for _ in range(3)]
    old = journal.read.game(sittings[0].game)
    sittings[0].done(1, Add(by=1))
    new = journal.read.game(sittings[0].game)
    shelf = Shelf(2)
    shelf.put(new)
    shelf.put(old)
    assert shelf.get(old.meta.id, 1, 2) is new
    assert shelf.get(old.meta.id, 1, 1) is None
    for sitting in sittings[1:]:
        shelf.put(journal.read.game(sitting.game))
    assert shelf.get(old.meta.id, 1, 2) is None


def test_a_game_that_was_let_go_is_taken_up_again(journal: Journal) -> None:
    journal._bench.hands.size = 1
    first, second = (Sitting(journal, journal.create_game("counter", "two")) for _ in range(2))
    first.done(1, Add(by=3))
    second.done(1, Add(by=1))
    first.done(1, Add(by=4))
    second.done(1, Add(by=1))
    assert len(journal._bench.hands._held) == 1
    assert first.do(1, Propose(what="undo", to=2)) == Done(order=4)
    assert first.table.count == 4
    assert journal.read.verify(first.game) == ()


def test_a_game_that_is_read_is_as_new_as_the_database(sitting: Sitting, start: Start) -> None:
    other = Sitting(start(), sitting.game)
    assert other.table.count == 1
    sitting.done(1, Add(by=3))
    assert other.table.count == 4
    assert other.journal.read.game(other.game) is other.journal.read.game(other.game)


def test_games_take_turns() -> None:
    waiting = Waiting()
    entries = [_entry("busy", n) for n in range(3)] + [_entry(f"g{n}", 0) for n in range(BATCH)]
    for entry in entries:
        waiting.order(entry)
    first, second, third = (_taken(waiting) for _ in range(3))
    assert first[0] == ("busy", "0")
    assert len(first) == BATCH
    assert second == [(f"g{BATCH - 1}", "0"), ("busy", "1")]
    assert third == [("busy", "2")]


def test_what_was_overtaken_comes_first() -> None:
    waiting = Waiting()
    for n in range(3):
        waiting.order(_entry("a", n))
    waiting.again([_entry("a", 9)])
    assert [_taken(waiting)[0][1] for _ in range(4)] == ["9", "0", "1", "2"]


def _taken(waiting: Waiting) -> list[tuple[str, str]]:
    taken = waiting.take(0)
    assert taken is not None
    return [(e.submission.game, e.submission.cid) for e in taken[1]]


def _entry(game: str, n: int) -> Entry:
    return Entry(submission=Submission(game=game, cid=str(n), seat=1, by="hand", deed=Concede()), answer=Future())
