"""Work that goes on beside the requests: started from any thread, ended together."""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from concurrent.futures import Future
from typing import Any, TypeVar

T = TypeVar("T")
log = logging.getLogger(__name__)
Work = Coroutine[Any, Any, None]


class Running:
    """Tasks on one event loop; a failure is logged and costs only its own task."""

    def __init__(self) -> None:
        """Nothing runs."""
        self.loop: asyncio.AbstractEventLoop | None = None
        self.tasks: set[asyncio.Task[None]] = set()

    def start(self, loop: asyncio.AbstractEventLoop) -> None:
        """Run on this loop."""
        self.loop = loop

    def go(self, work: Callable[[], Work]) -> None:
        """Start some work; may be called from any thread; nothing happens when not running."""
        if self.loop is not None:
            self.loop.call_soon_threadsafe(self._go, work)

    def task(self, work: Work) -> asyncio.Task[None]:
        """Start some work; on the loop alone."""
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self._over)
        return task

    async def stop(self) -> None:
        """End everything."""
        self.loop = None
        for task in [*self.tasks]:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    def _go(self, work: Callable[[], Work]) -> None:
        if self.loop is not None:
            self.task(work())

    def _over(self, task: "asyncio.Task[None]") -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("work in the background failed", exc_info=task.exception())


async def outcome(future: "Future[T]") -> T:
    """What the journal answers; whoever stops waiting does not call the order back."""
    return await asyncio.shield(asyncio.wrap_future(future))
