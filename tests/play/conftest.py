"""A house of the duel without a door: its journal runs, game time stands still until a test moves it."""

from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from app.bots.sorts import SORTS
from app.config import Settings
from app.play.house import House
from app.store.session import migrate
from tests.rulesets.probe import RULESET

PATHS = ("tests.rulesets.probe",)


@dataclass
class Time:
    """Game time in ms, as the test says."""

    ms: int = 1000

    def now(self) -> int:
        return self.ms


@pytest.fixture
def game_time() -> Time:
    return Time()


@pytest.fixture
async def house(tmp_path: Path, game_time: Time) -> AsyncIterator[House]:
    url = f"sqlite:///{tmp_path / 'table.sqlite'}"
    migrate(url)
    settings = Settings(database=url, beat_ms=0, poll_ms=60_000)
    house = House(settings, {"probe": RULESET}, PATHS, SORTS, game_time.now)
    await house.open()
    yield house
    await house.close()
