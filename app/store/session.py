"""Connections: one that writes, many that can only read; and bringing a database up to date (A-12)."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from sqlalchemy import Engine, create_engine, event, make_url, text
from sqlalchemy.exc import SQLAlchemyError

# The step of migrations/ that this code wants.
HEAD = "0002"
MIGRATIONS = Path(__file__).parents[2] / "migrations"
PATIENCE_S = 5


# An error that is logged must not tell what was to be written: deeds, secrets of dice.
QUIET: Mapping[str, Any] = {"hide_parameters": True}


def connect(url: str) -> Engine:
    """The engine for writing, `sqlite:///file` or `postgresql+psycopg://…`: each transaction holds the lock at once."""
    address = make_url(url)
    if address.get_backend_name() != "sqlite":
        arguments = {"connect_timeout": PATIENCE_S}
        return create_engine(address, **QUIET, **_pool(2, 8), pool_pre_ping=True, connect_args=arguments)
    Path(address.database or "").parent.mkdir(parents=True, exist_ok=True)
    engine = create_engine(address, **QUIET, **_pool(1, 0), connect_args=_sqlite_arguments())
    event.listen(engine, "connect", _writes)
    event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN IMMEDIATE"))
    return engine


def reader(engine: Engine) -> Engine:
    """An engine that only reads the same database, from any thread; each statement sees what is committed."""
    address, single = engine.url, "AUTOCOMMIT"
    if address.get_backend_name() != "sqlite":
        arguments = {"connect_timeout": PATIENCE_S, "options": "-c default_transaction_read_only=on"}
        ping = {"pool_pre_ping": True, "connect_args": arguments}
        return create_engine(address, **QUIET, **_pool(4, 28), **ping, isolation_level=single)
    reads = create_engine(address, **QUIET, **_pool(4, 60), connect_args=_sqlite_arguments(), isolation_level=single)
    event.listen(reads, "connect", _reads)
    return reads


def migrate(url: str) -> None:
    """Bring the database up to date, or make it."""
    # Slow to import (0.4 s), and seldom needed.
    from alembic import command  # noqa: PLC0415
    from alembic.config import Config  # noqa: PLC0415

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["url"] = url
    command.upgrade(config, "head")


def at_head(engine: Engine) -> bool:
    """Whether the database is as this code wants it."""
    reads = reader(engine)
    try:
        with reads.connect() as connection:
            return connection.execute(text("SELECT version_num FROM alembic_version")).scalars().all() == [HEAD]
    except SQLAlchemyError:
        return False
    finally:
        reads.dispose()


def _pool(size: int, more: int) -> Mapping[str, Any]:
    return {"pool_size": size, "max_overflow": more}


def _sqlite_arguments() -> dict[str, Any]:
    return {"timeout": PATIENCE_S, "isolation_level": None}


def _writes(connection: Any, _record: Any) -> None:
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}")


def _reads(connection: Any, _record: Any) -> None:
    for pragma in ("query_only=ON", "wal_autocheckpoint=0"):
        connection.execute(f"PRAGMA {pragma}")
