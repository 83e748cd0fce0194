"""Sending: at once while the line takes it, in order when it does not, never waiting for a slow reader (P-06)."""

import asyncio
import json
import socket
from pathlib import Path

from app.web.outbox import Outbox
from app.wire.messages import Said
from tests.web.screens import Person
from tests.web.served import serving, settings


class Wire:
    """A line that takes messages only while it is open."""

    def __init__(self) -> None:
        self.taken: list[str] = []
        self.open = asyncio.Event()
        self.dropped = 0

    async def send(self, text: str) -> None:
        await self.open.wait()
        self.taken.append(text)

    def drop(self) -> None:
        self.dropped += 1


def outbox(wire: Wire, most: int = 3, most_bytes: int = 100) -> Outbox:
    return Outbox(wire.send, wire.drop, most, most_bytes)


async def test_an_open_line_is_served_without_a_task() -> None:
    wire = Wire()
    wire.open.set()
    box = outbox(wire)
    box.hear("a")
    box.hear("b")
    assert (wire.taken, box.waiting) == (["a", "b"], None)


async def test_a_line_that_waits_gets_everything_in_order() -> None:
    wire = Wire()
    box = outbox(wire)
    for text in ("a", "b", "c"):
        box.hear(text)
    assert wire.taken == []
    wire.open.set()
    await box.empty()
    box.hear("d")
    assert (wire.taken, wire.dropped) == (["a", "b", "c", "d"], 0)


async def test_too_many_messages_or_bytes_drop_the_line_once() -> None:
    for texts in (["m"] * 6, ["m", "x" * 101, "m"]):
        wire = Wire()
        box = outbox(wire)
        for text in texts:
            box.hear(text)
        assert wire.dropped == 1
        wire.open.set()
        await asyncio.sleep(0)
        assert wire.taken == []


async def test_a_line_that_has_gone_raises_nothing() -> None:
    async def send(_text: str) -> None:
        raise RuntimeError("the line has gone")

    box = Outbox(send, lambda: None, 3, 100)
    box.hear("a")
    box.hear("b")
    assert box.closed


async def test_a_line_that_goes_while_it_waits_raises_nothing() -> None:
    wire = Wire()

    async def send(_text: str) -> None:
        await wire.open.wait()
        raise RuntimeError("the line has gone")

    box = Outbox(send, wire.drop, 3, 100)
    box.hear("a")
    wire.open.set()
    await box.empty()
    assert box.closed


def test_who_never_reads_is_dropped_and_nobody_waits_for_it(database: Path) -> None:
    with (
        serving(settings(database, limits={"queue_messages": 4})) as here,
        Person(here.address) as one,
        Person(here.address) as two,
    ):
        duel = here.house.lobby.open("probe", "duel")
        deaf = silent(here.port, duel.game, two.ticket(link=duel.watch)["ticket"])
        good, seat = two.screen(link=duel.watch), one.screen(link=duel.seats[1])
        for screen in (good, seat):
            screen.wait("welcome")
        seat.wait("presence", where=lambda m: m["watchers"] == 2)
        long = Said(seat=0, name="", text="x" * 50_000, at=0)
        while here.house.passing.watchers(duel.game) == 2:
            here.loop.call_soon_threadsafe(here.house.passing.tell, duel.game, long)
            assert good.wait("said")["text"] == seat.wait("said")["text"] == long.text
        seat.send(type="point", x=1, y=2)
        assert good.wait("pointed")["x"] == 1
        deaf.settimeout(10)
        received = b""
        while chunk := deaf.recv(65536):
            received += chunk
        assert b"\x88\x02" + (4408).to_bytes(2, "big") in received
        deaf.close()


def silent(port: int, game: str, ticket: str) -> socket.socket:
    """A socket that says hello and then never reads, with as little room in the system as can be."""
    deaf = socket.socket()
    deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    deaf.connect(("127.0.0.1", port))
    lines = [
        f"GET /ws/games/{game} HTTP/1.1",
        f"Host: 127.0.0.1:{port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
        "Sec-WebSocket-Version: 13",
    ]
    deaf.sendall("\r\n".join([*lines, "", ""]).encode())
    assert b"101" in deaf.recv(1024)
    hello = json.dumps({"type": "hello", "ticket": ticket}).encode()
    deaf.sendall(bytes([0x81, 0x80 | len(hello)]) + bytes(4) + hello)
    return deaf
