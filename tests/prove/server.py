"""A server as a process of its own: killed at any moment, started again on the same port (S-1)."""

import os
import queue
import socket
import subprocess
import sys
import threading
from pathlib import Path

ROOT = Path(__file__).parents[2]
PATIENCE = 40.0
QUICK = {
    "BASECONTACT_BEAT_MS": "20",
    "BASECONTACT_LIMITS__DO_IN_10_S": "100000",
    "BASECONTACT_LIMITS__DO_A_MINUTE": "100000",
    "BASECONTACT_LIMITS__TRY_A_SECOND": "100000",
    "BASECONTACT_LIMITS__RESUME_IN_10_S": "100000",
    "BASECONTACT_LIMITS__SOCKETS_A_PERSON": "1000",
    "BASECONTACT_LIMITS__SOCKETS_AN_ADDRESS": "1000",
    "BASECONTACT_LIMITS__TICKETS_A_MINUTE": "100000",
}


class Server:
    """`basecontact serve` on a free port; `settings` join the environment. Kill or stop it in `finally`."""

    def __init__(self, database: str, folder: Path, **settings: str) -> None:
        """Nothing runs before `start`. The database has been migrated; `folder` is where it runs."""
        self.port = free_port()
        self.folder = folder
        self.settings = {
            "BASECONTACT_DATABASE": database,
            "BASECONTACT_PORT": str(self.port),
            "BASECONTACT_CLIENT": str(ROOT / "static" / "dist"),
            "PYTHONPATH": str(ROOT),
            "PYTHONUNBUFFERED": "1",
            **settings,
        }
        self.said: list[str] = []
        self.kills = 0
        self.process: subprocess.Popen[str] | None = None

    @property
    def address(self) -> str:
        """Where it listens."""
        return f"127.0.0.1:{self.port}"

    def start(self) -> "Server":
        """Start it; comes back when it has said that it listens."""
        inherited = {k: v for k, v in os.environ.items() if not k.startswith("BASECONTACT_")}
        self.process = subprocess.Popen(
            [sys.executable, "-c", "from app.cli import main; main()", "serve"],
            cwd=self.folder,
            env=inherited | self.settings,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        lines: queue.Queue[str | None] = queue.Queue()
        self.listener = threading.Thread(target=self._listen, args=(self.process, lines), daemon=True)
        self.listener.start()
        while (line := lines.get(timeout=PATIENCE)) is not None:
            if self.address in line:
                return self
        raise RuntimeError("the server did not start:\n" + "".join(self.said[-40:]))

    def kill(self) -> None:
        """Kill -9."""
        if self.process and self.process.poll() is None:
            self.process.kill()
            self.process.wait(PATIENCE)
            self.listener.join(PATIENCE)
            self.kills += 1

    def stop(self) -> None:
        """Ask it to stop; it must do so within 20 s."""
        if self.process and self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(PATIENCE)
                self.listener.join(PATIENCE)
            finally:
                self.kill()

    def _listen(self, process: "subprocess.Popen[str]", lines: "queue.Queue[str | None]") -> None:
        assert process.stdout is not None
        with process.stdout as output:
            for line in output:
                self.said.append(line)
                lines.put(line)
        lines.put(None)


def free_port() -> int:
    """A port that nobody listens on now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
