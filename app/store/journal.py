"""The one thread of a worker that writes: it takes what has queued, judges it, commits it, answers (A-11, A-12)."""

import logging
import secrets
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from datetime import UTC, datetime
from threading import Thread
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, insert
from sqlalchemy.exc import SQLAlchemyError

from app.engine.game import Options
from app.engine.refusal import refused
from app.store.answers import Answer, Submission
from app.store.batch import Bench
from app.store.hands import Hands
from app.store.kept import Rulesets
from app.store.meter import keep_time
from app.store.new_game import new_game
from app.store.reading import Reading
from app.store.tables import instance
from app.store.waiting import Closed, Entry, Job, Waiting

LOG = logging.getLogger("basecontact.journal")
TICK_S = 1.0
PATIENCE = 2
T = TypeVar("T")


class Journal:
    """All writing of one worker. `read` reads; every method may be called from any thread but the journal's own.

    `now` gives game time in ms; `on_news(game ids)` is called in the thread after each commit and must not block;
    `draw(n)` gives n secret random bytes. `instance` names this run of the server.
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
        self.engine, self.now, self.on_news, self.draw = engine, now, on_news, draw
        self.read = Reading(engine, rulesets)
        self.instance = secrets.token_hex(8)
        self._waiting = Waiting()
        hands = Hands(self.read.openings)
        self._bench = Bench(engine, self.read.reads, hands, self.read.shelf, now, draw)
        self._thread = Thread(target=self._run, name="journal")
        self._time_kept = -1

    def start(self) -> None:
        """Begin to take orders."""
        self._thread.start()
        self.write(lambda c: c.execute(insert(instance).values(id=self.instance, started=datetime.now(UTC))))

    def stop(self) -> None:
        """Answer all that has queued, then end the thread. What is handed in later is refused as `unavailable`."""
        self._waiting.close()
        self._thread.join()
        self.read.close()

    def submit(self, submission: Submission) -> Future[Answer]:
        """Hand in an order; the answer comes when it is committed (or refused, or stale).

        A future that is cancelled before its order is taken up withdraws the order.
        """
        entry = Entry(submission=submission, answer=Future())
        try:
            self._waiting.order(entry)
        except Closed:
            entry.answer.set_result(refused("unavailable"))
        return entry.answer

    def write(self, job: Callable[[Connection], T]) -> Future[T]:
        """Run any other write in the thread, in a transaction of its batch.

        It may be run twice if a neighbour fails, so it must do nothing but write. Raises Closed when stopped.
        """
        entry = Job(run=job, result=Future())
        self._waiting.job(entry)
        return entry.result

    def create_game(
        self, ruleset: str, setup: str | Any, options: Options | None = None, seats: tuple[int, ...] = ()
    ) -> str:
        """Set up a game and open it (order 1); blocks; gives its id. `setup` is a key of the ruleset's or a value.

        No seats: those of the setup. Raises KeyError (no such ruleset or setup) or NotOpened.
        """
        return new_game(self, ruleset, setup, options or Options(), seats)

    def _run(self) -> None:
        while (taken := self._waiting.take(TICK_S)) is not None:
            jobs, entries = taken
            self._write([job for job in jobs if job.result.set_running_or_notify_cancel()])
            self._judge([e for e in entries if e.answer.running() or e.answer.set_running_or_notify_cancel()])
            self._tick()
        self._tick(least=1)

    def _judge(self, entries: Sequence[Entry]) -> None:
        if not entries:
            return
        try:
            self._waiting.again(self._bench.settle(entries, self._tell))
        except Exception as error:  # noqa: BLE001  (each is judged alone, and logged there)
            LOG.warning("a batch of %s failed (%s); each is tried alone", len(entries), type(error).__name__)
            self._one_by_one(entries)

    def _one_by_one(self, entries: Sequence[Entry]) -> None:
        """After two in a row that the database does not take, the others are not made to wait for its time limits."""
        failed = 0
        for entry in entries:
            if failed < PATIENCE and self._alone(entry):
                failed = 0
                continue
            failed += 1
            self._tell([(entry, refused("unavailable"))], ())

    def _alone(self, entry: Entry) -> bool:
        """Judge one order; false if the database does not take it."""
        try:
            self._waiting.again(self._bench.settle([entry], self._tell))
        except SQLAlchemyError:
            LOG.exception("game %s: the database does not take an order", entry.submission.game)
            return False
        except Exception:
            LOG.exception("game %s, order %s failed", entry.submission.game, entry.submission.cid)
            self._tell([(entry, refused("our_fault"))], ())
        return True

    def _tell(self, answers: Sequence[tuple[Entry, Answer]], news: tuple[str, ...]) -> None:
        for entry, answer in answers:
            if not entry.answer.done():
                entry.answer.set_result(answer)
        if news:
            try:
                self.on_news(news)
            except Exception:
                LOG.exception("the bell failed")

    def _write(self, jobs: Sequence[Job]) -> None:
        if not jobs:
            return
        try:
            with self.engine.begin() as connection:
                results = [job.run(connection) for job in jobs]
        except Exception as error:  # noqa: BLE001  (whoever handed the job in is told)
            if len(jobs) == 1:
                jobs[0].result.set_exception(error)
            else:
                for job in jobs:
                    self._write([job])
            return
        for job, result in zip(jobs, results, strict=True):
            job.result.set_result(result)

    def _tick(self, least: float = TICK_S * 1000) -> None:
        """Keep game time if this many ms of it have passed since it was kept."""
        now = self.now()
        if now < self._time_kept + least:
            return
        try:
            with self.engine.begin() as connection:
                keep_time(connection, now)
            self._time_kept = now
        except SQLAlchemyError as error:
            LOG.warning("game time was not kept: %s", type(error).__name__)
