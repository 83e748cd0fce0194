"""Game time runs while the server runs, and never back (A-09)."""

import pytest
from sqlalchemy import select

from app.store.journal import Journal
from app.store.meter import Meter, keep_time
from app.store.session import connect, migrate
from app.store.tables import meter
from tests.store.counter import Add
from tests.store.sitting import Clock, Sitting, Start


def kept(journal: Journal) -> int:
    return journal.read.ask(lambda c: c.execute(select(meter.c.time)).scalar_one())


def test_it_goes_on_from_where_it_stood() -> None:
    seconds = [100.0]
    running = Meter(5000, lambda: seconds[0])
    assert running.now() == 5000
    seconds[0] += 1.5
    assert running.now() == 6500


def test_each_batch_keeps_it(sitting: Sitting, clock: Clock) -> None:
    clock.ms = 7_777
    sitting.done(1, Add(by=1))
    assert kept(sitting.journal) == 7_777


def test_a_server_without_orders_keeps_it_too(start: Start, clock: Clock) -> None:
    journal = start(clock)
    clock.ms = 9_000
    journal.write(lambda _connection: None).result(20)
    clock.ms = 9_400
    journal.stop()
    assert Meter.of(journal.engine).now() >= 9_400


def test_it_is_never_kept_backwards(journal: Journal) -> None:
    journal.write(lambda c: keep_time(c, 5000)).result(20)
    journal.write(lambda c: keep_time(c, 4000)).result(20)
    assert kept(journal) == 5000


@pytest.mark.parametrize("stood", [0, 123_456])
def test_a_restart_goes_on(databases: str, stood: int) -> None:
    migrate(databases)
    engine = connect(databases)
    with engine.begin() as connection:
        keep_time(connection, stood)
    assert stood <= Meter.of(engine).now() < stood + 10_000
    engine.dispose()
