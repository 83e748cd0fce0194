"""A whole run: several games at once over sockets, each with all its seats and a watcher, and what is done to them."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from random import Random

from app.engine.hidden import PUBLIC, seat_viewer
from tests.prove.follower import Follower, Run
from tests.prove.player import Player
from tests.prove.tables import Laid
from tests.prove.witness import Witness

# Against hanging; a busy machine may take a few times as long as a quiet one.
LONGEST_S = 900
REST_S = 60


class Party:
    """The clients of a run, at these games."""

    def __init__(self, address: str, games: Sequence[Laid], luck: Random, kind: type[Player] = Player) -> None:
        """The server at `address` (host:port) is up when `play` is called; `kind` of players sit at the tables."""
        self.run = Run(address)
        self.clients: list[Follower] = []
        for laid in games:
            name = laid.game[:6]
            for seat, link in laid.seats.items():
                witness = Witness(name=f"seat {seat} of {name}", game=laid.game, viewer=seat_viewer(seat))
                self.clients.append(kind(self.run, witness, link, Random(luck.random())))
            watcher = Witness(name=f"watcher of {name}", game=laid.game, viewer=PUBLIC, delay=laid.delay)
            self.clients.append(Follower(self.run, watcher, laid.watch))

    @property
    def witnesses(self) -> list[Witness]:
        """What all of them were told."""
        return [client.witness for client in self.clients]

    async def play(self, meanwhile: Callable[[Run], Awaitable[None]]) -> None:
        """Play until `meanwhile` is over, then put the pieces down and wait until all have been told everything."""
        async with asyncio.timeout(LONGEST_S), asyncio.TaskGroup() as group:
            for client in self.clients:
                group.create_task(client.live())
            await self.run.until(lambda: all(client.mirror.order for client in self.clients))
            await meanwhile(self.run)
            self.run.playing = False
            await asyncio.wait_for(self.run.until(self._level), REST_S)
            self.run.over = True
            for client in self.clients:
                if client.socket is not None:
                    await client.socket.close()

    def _level(self) -> bool:
        """Nobody waits for an answer, and all at a table are at one place."""
        places: dict[str, set[int]] = {}
        for client in self.clients:
            places.setdefault(client.witness.game, set()).add(client.mirror.order)
        waiting = any(getattr(client, "pending", None) for client in self.clients)
        return not waiting and all(len(orders) == 1 for orders in places.values())
