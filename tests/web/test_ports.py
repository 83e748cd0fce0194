"""A port that is taken: a sentence with a way out, no trace, and nothing begun."""

import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from app.web.ports import Taken, listening


@pytest.fixture
def taken() -> Iterator[int]:
    """A port on which another listens."""
    with socket.create_server(("127.0.0.1", 0)) as other:
        yield other.getsockname()[1]


def test_serve_on_a_taken_port_says_what_to_do(database: Path, taken: int) -> None:
    environment = {"BASECONTACT_DATABASE": f"sqlite:///{database}", "BASECONTACT_PORT": str(taken)}
    done = subprocess.run(
        [sys.executable, "-m", "app.cli", "serve", "--demo"],
        env=os.environ | environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    assert f"Port {taken} at 127.0.0.1 is in use" in done.stderr
    assert f"PORT={taken + 1} make run" in done.stderr
    assert "Traceback" not in done.stdout + done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_a_free_port_is_taken_at_each_address(taken: int) -> None:
    with pytest.raises(Taken):
        listening("127.0.0.1", taken)
    for host in ("127.0.0.1", "localhost"):
        sockets = listening(host, 0)
        assert {sock.getsockname()[0] for sock in sockets} <= {"127.0.0.1", "::1"}
        assert all(sock.getsockname()[1] for sock in sockets)
        for sock in sockets:
            sock.close()


def test_an_address_that_is_not_ours_is_said_in_words() -> None:
    with pytest.raises(Taken, match="BASECONTACT_HOST"):
        listening("203.0.113.1", 8000)
