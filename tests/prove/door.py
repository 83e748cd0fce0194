"""The way in over REST, with cookies kept: a link or a seat that is held becomes a ticket (P-01)."""

import json
import urllib.request
from http.cookiejar import CookieJar
from typing import Any


class Door:
    """One person's browser, without the browser."""

    def __init__(self, address: str) -> None:
        """`address` is host:port."""
        self.address = address
        self.cookies = CookieJar()
        self.opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(self.cookies))

    def claim(self, link: str) -> Any:
        """The first ticket, by a link's token: the seat is this session's from now on."""
        return self.post("/api/ws-ticket", {"link": link})

    def ticket(self, game: str, seat: int) -> Any:
        """Another ticket to a seat that this session holds."""
        return self.post("/api/ws-ticket", {"game": game, "seat": seat})

    def post(self, path: str, body: Any) -> Any:
        """Raises HTTPError or another OSError."""
        headers = {"Content-Type": "application/json", "Origin": f"http://{self.address}"}
        asked = urllib.request.Request(f"http://{self.address}{path}", json.dumps(body).encode(), headers)
        with self.opener.open(asked, timeout=20) as answer:
            return json.load(answer)
