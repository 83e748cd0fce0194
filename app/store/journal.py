"""The one thread of a worker that writes: it takes what has queued, judges it, commits it, answers (A-11, A-12)."""

import secrets
from collections.abc import Callable
from concurrent.futures import Future
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine

from app.engine.game import Options
from app.store.answers import Answer, Submission
from app.store.kept import Rulesets
from app.store.reading import Reading

T = TypeVar("T")


class Journal:
    """All writing of one worker. `read` reads, from any thread; all other methods may be called from any thread.

    `now` gives game time in ms; `on_news(game ids)` is called in the thread after each commit and must not block;
    `draw(n)` gives n secret random bytes.
    """

    def __init__(
        self,
        engine: Engine,
        rulesets: Rulesets,
        now: Callable[[], int],
        on_news: Callable[[tuple[str, ...]], None],
        draw: Callable[[int], bytes] = secrets.token_bytes,
    ) -> None:
        """Bind the thread to a database that has been migrated; nothing runs before `start`."""
        self.read = Reading(engine, rulesets)

    def start(self) -> None:
        """Begin to take orders."""
        raise NotImplementedError

    def stop(self) -> None:
        """Answer all that has queued, then end the thread. What is handed in later is refused as `unavailable`."""
        raise NotImplementedError

    def submit(self, submission: Submission) -> Future[Answer]:
        """Hand in an order; the answer comes when it is committed (or refused, or stale)."""
        raise NotImplementedError

    def write(self, job: Callable[[Connection], T]) -> Future[T]:
        """Run any other write in the thread, in a transaction; it may be run twice if its neighbours fail."""
        raise NotImplementedError

    def create_game(
        self, ruleset: str, setup: str | Any, options: Options | None = None, seats: tuple[int, ...] = ()
    ) -> str:
        """Set up a game and open it (order 1); blocks; gives its id. `setup` is a key of the ruleset's or a value."""
        raise NotImplementedError
