"""Sitting at a stored game: acting for its seats, and a game time that stands until it is moved."""

import secrets
from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass, field
from threading import Event
from typing import Any, Self

from app.engine.orders import Act, Deed
from app.store.answers import Answer, Done, Submission
from app.store.journal import Journal

HANG_S = 20


@dataclass
class Clock:
    """Game time under the test's hand."""

    ms: int = 1000

    def __call__(self) -> int:
        return self.ms


@dataclass
class Bell:
    """Hears which games have news."""

    heard: list[tuple[str, ...]] = field(default_factory=list)

    def __call__(self, games: tuple[str, ...]) -> None:
        self.heard.append(games)


Start = Callable[..., Journal]


@dataclass
class Sitting:
    """One game, seen from all its seats."""

    journal: Journal
    game: str

    def ask(self, seat: int) -> str:
        return next(a.id for a in self.journal.read.game(self.game).game.asks if a.seat == seat)

    def hand_in(self, seat: int, deed: Deed, cid: str | None = None, **more: Any) -> Future[Answer]:
        by = more.pop("by", "hand")
        cid = cid or secrets.token_hex(16)
        return self.journal.submit(Submission(game=self.game, cid=cid, seat=seat, by=by, deed=deed, **more))

    def do(self, seat: int, deed: Deed, cid: str | None = None, **more: Any) -> Answer:
        return self.hand_in(seat, deed, cid, **more).result(HANG_S)

    def act(self, seat: int, command: Any, cid: str | None = None, **more: Any) -> Answer:
        return self.do(seat, Act(ask=self.ask(seat), command=command), cid, **more)

    def done(self, seat: int, command: Any) -> int:
        answer = self.act(seat, command)
        assert isinstance(answer, Done), answer
        return answer.order

    @property
    def table(self) -> Any:
        return self.journal.read.game(self.game).game.table


class Stop:
    """Holds the journal's thread still, so that what is handed in meanwhile makes one batch."""

    def __init__(self, journal: Journal) -> None:
        self.go = Event()
        reached = Event()
        self.job = journal.write(lambda _connection: reached.set() or self.go.wait(HANG_S))
        assert reached.wait(HANG_S)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_error: object) -> None:
        self.go.set()
