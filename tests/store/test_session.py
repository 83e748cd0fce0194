"""Connections and steps of the database: up, down, and up again; readers cannot write (A-12)."""

from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import inspect, select, text
from sqlalchemy.exc import DBAPIError

from app.store import tables
from app.store.bots import bots_of
from app.store.people import never_seen
from app.store.sealing import sealed_values
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


GAME = """INSERT INTO games (id, ruleset, edition, catalogue, setup, options, seats, born, created, generation, n, seq,
    at, asking, hash, shape, state) VALUES ('g1', 'r', 1, '', '', '', '', '', '2031-05-17 12:30:00.5', 1, 0, 0, 0,
    false, '', '', '')"""
BOT = """INSERT INTO sealed (game, seat, "key", body) VALUES ('g1', 2, 'bot', '"random"'), ('g1', 1, 'yield', '"on"')"""
SEEN = "INSERT INTO sessions VALUES ('s', '2031-05-17 12:30:00', '2031-05-17 12:30:00')"


def test_the_second_step_keeps_bots_and_seats(databases: str, steps: Config) -> None:
    command.upgrade(steps, "0001")
    engine = connect(databases)
    with engine.begin() as connection:
        for row in (GAME, BOT, SEEN.replace("2031", "2021")):
            connection.execute(text(row))
    migrate(databases)
    with engine.connect() as connection:
        assert bots_of(connection, "g1") == {2: "random"}
        assert sealed_values(connection, "g1", 1) == {"yield": "on"}
        assert not never_seen(connection, "s")
        row = connection.execute(select(tables.games.c.created, tables.games.c.updated)).one()
        assert row.created == row.updated
    command.downgrade(steps, "0001")
    with engine.connect() as connection:
        assert sealed_values(connection, "g1", 2) == {"bot": "random"}
    engine.dispose()


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
