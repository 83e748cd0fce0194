"""Thought in a process of its own: answers, failures that say why, and an end when nobody waits any more (A-18)."""

import asyncio
import os
from pathlib import Path

import pytest

from app.play.house import House
from app.play.thinking import StuckError
from app.store.kept import Kept
from tests.play.thoughts import forever, known, process, wrong


@pytest.fixture
def kept(house: House) -> Kept:
    return house.journal.read.game(house.lobby.open("probe", "duel").game)


async def test_a_thought_is_answered_elsewhere(house: House, kept: Kept) -> None:
    assert await house.thinking.think(known, kept, "word") == "probe word"
    first, second = [await house.thinking.think(process, kept) for _ in range(2)]
    assert first == second != os.getpid()


async def test_a_failure_says_why_and_the_next_thought_is_answered(house: House, kept: Kept) -> None:
    with pytest.raises(StuckError, match="no such thought"):
        await house.thinking.think(wrong, kept)
    assert await house.thinking.think(known, kept, "word") == "probe word"


async def test_a_thought_that_nobody_waits_for_is_ended(house: House, kept: Kept, tmp_path: Path) -> None:
    before = await house.thinking.think(process, kept)
    os.mkfifo(tmp_path / "started")
    task = asyncio.ensure_future(house.thinking.think(forever, kept, str(tmp_path / "started")))
    await asyncio.to_thread((tmp_path / "started").read_bytes)
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    with pytest.raises(ProcessLookupError):
        os.kill(before, 0)
    assert await house.thinking.think(process, kept) != before
