"""A real server on a free port, in a thread of the test's own process, and what a test needs to know of it."""

import asyncio
import shutil
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from app.bots.sorts import SORTS
from app.config import Limits, Settings
from app.main import Server
from app.play.house import House
from tests.rulesets.probe import RULESET

PROBE = "tests.rulesets.probe"
PATIENCE = 20


class Here:
    """A server that runs: its house and its port."""

    def __init__(self, house: House) -> None:
        self.house, self.port = house, 0
        self.up = threading.Event()
        self.server = Server(house, self._ready)
        self.thread = threading.Thread(target=self.server.run, daemon=True)

    async def _ready(self, _house: House, port: int) -> None:
        self.loop = asyncio.get_running_loop()
        self.port = port
        self.up.set()

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self.port}"

    def start(self) -> None:
        self.thread.start()
        assert self.up.wait(PATIENCE)

    def stop(self) -> None:
        self.server.should_exit = True
        self.thread.join(PATIENCE)
        assert not self.thread.is_alive()


def settings(database: Path, **changes: Any) -> Settings:
    """Quick settings on a database file; `limits` is a mapping of those that differ."""
    limits = Limits(
        **{"do_in_10_s": 10_000, "do_a_minute": 10_000, "try_a_second": 10_000, **changes.pop("limits", {})}
    )
    quick = {"beat_ms": 0, "poll_ms": 500, "port": 0, "rulesets": (PROBE,)}
    return Settings(**{**quick, "database": f"sqlite:///{database}", "limits": limits, **changes})


@contextmanager
def serving(
    wanted: Settings, now: Callable[[], int] | None = None, paths: tuple[str, ...] = (PROBE,)
) -> Iterator[Here]:
    """A server with these settings, on its way out when the block ends; `paths` lead to the rules to read."""
    here = Here(House(wanted, {"probe": RULESET}, paths, SORTS, now))
    here.start()
    try:
        yield here
    finally:
        here.stop()


def copied(template: Path, folder: Path) -> Path:
    """A migrated database of one's own."""
    return Path(shutil.copy(template, folder / "table.sqlite"))
