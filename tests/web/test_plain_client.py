"""A stranger plays a whole game from three links, through a crash of the server, and all three end with one chain."""

import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.web.screens import Person
from tests.web.served import PROBE

CLIENT = Path(__file__).with_name("plain_client.py")
PATIENCE = 100
CRASH = 12


@contextmanager
def program(*command: str, **environment: str) -> Iterator[subprocess.Popen[str]]:
    """A program of ours that runs until the block ends."""
    child = subprocess.Popen(
        [sys.executable, "-u", *command], env=os.environ | environment, stdout=subprocess.PIPE, text=True
    )
    try:
        yield child
    finally:
        child.kill()
        child.communicate()


def links(server: subprocess.Popen[str]) -> list[str]:
    """The links that a server prints, read until the last."""
    assert server.stdout is not None
    found = []
    for line in server.stdout:
        found += re.findall(r"http://\S+/game#\S+", line)
        if "bot" in line:
            return found
    raise AssertionError("the server ended before it printed its links")


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


@pytest.mark.parametrize("demo", ["probe/duel", "ruins/courtyard"])
def test_a_stranger_plays_a_whole_game_through_a_crash(database: Path, demo: str) -> None:
    environment = {
        "BASECONTACT_DATABASE": f"sqlite:///{database}",
        "BASECONTACT_PORT": str(free_port()),
        "BASECONTACT_RULESETS": PROBE,
        "BASECONTACT_DEMO": demo,
        "BASECONTACT_BEAT_MS": "0",
        "BASECONTACT_LIMITS__DO_IN_10_S": "100000",
        "BASECONTACT_LIMITS__DO_A_MINUTE": "100000",
        "BASECONTACT_LIMITS__TRY_A_SECOND": "100000",
    }
    with program("-m", "app.cli", "serve", "--demo", **environment) as server:
        three = links(server)[:3]
        address, watch = three[2].removeprefix("http://").split("/game#")
        with Person(address) as watcher, program(str(CLIENT), *three) as client:
            watcher.screen(link=watch).wait("step", where=lambda step: step["to"] >= CRASH)
            server.send_signal(signal.SIGKILL)
            server.wait()
            with program("-m", "app.cli", "serve", **environment):
                said, _ = client.communicate(timeout=PATIENCE)
                assert client.returncode == 0
            assert re.fullmatch(r"[0-9a-f]{64}\n", said)
