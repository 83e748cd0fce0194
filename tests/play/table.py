"""What tests of the table do: answer an ask with an example, listen as a viewer."""

import asyncio
import json
from random import Random
from typing import Any

from app.engine.hidden import Viewer
from app.engine.orders import Act
from app.engine.position import Position
from app.play.follow import Wish
from app.play.house import House
from app.play.running import outcome
from app.store.answers import Answer, Submission


async def answer(house: House, game: str, seat: int, cid: str = "") -> Answer:
    """Answer the first open ask of a seat by hand, with any example."""
    kept = house.journal.read.game(game)
    ask = next(a for a in kept.game.asks if a.seat == seat)
    command = kept.rules.examples(Position(world=kept.world, state=kept.game.table), ask, Random(1))[0]
    deed = Act(ask=ask.id, command=command)
    return await outcome(
        house.journal.submit(Submission(game=game, cid=cid or f"hand:{ask.id}", seat=seat, by="hand", deed=deed))
    )


class Ear:
    """Somebody who listens to a game."""

    def __init__(self) -> None:
        self.told: asyncio.Queue[dict[str, Any]] = asyncio.Queue()

    def hear(self, text: str) -> None:
        self.told.put_nowait(json.loads(text))

    async def next(self, kind: str) -> dict[str, Any]:
        """The next message of a kind; a test that waits for ever is ended."""
        async with asyncio.timeout(20):
            while (message := await self.told.get())["type"] != kind:
                pass
            return message


async def listen(house: House, game: str, viewer: Viewer, delay: int = 0) -> Ear:
    """Join as a viewer."""
    ear = Ear()
    wish = Wish(game=game, viewer=viewer, since=None, delay=delay)
    await asyncio.wrap_future(house.follow.join(wish, ear))
    return ear
