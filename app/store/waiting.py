"""What waits for the thread: orders, one line a game, and other writes; the games take turns (A-11)."""

from collections import OrderedDict, deque
from collections.abc import Callable, Iterable
from concurrent.futures import Future
from dataclasses import dataclass
from itertools import islice
from threading import Condition
from typing import Any

from sqlalchemy import Connection

from app.store.answers import Answer, Submission

BATCH = 64


@dataclass(frozen=True, kw_only=True, eq=False)
class Entry:
    """An order, and where its answer goes."""

    submission: Submission
    answer: Future[Answer]


@dataclass(frozen=True, kw_only=True, eq=False)
class Job:
    """Another write, and where its result goes."""

    run: Callable[[Connection], Any]
    result: Future[Any]


class Closed(RuntimeError):
    """The journal has stopped; nothing is taken any more."""


class Waiting:
    """Handed in from any thread, taken by one."""

    def __init__(self) -> None:
        """Nothing waits."""
        self._lines: OrderedDict[str, deque[Entry]] = OrderedDict()
        self._jobs: list[Job] = []
        self._closed = False
        self._news = Condition()

    def order(self, entry: Entry) -> None:
        """Put an order at the end of its game's line. Raises Closed."""
        with self._news:
            if self._closed:
                raise Closed
            self._lines.setdefault(entry.submission.game, deque()).append(entry)
            self._news.notify()

    def job(self, job: Job) -> None:
        """Put another write at the end. Raises Closed."""
        with self._news:
            if self._closed:
                raise Closed
            self._jobs.append(job)
            self._news.notify()

    def again(self, entries: Iterable[Entry]) -> None:
        """Put orders back at the head of their lines: they were judged on a game that had gone on."""
        with self._news:
            for entry in entries:
                self._lines.setdefault(entry.submission.game, deque()).appendleft(entry)
                self._lines.move_to_end(entry.submission.game, last=False)

    def close(self) -> None:
        """Take nothing more."""
        with self._news:
            self._closed = True
            self._news.notify()

    def take(self, timeout: float) -> tuple[list[Job], list[Entry]] | None:
        """All other writes and the first order of each of the first games; None: closed, and all is done."""
        with self._news:
            if not (self._jobs or self._lines or self._closed):
                self._news.wait(timeout)
            if self._closed and not (self._jobs or self._lines):
                return None
            jobs, self._jobs = self._jobs, []
            return jobs, self._batch()

    def _batch(self) -> list[Entry]:
        games = list(islice(self._lines, BATCH))
        return [self._first(game) for game in games]

    def _first(self, game: str) -> Entry:
        line = self._lines[game]
        entry = line.popleft()
        if line:
            self._lines.move_to_end(game)
        else:
            del self._lines[game]
        return entry
