"""Writes that are no orders: done in the journal's thread, or not at all, and then it is said (A-12)."""

import logging
from collections.abc import Callable
from typing import Any, TypeVar

from app.store.journal import Journal

T = TypeVar("T")
log = logging.getLogger(__name__)


class Unavailable(RuntimeError):
    """The database cannot be written just now; nothing has changed."""


def written(journal: Journal, job: Callable[[Any], T]) -> T:
    """The result of a job in a transaction; blocks. Raises Unavailable."""
    try:
        return journal.write(job).result()
    except Exception as error:
        log.exception("a write failed")
        raise Unavailable from error
