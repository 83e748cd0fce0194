"""One server for most tests, a migrated database for those that start their own."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from app.play.lobby import Opened
from app.store.session import migrate
from tests.web.screens import Person
from tests.web.served import Here, copied, serving, settings


@pytest.fixture(scope="session")
def migrated(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("migrated") / "table.sqlite"
    migrate(f"sqlite:///{path}")
    return path


@pytest.fixture
def database(migrated: Path, tmp_path: Path) -> Path:
    return copied(migrated, tmp_path)


@pytest.fixture(scope="session")
def here(migrated: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Here]:
    """The server of all tests that need none of their own; each has a game of its own on it."""
    with serving(settings(copied(migrated, tmp_path_factory.mktemp("shared")))) as here:
        yield here


@pytest.fixture
def duel(here: Here) -> Opened:
    return here.house.lobby.open("probe", "duel")


@pytest.fixture
def person(here: Here) -> Iterator[Callable[[], Person]]:
    """Call it for each person who comes; they all go at the end."""
    with ExitStack() as people:
        yield lambda: people.enter_context(Person(here.address))


@pytest.fixture
def one(person: Callable[[], Person]) -> Person:
    return person()


@pytest.fixture
def two(person: Callable[[], Person]) -> Person:
    return person()
