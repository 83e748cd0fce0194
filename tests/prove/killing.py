"""Killing the server while a run goes on, again and again, each time at another moment of somebody's order."""

import asyncio
from random import Random

from tests.prove.follower import Run
from tests.prove.server import Server

SOON = (1, 24)
AFTER_S = 0.02


async def killings(run: Run, server: Server, luck: Random, times: int) -> None:
    """Kill -9 and start again, so many times; between two, some orders are sent and done."""
    for _ in range(times):
        wanted = run.ticks + luck.randint(*SOON)
        await run.until(lambda wanted=wanted: run.ticks >= wanted)
        # The moment itself is what is tried: before a commit, in it, between it and the answer, in mid broadcast.
        await asyncio.sleep(luck.uniform(0, AFTER_S))
        run.up.clear()
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)
        run.up.set()
