"""Orders go in, once each; what was answered stands (A-10, A-11)."""

from app.engine.orders import Act, Concede, Propose
from app.engine.refusal import Refused
from app.engine.judge import Stale
from app.store.answers import Done
from tests.store.counter import Add, Blur, Break, Hide, Leave, Throw
from tests.store.sitting import Bell, Clock, Sitting, Stop


def test_a_new_game_is_open(sitting: Sitting, bell: Bell) -> None:
    kept = sitting.journal.read.game(sitting.game)
    assert (kept.game.order, kept.game.table.count, len(kept.game.asks)) == (1, 1, 2)
    assert (kept.meta.catalogue, kept.meta.seats, kept.meta.ruleset) == ("two", (1, 2), "counter")
    assert bell.heard == [(sitting.game,)]
    assert sitting.journal.read.verify(sitting.game) == ()


def test_what_is_done_stands(sitting: Sitting, clock: Clock) -> None:
    clock.ms = 2000
    assert sitting.done(1, Add(by=3)) == 2
    assert sitting.done(2, Throw()) == 3
    assert sitting.done(2, Hide(number=7)) == 4
    assert sitting.table.count == 4
    told = sitting.journal.read.tail(sitting.game, 1)
    assert [(t.n, t.seat, t.at) for t in told] == [(2, 1, 2000), (3, 2, 2000), (4, 2, 2000)]
    assert told[0].events[0].by == 3
    assert sitting.journal.read.verify(sitting.game) == ()
