"""A PostgreSQL database of this run's own, made on first need and dropped at the end."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NoReturn

import psycopg
import pytest
from psycopg import sql

SERVER = os.environ.get("BASECONTACT_TEST_POSTGRES", "postgresql://postgres@127.0.0.1:5432/postgres")


@contextmanager
def own_database(worker: str) -> Iterator[str]:
    """The address of an empty database that nobody else uses: `worker` and the process are in its name."""
    name = f"basecontact_test_{worker}_{os.getpid()}"
    with _server() as server:
        server.execute(sql.SQL("CREATE DATABASE {}").format(sql.Identifier(name)))
        try:
            yield f"{SERVER.rpartition('/')[0]}/{name}"
        finally:
            server.execute(sql.SQL("DROP DATABASE {} WITH (FORCE)").format(sql.Identifier(name)))


def empty(address: str) -> None:
    """Take everything out. Waits at most ten seconds for a connection that a test left inside a transaction."""
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute("SET lock_timeout = '10s'")
        connection.execute("SET client_min_messages = warning")
        connection.execute("DROP SCHEMA public CASCADE")
        connection.execute("CREATE SCHEMA public")


def _server() -> psycopg.Connection:
    try:
        return psycopg.connect(SERVER, autocommit=True, connect_timeout=5)
    except psycopg.OperationalError as error:
        why = str(error)
    return absent(f"PostgreSQL does not answer (BASECONTACT_TEST_POSTGRES says where it is): {why}")


def absent(what: str) -> NoReturn:
    """What a test needs is not there: a failure where everything has to be there, a skip elsewhere."""
    if os.environ.get("CI"):
        pytest.fail(what, pytrace=False)
    pytest.skip(what)
