"""What one client was told and answered, kept to be held against the log at the end."""

import time
from dataclasses import dataclass, field
from typing import Any, Literal

from app.engine.hidden import Viewer


@dataclass
class Answer:
    """What became of an intent, as this client was told."""

    cid: str
    what: Literal["done", "refused", "stale"]
    order: int = 0


@dataclass
class Place:
    """A place in the game at which this client was told hashes: the chain's, its view's."""

    order: int
    chain: str | None
    view: str | None


@dataclass
class Witness:
    """One client's memory. Moments are seconds of this process's own clock that only goes on."""

    name: str
    game: str
    viewer: Viewer
    delay: int = 0
    sent: dict[str, float] = field(default_factory=dict)
    abandoned: list[str] = field(default_factory=list)
    answers: list[Answer] = field(default_factory=list)
    places: list[Place] = field(default_factory=list)
    heard: dict[int, float] = field(default_factory=dict)
    lines: list[tuple[int, int]] = field(default_factory=list)
    cues: dict[int, list[Any]] = field(default_factory=dict)
    wrong: list[str] = field(default_factory=list)
    cuts: int = 0
    again: int = 0

    def intends(self, cid: str) -> None:
        """An intent is sent, for the first time or again."""
        self.again += cid in self.sent
        self.sent.setdefault(cid, time.monotonic())

    def answered(self, message: dict[str, Any]) -> None:
        """An intent was answered."""
        self.answers.append(Answer(cid=message["cid"], what=message["type"], order=message.get("order", 0)))

    def told(self, order: int, message: dict[str, Any]) -> None:
        """The game was told up to this order."""
        self.heard.setdefault(order, time.monotonic())
        self.places.append(Place(order=order, chain=message.get("chain"), view=message.get("hash")))
        for line in message.get("cues") or message.get("log") or ():
            self.lines.append((line["order"], line["at"]))
            if self.delay and line["at"] > message["time"] - self.delay:
                self.wrong.append(f"{self.name} was told a line of order {line['order']} before its time")
        if "cues" in message:
            self.cues.setdefault(order, message["cues"])

    @property
    def done(self) -> list[Answer]:
        """The answers that promise something."""
        return [answer for answer in self.answers if answer.what == "done"]
