"""The door, whole: pages, REST and sockets of one house as one application."""

import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.metadata import version
from pathlib import Path

from fastapi import FastAPI, Response, WebSocket

from app.play.house import House
from app.web.errors import install
from app.web.headers import Headers
from app.web.lobby import LobbyDoor
from app.web.manners import Manners
from app.web.pages import pages
from app.web.reading import rule_routes
from app.web.socket import serve
from app.wire.rest import Health


def application(house: House) -> FastAPI:
    """The application of this house; starting and ending it opens and closes the house."""

    @asynccontextmanager
    async def open_hours(_: FastAPI) -> AsyncIterator[None]:
        await house.open()
        yield
        await house.close()

    manners = Manners(house.settings.limits, time.monotonic)
    app = FastAPI(
        title="Base Contact",
        version=version("basecontact"),
        lifespan=open_hours,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
    )

    install(app)

    async def health(response: Response) -> Health:
        response.status_code = 200 if house.is_open else 503
        return Health(ready=house.is_open, instance=house.here.instance, version=app.version)

    async def game_socket(socket: WebSocket, game: str) -> None:
        await serve(socket, house, manners, game)

    app.add_api_route("/api/health", health, methods=["GET"])
    app.include_router(LobbyDoor(house, manners).routes())
    app.add_api_websocket_route("/ws/games/{game}", game_socket)
    app.include_router(rule_routes(house.rule_pages))
    app.include_router(pages(Path(house.settings.client)))
    app.add_middleware(Headers)
    return app
