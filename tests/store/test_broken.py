"""The database breaks: nobody is told what is not written, and play goes on when it is whole again (A-11)."""

import pytest
from sqlalchemy import Connection, insert
from sqlalchemy.exc import DBAPIError

from app.engine.orders import Act
from app.engine.refusal import Refused
from app.store.answers import Done
from app.store.journal import Journal
from app.store.tables import events
from tests.store.counter import Add, Hide
from tests.store.sitting import Bell, Sitting, Stop

HANG_S = 20
SHUT = {
    "sqlite": "PRAGMA query_only = ON",
    "postgresql": "SET SESSION CHARACTERISTICS AS TRANSACTION READ ONLY",
}


def shut(connection: Connection) -> None:
    """From now on the connection for writing writes nothing, as when the disk is full."""
    connection.exec_driver_sql(SHUT[connection.dialect.name])


def test_nothing_is_acknowledged_that_is_not_written(sitting: Sitting, journal: Journal, bell: Bell) -> None:
    others = [Sitting(journal, journal.create_game("counter", "two")) for _ in range(4)]
    deeds = [(s, Act(ask=s.ask(1), command=Add(by=1))) for s in (sitting, *others)]
    heard = len(bell.heard)
    with Stop(journal):
        journal.write(shut)
        answers = [s.hand_in(1, deed, f"cid{i}") for i, (s, deed) in enumerate(deeds)]
    for answer in answers:
        refusal = answer.result(HANG_S)
        assert isinstance(refusal, Refused)
        assert refusal.code == "unavailable"
    assert len(bell.heard) == heard

    journal.engine.dispose()
    again = [s.do(1, deed, f"cid{i}") for i, (s, deed) in enumerate(deeds)]
    assert again == [Done(order=2)] * 5
    for s, _ in deeds:
        assert s.table.count == 2
        assert journal.read.verify(s.game) == ()


def test_one_order_that_the_database_refuses_costs_no_other(sitting: Sitting, journal: Journal) -> None:
    other = Sitting(journal, journal.create_game("counter", "two"))
    asks = sitting.ask(1), other.ask(1)
    last = journal.read.game(sitting.game).game.seq
    taken = insert(events).values(game=sitting.game, seq=last + 1, n=9, body="")
    journal.write(lambda c: c.execute(taken)).result(HANG_S)
    with Stop(journal):
        bad = sitting.hand_in(1, Act(ask=asks[0], command=Add(by=1)))
        good = other.hand_in(1, Act(ask=asks[1], command=Add(by=1)))
    assert good.result(HANG_S) == Done(order=2)
    refusal = bad.result(HANG_S)
    assert isinstance(refusal, Refused)
    assert refusal.code == "unavailable"


def test_a_failure_is_logged_without_what_was_to_be_written(
    sitting: Sitting, journal: Journal, caplog: pytest.LogCaptureFixture
) -> None:
    deed = Act(ask=sitting.ask(1), command=Hide(number=987654))
    with Stop(journal):
        journal.write(shut)
        answer = sitting.hand_in(1, deed)
    refusal = answer.result(HANG_S)
    assert isinstance(refusal, Refused)
    assert refusal.code == "unavailable"
    assert sitting.game in caplog.text
    assert "987654" not in caplog.text


def test_writes_other_than_orders_say_what_is_wrong(journal: Journal) -> None:
    journal.write(shut).result(HANG_S)
    with pytest.raises(DBAPIError, match=r"readonly|read-only"):
        journal.write(lambda c: c.exec_driver_sql("UPDATE meter SET time = 1")).result(HANG_S)
