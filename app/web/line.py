"""uvicorn's WebSocket, with one thing more: a line can be dropped although its reader takes nothing (P-06)."""

import socket
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

DROP = "basecontact.drop"
GRACE = 3.0
KERNEL_BYTES = 256 * 1024
"""What the system may hold for one reader, so that a thousand who never read cost little."""


class Line(WebSocketsSansIOProtocol):
    """Offers `scope["extensions"]["basecontact.drop"]`: close with a code now, cut the line after a grace time."""

    def connection_made(self, transport: Any) -> None:  # noqa: ANN401  (as in the class above)
        """Keep what the system buffers small."""
        super().connection_made(transport)
        raw = transport.get_extra_info("socket")
        if raw is not None and raw.family in (socket.AF_INET, socket.AF_INET6):
            raw.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, KERNEL_BYTES)

    async def run_asgi(self) -> None:
        """Run the application with the extension in its scope."""
        extensions: dict[str, Any] = {**(self.scope.get("extensions") or {}), DROP: self.drop}
        self.scope["extensions"] = extensions
        await super().run_asgi()

    def keepalive_timeout(self) -> None:
        """Nothing comes back: cut the line, whatever is still to be written."""
        super().keepalive_timeout()
        self.loop.call_later(GRACE, self.transport.abort)

    def drop(self, code: int) -> None:
        """Say goodbye behind all that is still under way, and cut the line soon whether that is read or not."""
        if self.close_sent or self.transport.is_closing():
            return
        self.conn.send_close(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code})
        self.close_timer = self.loop.call_later(GRACE, self.transport.abort)
        self.writable.set()
