"""Time limits: when one has passed in game time, the ask's default is taken, as the order of a clock (P-31, A-09)."""

import asyncio
import logging
from collections.abc import Callable

from app.engine.orders import RunOut
from app.play.running import Running, outcome
from app.store.answers import Submission
from app.store.journal import Journal

log = logging.getLogger(__name__)
LOOK = 0.25
"""Seconds between looks: limits are in seconds, so nobody sees the difference."""


class Clocks:
    """Looks for limits that have passed in every game that runs."""

    def __init__(self, journal: Journal, now: Callable[[], int], look: float = LOOK) -> None:
        """`now` gives game time in ms."""
        self.journal, self.now, self.look = journal, now, look
        self.running = Running()

    def start(self, loop: asyncio.AbstractEventLoop) -> None:
        """Begin."""
        self.running.start(loop)
        self.running.go(self._run)

    async def stop(self) -> None:
        """End."""
        await self.running.stop()

    async def pass_due(self) -> int:
        """Take the default of every ask whose limit has passed, at most once each; gives how many were due."""
        due = await asyncio.to_thread(self.journal.read.open_limits, self.now())
        orders = [
            Submission(game=d.game, cid=f"clock:{d.ask}", seat=0, by="clock", deed=RunOut(ask=d.ask)) for d in due
        ]
        await asyncio.gather(*(outcome(self.journal.submit(order)) for order in orders))
        return len(orders)

    async def _run(self) -> None:
        while True:
            try:
                await self.pass_due()
            except Exception as error:  # noqa: BLE001  (the next look may go well; the journal logs what is broken)
                log.warning("time limits could not be looked at: %s", type(error).__name__)
            await asyncio.sleep(self.look)
