"""Game time: for how many milliseconds this server has run; it stands while the server is down (A-09)."""

import time
from collections.abc import Callable

from sqlalchemy import Connection, Engine, select, update

from app.store.session import reader
from app.store.tables import meter


class Meter:
    """Runs on from where it stood; never back, whatever happens to the wall clock."""

    def __init__(self, start: int, clock: Callable[[], float] = time.monotonic) -> None:
        """Begin at `start` ms; `clock` gives seconds that only go on."""
        self.start, self.clock, self.since = start, clock, clock()

    @classmethod
    def of(cls, engine: Engine) -> "Meter":
        """The meter of a database: begin where the last one was kept."""
        reads = reader(engine)
        try:
            with reads.connect() as connection:
                return cls(connection.execute(select(meter.c.time)).scalar_one())
        finally:
            reads.dispose()

    def now(self) -> int:
        """Game time in ms; from any thread."""
        return self.start + int((self.clock() - self.since) * 1000)


def keep_time(connection: Connection, now: int) -> None:
    """Keep how late it is. The row is every worker's: touch it last in a transaction, so that nobody waits long."""
    connection.execute(update(meter).where(meter.c.time < now).values(time=now))
