"""The bell: "there is news in these games", heard by whoever follows them. A ring may be lost; a poll makes up (A-17).

In this process only; a bus between workers is another source of rings and takes the same calls.
"""

import threading
from collections.abc import Callable

Games = tuple[str, ...]


class Bell:
    """Rung by the journal's thread after each commit; those who listen must not block."""

    def __init__(self) -> None:
        """Nobody listens yet."""
        self.hearers: list[Callable[[Games], None]] = []

    def listen(self, hearer: Callable[[Games], None]) -> None:
        """Call this one at each ring, in the thread of whoever rings."""
        self.hearers.append(hearer)

    def ring(self, games: Games) -> None:
        """There is news in these games."""
        for hearer in self.hearers:
            hearer(games)


class Poll:
    """Rings for games that are followed even if a note was lost: calls `ask` every `period` seconds in a thread."""

    def __init__(self, period: float, ask: Callable[[], None]) -> None:
        """`ask` must not raise."""
        self.period, self.ask = period, ask
        self.over = threading.Event()
        self.thread = threading.Thread(target=self._run, name="poll", daemon=True)

    def start(self) -> None:
        """Begin."""
        self.thread.start()

    def stop(self) -> None:
        """End; waits for a call under way."""
        self.over.set()
        self.thread.join()

    def _run(self) -> None:
        while not self.over.wait(self.period):
            self.ask()
