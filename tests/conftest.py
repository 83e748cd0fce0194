"""What all tests share: how they run, and the two databases that the store must serve alike."""

import os
from collections.abc import Iterator
from pathlib import Path

import hypothesis
import pytest

from tests.databases import empty, own_database

hypothesis.settings.register_profile("here", deadline=None)
hypothesis.settings.register_profile("ci", deadline=None, derandomize=True, print_blob=True)
hypothesis.settings.load_profile("ci" if os.environ.get("CI") else "here")


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def _postgres(worker_id: str) -> Iterator[str]:
    with own_database(worker_id) as address:
        yield address


@pytest.fixture(params=["sqlite", "postgres"])
def databases(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The SQLAlchemy address of an empty database: a file of this test's own, then PostgreSQL."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'table.sqlite'}"
        return
    address: str = request.getfixturevalue("_postgres")
    yield address.replace("postgresql:", "postgresql+psycopg:", 1)
    empty(address)


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session: pytest.Session) -> None:
    """Where everything has to be there, a test that was left out is a failure."""
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    if os.environ.get("CI") and reporter is not None and reporter.stats.get("skipped"):
        session.exitstatus = pytest.ExitCode.TESTS_FAILED
