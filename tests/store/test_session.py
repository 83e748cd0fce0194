"""Connections and steps of the database: up, down, and up again; readers cannot write (A-12)."""

from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import inspect, text
from sqlalchemy.exc import DBAPIError

from app.store.session import HEAD, MIGRATIONS, at_head, connect, migrate, reader
from app.store.tables import METADATA


@pytest.fixture
def steps(databases: str) -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["url"] = databases
    return config


def test_up_down_and_up(databases: str, steps: Config) -> None:
    engine = connect(databases)
    assert not at_head(engine)
    migrate(databases)
    assert at_head(engine)
    command.downgrade(steps, "base")
    assert not at_head(engine)
    assert inspect(engine).get_table_names() == ["alembic_version"]
    migrate(databases)
    migrate(databases)
    assert at_head(engine)
    engine.dispose()


def test_the_steps_lead_to_what_the_code_wants(databases: str, steps: Config) -> None:
    migrate(databases)
    engine = connect(databases)
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, METADATA) == []
    engine.dispose()
    assert ScriptDirectory.from_config(steps).get_heads() == [HEAD]


def test_readers_cannot_write(database: str) -> None:
    engine = connect(database)
    reads = reader(engine)
    with reads.connect() as connection:
        assert connection.execute(text("SELECT time FROM meter")).scalar() == 0
        with pytest.raises(DBAPIError):
            connection.execute(text("UPDATE meter SET time = 1"))
    reads.dispose()
    engine.dispose()


def test_readers_do_not_wait_for_the_writer(database: str) -> None:
    engine = connect(database)
    reads = reader(engine)
    with engine.begin() as writing:
        writing.execute(text("UPDATE meter SET time = 5"))
        with reads.connect() as connection:
            assert connection.execute(text("SELECT time FROM meter")).scalar() == 0
    with reads.connect() as connection:
        assert connection.execute(text("SELECT time FROM meter")).scalar() == 5
    reads.dispose()
    engine.dispose()


def test_a_file_is_kept_so_that_a_power_cut_loses_nothing(tmp_path: Path) -> None:
    engine = connect(f"sqlite:///{tmp_path / 'new' / 'table.sqlite'}")
    with engine.connect() as connection:
        assert _pragma(connection, "journal_mode") == "wal"
        assert _pragma(connection, "synchronous") == 2
    reads = reader(engine)
    with reads.connect() as connection:
        assert _pragma(connection, "wal_autocheckpoint") == 0
        assert _pragma(connection, "query_only") == 1
    reads.dispose()
    engine.dispose()


def _pragma(connection: Any, name: str) -> Any:
    return connection.execute(text(f"PRAGMA {name}")).scalar()
