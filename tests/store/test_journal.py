"""Orders go in, once each; what was answered stands (A-10, A-11)."""

import dataclasses
import logging

import pytest
from sqlalchemy import Connection, select, text

from app.engine.game import Options
from app.engine.judge import Stale
from app.engine.orders import Act, Concede, Open, Propose
from app.engine.refusal import Refused
from app.store.answers import Done
from app.store.journal import Journal
from app.store.new_game import NotOpened
from app.store.sealing import seal
from app.store.tables import seeds
from app.store.waiting import Closed
from tests.store.counter import COUNTER, Add, Blur, Break, Hide, Leave, Setup, Throw
from tests.store.sitting import Bell, Clock, Sitting, Start, Stop

HANG_S = 20


def code(answer: object) -> str:
    assert isinstance(answer, Refused), answer
    return answer.code


def test_a_new_game_is_open(sitting: Sitting, bell: Bell) -> None:
    kept = sitting.journal.read.game(sitting.game)
    assert (kept.game.order, kept.game.table.count, len(kept.game.asks)) == (1, 1, 2)
    assert (kept.meta.catalogue, kept.meta.seats, kept.meta.ruleset) == ("two", (1, 2), "counter")
    assert bell.heard == [(sitting.game,)]
    assert sitting.journal.read.verify(sitting.game) == ()


def test_a_setup_may_be_given_by_value(journal: Journal) -> None:
    game = journal.create_game("counter", Setup(start=7, seats=(1, 2, 3)), Options(delay=5))
    kept = journal.read.game(game)
    assert (kept.meta.setup.start, kept.meta.catalogue, kept.game.seats, kept.game.table.count) == (7, "", (1, 2, 3), 8)
    assert kept.meta.options.delay == 5


def test_a_game_that_does_not_open_is_no_game(start: Start) -> None:
    broken = dataclasses.replace(COUNTER, opening=lambda scene: scene.tell(1 / 0))
    journal = start(rules=broken)
    with pytest.raises(NotOpened):
        journal.create_game("counter", "two")
    assert journal.read.ask(lambda c: c.execute(text("SELECT count(*) FROM games")).scalar()) == 0


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


def test_what_is_refused_leaves_nothing(sitting: Sitting, bell: Bell) -> None:
    before = sitting.journal.read.game(sitting.game)
    answer = sitting.act(1, Add(by=101))
    assert (code(answer), answer.rule) == ("too_much", "C-01")  # type: ignore[union-attr]
    assert code(sitting.do(1, Act(ask=sitting.ask(2), command=Add(by=1)))) == "not_yours"
    assert sitting.do(1, Act(ask="7.7", command=Add(by=1))) == Stale(asks=(sitting.ask(1),))
    assert sitting.journal.read.game(sitting.game) == before
    assert len(bell.heard) == 1


def test_the_same_intent_is_done_once_even_in_one_batch(sitting: Sitting) -> None:
    deed = Act(ask=sitting.ask(1), command=Add(by=5))
    with Stop(sitting.journal):
        twice = [sitting.hand_in(1, deed, "same"), sitting.hand_in(1, deed, "same")]
    assert [t.result(HANG_S) for t in twice] == [Done(order=2), Done(order=2)]
    assert sitting.do(1, deed, "same") == Done(order=2)
    assert sitting.table.count == 6


def test_the_same_intent_is_done_once_across_a_restart(sitting: Sitting, start: Start) -> None:
    deed = Act(ask=sitting.ask(1), command=Add(by=5))
    assert sitting.do(1, deed, "same") == Done(order=2)
    sitting.journal.stop()
    again = Sitting(start(), sitting.game)
    assert again.do(1, deed, "same") == Done(order=2)
    assert again.table.count == 6


def test_an_intent_of_another_seat_is_not_answered_for(sitting: Sitting) -> None:
    sitting.act(1, Add(by=5), "same")
    assert code(sitting.act(2, Add(by=5), "same")) == "cid_taken"


def test_a_refused_intent_is_judged_anew(sitting: Sitting) -> None:
    assert code(sitting.act(1, Add(by=101), "same")) == "too_much"
    assert sitting.act(1, Add(by=1), "same") == Done(order=2)


def test_rules_that_raise_cost_their_own_order_only(
    sitting: Sitting, journal: Journal, caplog: pytest.LogCaptureFixture
) -> None:
    other = Sitting(journal, journal.create_game("counter", "late"))
    asks = sitting.ask(1), other.ask(1)
    with caplog.at_level(logging.ERROR), Stop(journal):
        broken = sitting.hand_in(1, Act(ask=asks[0], command=Break()))
        sound = other.hand_in(1, Act(ask=asks[1], command=Add(by=1)))
    assert code(broken.result(HANG_S)) == "our_fault"
    assert sound.result(HANG_S) == Done(order=2)
    assert sitting.game in caplog.text
    assert sitting.done(1, Add(by=1)) == 2


def test_what_has_no_json_is_never_written(sitting: Sitting) -> None:
    assert code(sitting.act(1, Blur())) == "our_fault"
    assert sitting.done(1, Add(by=1)) == 2
    assert sitting.journal.read.verify(sitting.game) == ()


def test_no_game_no_seat_no_opening_twice(sitting: Sitting, journal: Journal) -> None:
    assert code(Sitting(journal, "nowhere").do(1, Concede())) == "no_game"
    assert code(sitting.act(1, Add(by=1), session="nobody")) == "no_seat"
    assert code(sitting.do(0, Open(), by="table")) == "not_offered"


def test_the_end_clears_what_was_sealed(sitting: Sitting, journal: Journal) -> None:
    journal.write(lambda c: seal(c, sitting.game, 1, "yield", "always")).result(HANG_S)
    assert journal.read.sealed(sitting.game, 1) == {"yield": "always"}
    sitting.done(1, Leave())
    assert journal.read.sealed(sitting.game, 1) == {}
    assert code(sitting.do(2, Propose(what="draw"))) == "ended"


def test_secrets_of_dice_are_written_with_their_order(sitting: Sitting, journal: Journal) -> None:
    found = dict(journal.read.ask(lambda c: c.execute(select(seeds.c.epoch, seeds.c.secret)).all()))
    opened = sitting.journal.read.game(sitting.game).game.epochs
    assert sorted(map(str, found)) == sorted(opened)
    assert all(len(secret) == 64 for secret in found.values())


def test_other_writes_go_through_the_same_thread(sitting: Sitting, journal: Journal) -> None:
    def broken(_connection: Connection) -> None:
        raise LookupError

    with Stop(journal):
        lost = journal.write(broken)
        kept = journal.write(lambda c: seal(c, sitting.game, 1, "a", [1, "\0"]))
    with pytest.raises(LookupError):
        lost.result(HANG_S)
    kept.result(HANG_S)
    assert journal.read.sealed(sitting.game, 1) == {"a": [1, "\0"]}


def test_stopping_finishes_what_has_queued(sitting: Sitting) -> None:
    deed = Act(ask=sitting.ask(1), command=Add(by=5))
    with Stop(sitting.journal):
        queued = sitting.hand_in(1, deed)
    sitting.journal.stop()
    assert queued.result(0) == Done(order=2)
    assert code(sitting.do(1, deed)) == "unavailable"
    with pytest.raises(Closed):
        sitting.journal.write(lambda _connection: None)


def test_an_order_that_was_withdrawn_in_time_is_not_done(sitting: Sitting) -> None:
    deed = Act(ask=sitting.ask(1), command=Add(by=5))
    with Stop(sitting.journal):
        assert sitting.hand_in(1, deed).cancel()
        other = sitting.hand_in(2, Act(ask=sitting.ask(2), command=Add(by=1)))
    assert other.result(HANG_S) == Done(order=2)
    assert sitting.table.count == 2


def test_many_games_go_in_one_batch(journal: Journal, bell: Bell) -> None:
    sittings = [Sitting(journal, journal.create_game("counter", "two")) for _ in range(20)]
    deeds = [Act(ask=s.ask(1), command=Add(by=i)) for i, s in enumerate(sittings)]
    with Stop(journal):
        answers = [s.hand_in(1, deed) for s, deed in zip(sittings, deeds, strict=True)]
    assert [a.result(HANG_S) for a in answers] == [Done(order=2)] * 20
    assert [s.table.count for s in sittings] == list(range(1, 21))
    assert bell.heard[-1] == tuple(sorted(s.game for s in sittings))


def test_a_bell_that_breaks_breaks_nothing(start: Start) -> None:
    def broken(_games: tuple[str, ...]) -> None:
        raise RuntimeError

    journal = start(bell=broken)
    sitting = Sitting(journal, journal.create_game("counter", "two"))
    assert sitting.done(1, Add(by=1)) == 2
