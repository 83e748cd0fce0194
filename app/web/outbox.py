"""Sending to one socket: at once while its line takes it, else from a bounded queue; nobody waits for it (A-16)."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine, Generator
from types import coroutine
from typing import Any

Send = Callable[[str], Coroutine[Any, Any, None]]


class Outbox:
    """The way to one screen. When it reads too slowly `drop` is called, once, and nothing more is sent (P-06)."""

    def __init__(self, send: Send, drop: Callable[[], None], most: int, most_bytes: int) -> None:
        """Queue at most so many messages and bytes."""
        self.send, self.drop = send, drop
        self.most, self.most_bytes = most, most_bytes
        self.queue: deque[str] = deque()
        self.bytes = 0
        self.waiting: asyncio.Task[None] | None = None
        self.closed = False

    def hear(self, text: str) -> None:
        """Send this after all that went before."""
        if self.closed:
            return
        if self.waiting is None:
            self._at_once(text)
            return
        self.queue.append(text)
        self.bytes += len(text)
        if len(self.queue) > self.most or self.bytes > self.most_bytes:
            self.close()
            self.drop()

    def close(self) -> None:
        """Send nothing more."""
        self.closed = True
        self.queue.clear()
        if self.waiting is not None:
            self.waiting.cancel()

    async def empty(self) -> None:
        """Wait until all is sent."""
        while self.waiting is not None:
            await asyncio.wait([self.waiting])

    def _at_once(self, text: str) -> None:
        """Run the sending up to its first real wait: most never wait, and a task for each would cost a third more."""
        sending = self.send(text)
        try:
            wait = sending.send(None)
        except StopIteration:
            return
        except Exception:  # noqa: BLE001  (whatever a line that has gone raises; its reader learns it and leaves)
            self.closed = True
            return
        self.waiting = asyncio.ensure_future(self._rest(_resumed(sending, wait)))

    async def _rest(self, sending: Awaitable[None]) -> None:
        try:
            await sending
            while self.queue:
                text = self.queue.popleft()
                self.bytes -= len(text)
                await self.send(text)
        except Exception:  # noqa: BLE001  (as above)
            self.closed = True
        finally:
            self.waiting = None


@coroutine
def _resumed(sending: Coroutine[Any, Any, None], wait: Any) -> Generator[Any, Any, None]:  # noqa: ANN401  (a future of the loop)
    """Go on with a coroutine that was begun by hand and now waits for `wait`."""
    try:
        while True:
            try:
                given = yield wait
            except BaseException as error:  # noqa: BLE001  (handed on to whom it is meant for)
                wait = sending.throw(error)
            else:
                wait = sending.send(given)
    except StopIteration:
        return
