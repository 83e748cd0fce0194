"""Undo leads back to the end of an older order, from memory or from the events (A-06)."""

from app.engine.orders import Propose
from app.store.answers import Done
from tests.store.counter import Add, Hide
from tests.store.sitting import Sitting, Start


def test_undo_from_memory(sitting: Sitting) -> None:
    sitting.done(1, Add(by=3))
    sitting.done(1, Add(by=4))
    assert sitting.do(1, Propose(what="undo", to=2)) == Done(order=4)
    assert sitting.table.count == 4
    assert sitting.journal.read.verify(sitting.game) == ()


def test_undo_after_a_restart(sitting: Sitting, start: Start) -> None:
    sitting.done(1, Add(by=3))
    sitting.done(1, Hide(number=5))
    sitting.done(1, Add(by=4))
    sitting.journal.stop()
    again = Sitting(start(), sitting.game)
    assert again.do(1, Propose(what="undo", to=2)) == Done(order=5)
    assert (again.table.count, dict(again.table.hidden)) == (4, {})
    assert again.journal.read.verify(again.game) == ()
    again.done(1, Add(by=1))
    assert again.journal.read.verify(again.game) == ()


def test_undo_far_back_in_a_long_game(sitting: Sitting) -> None:
    for _ in range(135):
        sitting.done(1, Add(by=1))
    trail = sitting.journal.read.game(sitting.game).game.trail
    assert sitting.do(1, Propose(what="undo", to=trail[0])) == Done(order=137)
    assert sitting.table.count == trail[0]
    assert sitting.journal.read.verify(sitting.game) == ()
