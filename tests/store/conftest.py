"""A database that is up to date, a journal that runs on it, and a game at which two sit."""

from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import pytest

from app.store.journal import Journal
from app.store.session import connect, migrate
from tests.store.counter import COUNTER
from tests.store.sitting import Bell, Clock, Sitting, Start


@pytest.fixture
def database(databases: str) -> str:
    """The address of a database that is up to date."""
    migrate(databases)
    return databases


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def bell() -> Bell:
    return Bell()


@pytest.fixture
def start(database: str) -> Iterator[Start]:
    """Start workers on the database; all are stopped at the end."""
    with ExitStack() as stack:

        def one(clock: Clock | None = None, bell: Any = None, rules: Any = COUNTER) -> Journal:
            journal = Journal(connect(database), {"counter": rules}, clock or Clock(), bell or Bell())
            stack.callback(journal.engine.dispose)
            stack.callback(journal.stop)
            journal.start()
            return journal

        yield one


@pytest.fixture
def journal(start: Start, clock: Clock, bell: Bell) -> Journal:
    return start(clock, bell)


@pytest.fixture
def sitting(journal: Journal) -> Sitting:
    return Sitting(journal, journal.create_game("counter", "two"))
