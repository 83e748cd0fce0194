"""A client that follows a game whatever happens to the server: it comes back to the place where it was (P-02)."""

import asyncio
import json
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidMessage, InvalidStatus

from tests.prove.door import Door
from tests.prove.mirror import Mirror
from tests.prove.witness import Witness

LOST = (ConnectionClosed, InvalidMessage, InvalidStatus, OSError, TimeoutError)
TRIES = 500


class Run:
    """What all clients of one run share: whether the server is up, how much has happened, whether to stop."""

    def __init__(self, address: str) -> None:
        """`address` is host:port; the server is up."""
        self.address = address
        self.up = asyncio.Event()
        self.up.set()
        self.playing = True
        self.over = False
        self.ticks = 0
        self.changed = asyncio.Condition()

    async def tick(self, ticks: int = 1) -> None:
        """Something happened."""
        async with self.changed:
            self.ticks += ticks
            self.changed.notify_all()

    async def until(self, met: Any) -> None:
        """Wait until a condition holds that can only change with a tick."""
        async with self.changed:
            await self.changed.wait_for(met)


class Follower:
    """Watches a game."""

    def __init__(self, run: Run, witness: Witness, link: str) -> None:
        """Come in by a link's token."""
        self.run, self.witness, self.link = run, witness, link
        self.door, self.mirror = Door(run.address), Mirror()
        self.socket: ClientConnection | None = None

    async def live(self) -> None:
        """Follow until the run is over, whatever becomes of the line."""
        tries = 0
        while not self.run.over:
            await self.run.up.wait()
            place = self.mirror.order
            try:
                await self.sit()
            except LOST:
                self.witness.cuts += 1
            tries = 0 if self.mirror.order > place else tries + 1
            if tries > TRIES:
                raise RuntimeError(f"{self.witness.name} came in {TRIES} times and was told nothing new")

    async def enter(self) -> Any:
        """A ticket; a watcher's link is good for any number."""
        return await asyncio.to_thread(self.door.claim, self.link)

    async def sit(self) -> None:
        """One socket from hello to its end."""
        ticket = await self.enter()
        address = f"ws://{self.run.address}/ws/games/{ticket['game']}"
        async with connect(address, compression=None, max_size=None, open_timeout=10) as self.socket:
            since = {"generation": self.mirror.generation, "order": self.mirror.order} if self.mirror.order else None
            await self.send({"type": "hello", "ticket": ticket["ticket"], "since": since})
            await self.returned()
            async for frame in self.socket:
                await self.hear(json.loads(frame))
                if self.run.over:
                    return

    async def send(self, message: dict[str, Any]) -> None:
        """One frame."""
        if self.socket is not None:
            await self.socket.send(json.dumps(message))

    async def returned(self) -> None:
        """What to do first on a new line."""

    async def hear(self, message: dict[str, Any]) -> None:
        """What a watcher does with a message."""
        match message["type"]:
            case "welcome":
                self.mirror.whole(message)
                self.told(message)
            case "step" if not self.mirror.step(message):
                await self.resume()
            case "step":
                self.told(message)
            case "heartbeat" if message["order"] > self.mirror.order:
                await self.resume()
            case "fault":
                self.witness.wrong.append(f"{self.witness.name} was told of a fault: {message}")
        await self.run.tick(0)

    def told(self, message: dict[str, Any]) -> None:
        """Remember what was told, and hold the view against its hash."""
        order = message.get("to", message.get("order"))
        self.witness.told(order, message)
        if order == self.mirror.order and message.get("hash") not in (None, self.mirror.digest()):
            self.witness.wrong.append(f"{self.witness.name} had another view than the server at order {order}")

    async def resume(self) -> None:
        """A step was missed."""
        since = {"generation": self.mirror.generation, "order": self.mirror.order}
        await self.send({"type": "resume", "since": since})
