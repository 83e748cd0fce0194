"""Joins the rooms: settings, rule books, the house behind the door, the server; the only one that knows all."""

import socket
import sys
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

import uvicorn
from fastapi import FastAPI

from app import rulesets
from app.bots.sorts import SORTS
from app.config import Settings
from app.engine.ruleset import Ruleset
from app.play.house import House
from app.play.mind import loaded
from app.web.door import application
from app.web.line import Line
from app.web.ports import listening

DRAIN_S = 20
SWITCH_S = 0.0005
"""An order passes through three threads; at Python's own 5 ms each hand-over could cost more than the work."""
Ready = Callable[[House, int], Awaitable[None]]


def paths(settings: Settings) -> tuple[str, ...]:
    """Where rule books are found: ours, and those that the host names."""
    return (rulesets.__name__, *settings.rulesets)


def books(settings: Settings) -> Mapping[str, Ruleset[Any, Any, Any, Any]]:
    """All rule books, by key."""
    return loaded(paths(settings))


def make_house(settings: Settings) -> House:
    """The house of these settings. The database must have been migrated."""
    return House(settings, books(settings), paths(settings), SORTS)


def create_app(settings: Settings | None = None) -> FastAPI:
    """The application, for a server of one's own or for tests."""
    return application(make_house(settings or Settings()))


class Server(uvicorn.Server):
    """uvicorn that says when it listens, and where: `ready(house, port)` is awaited then."""

    def __init__(self, house: House, ready: Ready) -> None:
        """Uvicorn as we want it: small frames, no deflate, no log of addresses, a bounded drain."""
        settings = house.settings
        config = uvicorn.Config(
            application(house),
            host=settings.host,
            port=settings.port,
            ws=Line,
            ws_max_size=settings.limits.frame_bytes,
            ws_per_message_deflate=False,
            access_log=False,
            log_level="warning",
            server_header=False,
            timeout_graceful_shutdown=DRAIN_S,
        )
        sys.setswitchinterval(SWITCH_S)
        super().__init__(config)
        self.house, self.ready = house, ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Listen, then say so."""
        await super().startup(sockets)
        if self.started:
            port = next(s.getsockname()[1] for server in self.servers for s in server.sockets)
            try:
                await self.ready(self.house, port)
            except BaseException:
                # The journal's thread would keep a server alive that serves nobody.
                await self.shutdown(sockets)
                raise


def run(settings: Settings, ready: Ready) -> None:
    """Serve until told to stop. Raises Taken if another has the port, SystemExit if it cannot begin."""
    sockets = listening(settings.host, settings.port)
    Server(make_house(settings), ready).run(sockets)
