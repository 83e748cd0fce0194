"""Heavy thought in processes of its own, so that no table stutters while a bot or an odds table works (A-18)."""

import asyncio
import os
import pickle
import sys
from collections.abc import Callable
from typing import Any

from app.play.mind import LENGTH, framed
from app.store.kept import Kept


class StuckError(RuntimeError):
    """A job failed; carries what the process said."""


class Thinking:
    """A few processes that start when they are first needed. Used on the event loop alone."""

    def __init__(self, paths: tuple[str, ...], workers: int) -> None:
        """`paths` are import paths of rule books, `workers` how many processes at most."""
        self.paths, self.workers = paths, workers
        self.room = asyncio.Semaphore(workers)
        self.idle: list[asyncio.subprocess.Process] = []
        self.all: set[asyncio.subprocess.Process] = set()

    async def think(self, job: Callable[..., Any], kept: Kept, *arguments: object) -> Any:  # noqa: ANN401  (the job's own answer)
        """The answer of `job(rules, world, *arguments)`; cancelling this ends the process that works on it."""
        frame = framed((job, kept.meta.ruleset, pickle.dumps(kept.meta.setup), arguments))
        async with self.room:
            mind = self.idle.pop() if self.idle else await self._awake()
            try:
                done, answer = await _exchange(mind, frame)
            except BaseException:
                await self._end(mind)
                raise
            self.idle.append(mind)
        if not done:
            raise StuckError(answer)
        return answer

    async def stop(self) -> None:
        """End all processes."""
        for mind in [*self.all]:
            await self._end(mind)
        self.idle.clear()

    async def _awake(self) -> asyncio.subprocess.Process:
        mind = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "app.play.mind",
            *self.paths,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(p for p in sys.path if p)},
        )
        self.all.add(mind)
        return mind

    async def _end(self, mind: asyncio.subprocess.Process) -> None:
        self.all.discard(mind)
        if mind.returncode is None:
            mind.kill()
            await mind.wait()


async def _exchange(mind: asyncio.subprocess.Process, frame: bytes) -> tuple[bool, Any]:
    if mind.stdin is None or mind.stdout is None:
        raise StuckError("a process without ears")
    mind.stdin.write(frame)
    await mind.stdin.drain()
    head = await mind.stdout.readexactly(LENGTH)
    answer: tuple[bool, Any] = pickle.loads(await mind.stdout.readexactly(int.from_bytes(head, "big")))  # noqa: S301  (our own child)
    return answer
