"""A socket that has come in: whose it is, what it is told, how it is shown out."""

import asyncio
from collections.abc import Callable

from starlette.websockets import WebSocket

from app.config import Limits
from app.play.follow import Wish
from app.play.who import Who
from app.web.line import DROP
from app.web.manners import Own
from app.web.outbox import Outbox
from app.wire import messages as m

SLOW = 4408


class Guest:
    """One socket of a seat or a watcher."""

    def __init__(self, socket: WebSocket, who: Who, wish: Wish, limits: Limits, own: Own) -> None:
        """Begin to hear; nothing is told before it joins."""
        self.who, self.wish, self.own, self.delay = who, wish, own, wish.delay
        self.gone = asyncio.Event()
        self._drop: Callable[[int], None] | None = (socket.scope.get("extensions") or {}).get(DROP)
        self.outbox = Outbox(socket.send_text, self._slow, limits.queue_messages, limits.queue_bytes)

    def hear(self, text: str) -> None:
        """Send this."""
        self.outbox.hear(text)

    def tell(self, message: m.ToScreen) -> None:
        """Send a message meant for this socket alone."""
        self.outbox.hear(message.model_dump_json(by_alias=True))

    def _slow(self) -> None:
        if self._drop is not None:
            self._drop(SLOW)
        self.gone.set()
