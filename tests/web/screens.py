"""A screen for tests: a session with its cookies, and a socket on which each message is waited for by name."""

import hashlib
import json
import secrets
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Self

import httpx2
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

PATIENCE = 10


class Person:
    """Somebody with a browser: one session, any number of sockets."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.screens: list[Screen] = []
        self.http = httpx2.Client(base_url=f"http://{address}", trust_env=False, timeout=PATIENCE)

    def ticket(self, **ask: Any) -> dict[str, Any]:
        answer = self.http.post("/api/ws-ticket", json=ask)
        assert answer.status_code == 200, answer.text
        return dict(answer.json())

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.http.close()
        for screen in self.screens:
            screen.close()

    def knock(self, game: str, **more: Any) -> "Screen":
        """A socket that has said nothing yet."""
        self.screens.append(Screen(self.address, game, **more))
        return self.screens[-1]

    def screen(self, since: dict[str, int] | None = None, **ask: Any) -> "Screen":
        given = self.ticket(**ask)
        screen = self.knock(given["game"])
        screen.send(type="hello", ticket=given["ticket"], since=since)
        return screen


class Screen:
    """One socket."""

    def __init__(self, address: str, game: str, **more: Any) -> None:
        self.opened = connect(f"ws://{address}/ws/games/{game}", max_size=None, proxy=None, **more)
        self.line: ClientConnection = self.opened.__enter__()
        self.game = game

    def send(self, **message: Any) -> None:
        self.line.send(json.dumps(message))

    def hear(self) -> dict[str, Any]:
        return dict(json.loads(self.line.recv(timeout=PATIENCE)))

    def wait(self, *types: str, where: Callable[[dict[str, Any]], bool] = lambda _: True) -> dict[str, Any]:
        """The next message of these types, others passed over."""
        while True:
            message = self.hear()
            if message["type"] in types and where(message):
                return message

    def do(self, ask: str, command: dict[str, Any], cid: str | None = None) -> dict[str, Any]:
        """Order, and wait for the answer."""
        cid = cid or secrets.token_hex(16)
        self.send(type="do", cid=cid, ask=ask, command=command)
        return self.wait("done", "refused", "stale", where=lambda m: m["cid"] == cid)

    def close(self) -> None:
        self.opened.__exit__(None, None, None)


def lay(view: dict[str, Any], seat: int) -> tuple[str, dict[str, Any]]:
    """The ask of a seat that lays a card of the duel, and a command that answers it."""
    ask = next(key for key, ask in view["asks"].items() if ask["seat"] == seat and ask["kind"] == "lay")
    option = next(row["option"] for row in view["options"].values() if row["ask"] == ask)
    return ask, {**option["command"], "card": option["blanks"][0]["among"][0]}


def closed(screen: Screen) -> tuple[int | None, str | None]:
    """How the server closed this socket; waits until it has."""
    with suppress(ConnectionClosed):
        while True:
            screen.hear()
    return screen.line.close_code, screen.line.close_reason


def hashed(view: dict[str, Any]) -> str:
    """The hash of a view, as a stranger would make it."""
    return hashlib.sha256(json.dumps(view, sort_keys=True, separators=(",", ":")).encode()).hexdigest()


def patched(view: dict[str, Any], patch: dict[str, Any]) -> dict[str, Any]:
    """The view after a patch, as a stranger would make it."""
    kept = {
        name: {k: v for k, v in part.items() if k not in patch["gone"].get(name, ())} for name, part in view.items()
    }
    return {name: part | patch["put"].get(name, {}) for name, part in kept.items()}
