"""A database that is up to date, a journal that runs on it, and a game at which two sit."""

from collections.abc import Iterator

import pytest

from app.store.journal import Journal
from app.store.session import migrate
from tests.store.sitting import Bell, Clock, Sitting, journal_on


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
def journal(database: str, clock: Clock, bell: Bell) -> Iterator[Journal]:
    journal = journal_on(database, clock, bell)
    yield journal
    journal.stop()
    journal.engine.dispose()


@pytest.fixture
def sitting(journal: Journal) -> Sitting:
    return Sitting(journal, journal.create_game("counter", "two"))
