"""A client that plays a seat: one intent at a time, sent again after a lost line, now and then given up (P-10)."""

import asyncio
from random import Random
from typing import Any

from tests.prove.choosing import chosen
from tests.prove.follower import Follower, Run
from tests.prove.witness import Witness

GIVES_UP = 0.3
TAKES_BACK = 0.03
ANSWERS = ("done", "refused", "stale")
# Leaving the table ends a game early: that is left to the switch, which answers it when nobody does.
LEFT_ALONE = ("withdraw",)


class Player(Follower):
    """Plays whatever is offered, at random."""

    def __init__(self, run: Run, witness: Witness, link: str, luck: Random) -> None:
        """`luck` chooses; the seat is the witness's."""
        super().__init__(run, witness, link)
        self.luck = luck
        self.claimed = False
        self.pending: dict[str, Any] | None = None
        self.must = 0
        self.closed: set[str] = set()

    async def enter(self) -> Any:
        """The link once, then the session that holds the seat."""
        if self.claimed:
            return await asyncio.to_thread(self.door.ticket, self.witness.game, self.witness.viewer.seat)
        ticket = await super().enter()
        self.claimed = True
        return ticket

    async def returned(self) -> None:
        """Send the intent that was not answered again, or give it up for good."""
        if self.pending is None:
            return
        if self.luck.random() < GIVES_UP:
            self.witness.abandoned.append(self.pending["cid"])
            self.pending = None
        else:
            await self.intend(self.pending)

    async def hear(self, message: dict[str, Any]) -> None:
        """As a watcher; then act if it is one's turn."""
        if message["type"] in ANSWERS:
            await self.answered(message)
        await super().hear(message)
        await self.act()

    async def answered(self, message: dict[str, Any]) -> None:
        """An intent is settled."""
        self.witness.answered(message)
        if self.pending is None or message["cid"] != self.pending["cid"]:
            return
        if message["type"] == "stale":
            self.closed.add(self.pending.get("ask", ""))
        self.must = max(self.must, message.get("order", 0))
        self.pending = None
        await self.run.tick(message["type"] == "done")

    async def act(self) -> None:
        """Answer what is open, once everything is known that one's own deeds did."""
        mirror = self.mirror
        if self.pending or not self.run.playing or mirror.order < max(self.must, 1) or mirror.view["end"]:
            return
        intent = self._answer_to_offer() or self._take_back() or self._choice()
        if intent:
            self.pending = intent | {"cid": f"{self.luck.getrandbits(128):032x}"}
            await self.intend(self.pending)

    async def intend(self, intent: dict[str, Any]) -> None:
        """Send it."""
        self.witness.intends(intent["cid"])
        await self.send(intent)
        await self.run.tick()

    def _choice(self) -> dict[str, Any] | None:
        asks = self.mirror.view["asks"]
        mine = {ask for ask, row in asks.items() if row["kind"] not in LEFT_ALONE and ask not in self.closed}
        options = {key: row for key, row in self.mirror.view["options"].items() if row["ask"] in mine}
        choice = chosen(self.mirror.view | {"options": options}, self.mirror.scenery, self.luck)
        return {"type": "do", "ask": choice[0], "command": choice[1]} if choice else None

    def _answer_to_offer(self) -> dict[str, Any] | None:
        seat = self.witness.viewer.seat
        for key, offer in self.mirror.view["offers"].items():
            if offer["seat"] != seat and seat not in offer["yes"] and key not in self.closed:
                self.closed.add(key)
                return {"type": "answer", "offer": key, "yes": self.luck.random() < 0.5}
        return None

    def _take_back(self) -> dict[str, Any] | None:
        fair = self.mirror.view["fair"]["now"]
        if self.luck.random() > TAKES_BACK or self.mirror.view["offers"] or not fair["free"]:
            return None
        if fair["seat"] != self.witness.viewer.seat:
            return None
        return {"type": "offer", "what": "undo", "to": fair["free"][0]}
