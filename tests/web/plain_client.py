"""A stranger's program: plays both seats of a game and watches it, from three links and docs/protocol.md alone.

`python tests/web/plain_client.py LINK1 LINK2 WATCH` prints the chain hash at the end; exit 0 if all three end with it.
"""

import asyncio
import hashlib
import json
import math
import random
import secrets
import sys
import urllib.request

from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException


class Screen:
    """One seat or watcher: its place in the game, its view, and what it has said and not heard answered."""

    def __init__(self, link: str) -> None:
        self.host, self.token = link.split("://")[1].split("/game#")
        self.http = urllib.request.build_opener(urllib.request.ProxyHandler({}), urllib.request.HTTPCookieProcessor())
        self.line, self.since, self.seat, self.view, self.chain = None, None, 0, {}, ""
        self.pending, self.due, self.tried, self.missed = None, 0, None, {}

    def ticket(self) -> dict:
        body, head = json.dumps({"link": self.token}).encode(), {"Content-Type": "application/json"}
        asked = urllib.request.Request(f"http://{self.host}/api/ws-ticket", body, head)
        return json.load(self.http.open(asked, timeout=10))

    async def follow(self) -> str:
        """Come in, and in again when the line drops, until the game has ended; gives the chain hash."""
        while not self.view.get("end"):
            try:
                given = await asyncio.to_thread(self.ticket)
                self.seat, self.tried = given["seat"], None
                async with connect(
                    f"ws://{self.host}/ws/games/{given['game']}", max_size=None, proxy=None
                ) as self.line:
                    await self.send({"type": "hello", "ticket": given["ticket"], "since": self.since})
                    if self.pending:
                        await self.send(self.pending)
                    async for text in self.line:
                        await self.hear(json.loads(text))
                        if self.view.get("end"):
                            break
                        await self.act()
            except (OSError, WebSocketException):
                await asyncio.sleep(0.2)
        return self.chain

    async def send(self, message: dict) -> None:
        await self.line.send(json.dumps(message))

    async def hear(self, message: dict) -> None:
        match message["type"]:
            case "welcome":
                self.view, self.chain = message["view"], message["chain"]
                self.since = {"generation": message["generation"], "order": message["order"]}
                self.check(message["hash"])
            case "step" if message["to"] > self.since["order"] >= message["from"]:
                self.step(message)
            case "step" | "heartbeat" if message.get("from", message.get("order")) > self.since["order"]:
                await self.send({"type": "resume", "since": self.since})
            case "quoted" if self.tried:
                self.pending, self.tried = {**self.tried, "type": "do", "cid": secrets.token_hex(16)}, None
                await self.send(self.pending)
            case "done" | "stale":
                self.pending, self.tried, self.due = None, None, message.get("order", self.due)
            case "refused":
                await self.refused(message["code"])
            case "fault":
                raise SystemExit(f"a frame of ours was bad: {message}")

    def step(self, message: dict) -> None:
        for name, keys in message["patch"]["gone"].items():
            self.view[name] = {key: entry for key, entry in self.view[name].items() if key not in keys}
        for name, entries in message["patch"]["put"].items():
            self.view[name].update(entries)
        self.since["order"], self.chain = message["to"], message["chain"] or self.chain
        self.check(message["hash"])

    async def refused(self, code: str) -> None:
        if code in ("too_fast", "unavailable") and self.pending:
            await asyncio.sleep(1)
            await self.send(self.pending)
        elif self.pending or self.tried:
            ask = (self.pending or self.tried)["ask"]
            self.missed[ask] = self.missed.get(ask, 0) + 1
            self.pending = self.tried = None

    def check(self, expected: str | None) -> None:
        plain = json.dumps(self.view, sort_keys=True, separators=(",", ":")).encode()
        if expected and hashlib.sha256(plain).hexdigest() != expected:
            raise SystemExit(f"the view differs at order {self.since['order']}")

    async def act(self) -> None:
        """Ask what one of the offered commands would cost; if it is legal, it is then done."""
        busy = self.pending or self.tried or not self.since or self.since["order"] < self.due
        mine = {key for key, ask in self.view.get("asks", {}).items() if ask["seat"] == self.seat}
        rows = [
            row for row in self.view.get("options", {}).values() if row["ask"] in mine and row["option"]["possible"]
        ]
        if busy or not rows:
            return
        tired = self.missed.get(rows[0]["ask"], 0) > 6
        row = random.choice([row for row in rows if not tired or not row["option"]["blanks"]] or rows)
        self.tried = {"ask": row["ask"], "command": fill(row["option"])}
        await self.send({**self.tried, "type": "try", "id": 0})


def fill(option: dict) -> dict:
    """An offered command with its blanks filled at random from what they may be."""
    command = dict(option["command"])
    for blank in [b for b in option["blanks"] if not b["optional"] or random.random() < 0.5]:
        among = blank["per"].get(str(command.get(blank["of"])), []) if blank["of"] else blank["among"]
        command[blank["name"]] = filled(blank, among or blank["cells"])
    return command


def filled(blank: dict, allowed: list) -> object:
    angle, length = random.uniform(0, math.tau), random.uniform(0.1, 1) * blank["high"]
    x, y = blank["start"] or (0, 0)
    match blank["kind"]:
        case "token" | "choice" | "cell":
            return random.choice(allowed)
        case "tokens":
            return random.sample(allowed, max(blank["low"], 1))
        case "number":
            return random.randint(blank["low"], blank["high"])
        case "path" if blank["cells"]:
            return [[x, y], random.choice([[a, b] for a, b in blank["cells"] if abs(a - x) + abs(b - y) == 1])]
        case "path":
            return [[x, y], [x + int(length * math.cos(angle)), y + int(length * math.sin(angle))]]
        case "facing":
            return [random.randint(-99, 99), random.randint(1, 99)]
    raise SystemExit(f"a blank that we cannot fill: {blank}")


async def main(links: list[str]) -> int:
    chains = await asyncio.gather(*(Screen(link).follow() for link in links))
    sys.stdout.write("\n".join(sorted(set(chains))) + "\n")
    return len(set(chains)) - 1


if __name__ == "__main__":
    sys.exit(asyncio.run(main(sys.argv[1:])))
