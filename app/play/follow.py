"""The way out: whoever follows a game joins here and hears every order after its place, once, in order (A-15)."""

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from typing import Protocol

from app.engine.hidden import Viewer
from app.play.audience import STEPS
from app.play.cursor import Cursor
from app.play.welcome import Here, back, welcome
from app.store.reading import Reading
from app.wire.messages import Since

log = logging.getLogger(__name__)
AFTER = 5
"""Milliseconds past the moment when a delayed order may be told, so that it surely may."""


class Listener(Protocol):
    """Who is told: a socket."""

    def hear(self, text: str) -> None:
        """One message; called on the event loop; must not block."""


@dataclass(frozen=True, kw_only=True)
class Wish:
    """Whom to tell what: the game, as whom, from where on if it was here before, how far behind (ms)."""

    game: str
    viewer: Viewer
    since: Since | None
    delay: int


Place = tuple[str, int]


class Follow:
    """All that is followed in this process. One thread looks, so no two steps of a game can pass each other."""

    def __init__(self, read: Reading, now: Callable[[], int], here: Here) -> None:
        """`now` gives game time in ms."""
        self.read, self.now, self.here = read, now, here
        self.eyes = ThreadPoolExecutor(max_workers=1, thread_name_prefix="eyes")
        self.loop: asyncio.AbstractEventLoop | None = None
        self.cursors: dict[Place, Cursor] = {}
        self.listeners: dict[Place, dict[Viewer, set[Listener]]] = {}
        self.rung: set[str] = set()

    def start(self, loop: asyncio.AbstractEventLoop) -> None:
        """Tell on this loop."""
        self.loop = loop

    def stop(self) -> None:
        """Tell nothing more."""
        self.loop = None
        self.eyes.shutdown(wait=True, cancel_futures=True)

    # ------------------------------------------------------------ coming and going
    def join(self, wish: Wish, listener: Listener) -> "Future[None]":
        """Begin to tell this listener: first where the game stands (or what it missed), then each step."""
        return self.eyes.submit(self._join, wish, listener)

    def resume(self, wish: Wish, listener: Listener) -> "Future[None]":
        """Tell one who is joined what it missed, or everything anew."""
        return self.eyes.submit(self._join, wish, listener)

    def leave(self, wish: Wish, listener: Listener) -> None:
        """Tell it nothing more."""
        if self.loop is not None:
            self.eyes.submit(self._leave, wish, listener)

    def _join(self, wish: Wish, listener: Listener) -> None:
        place = (wish.game, wish.delay)
        self.listeners.setdefault(place, {}).setdefault(wish.viewer, set())
        cursor = self.cursors.get(place)
        if cursor is None:
            cursor = self.cursors[place] = Cursor(self.read, self.now, wish.game, wish.delay)
        cursor.audience(wish.viewer)
        self._look(place)
        self.listeners[place][wish.viewer].add(listener)
        self._tell([listener], self._greeting(cursor, wish))

    def _greeting(self, cursor: Cursor, wish: Wish) -> list[str]:
        since = wish.since
        steps = None
        if since is not None and since.generation == cursor.kept.meta.generation:
            steps = cursor.audience(wish.viewer).since(since.order)
            steps = cursor.missed(wish.viewer, since.order, STEPS) if steps is None else steps
        if steps is None:
            return [welcome(self.here, cursor, wish.viewer).model_dump_json(by_alias=True)]
        return [*(step.text for step in steps), *back(cursor, wish.viewer)]

    def _leave(self, wish: Wish, listener: Listener) -> None:
        place = (wish.game, wish.delay)
        here = self.listeners.get(place, {})
        here.get(wish.viewer, set()).discard(listener)
        if not here.get(wish.viewer):
            here.pop(wish.viewer, None)
            if place in self.cursors:
                self.cursors[place].audiences.pop(wish.viewer, None)
        if not here:
            self.listeners.pop(place, None)
            self.cursors.pop(place, None)

    # ------------------------------------------------------------ news
    def news(self, games: tuple[str, ...]) -> None:
        """There may be news in these games; called from any thread."""
        for game in games:
            if game not in self.rung and self.loop is not None:
                self.rung.add(game)
                self.eyes.submit(self._news, game)

    def all_news(self) -> None:
        """Look at every game that is followed, should a ring have been lost."""
        self.news(tuple({game for game, _ in [*self.cursors]}))

    def place(self, game: str, delay: int) -> int:
        """The place of those with this delay: for heartbeats."""
        cursor = self.cursors.get((game, delay))
        return cursor.order if cursor else 0

    def _news(self, game: str) -> None:
        self.rung.discard(game)
        for place in [p for p in self.cursors if p[0] == game]:
            try:
                self._look(place)
            except Exception:
                log.exception("game %s could not be told", game)

    def _look(self, place: Place) -> None:
        cursor = self.cursors[place]
        for viewer, steps in cursor.advance().items():
            self._tell(list(self.listeners[place].get(viewer, ())), [step.text for step in steps])
        if cursor.delay and self.loop is not None:
            rest = self.read.tail(cursor.game, cursor.order)
            if rest:
                due = rest[0].at + cursor.delay - self.now() + AFTER
                self.loop.call_soon_threadsafe(self._later, max(due, AFTER) / 1000, cursor.game)

    def _later(self, seconds: float, game: str) -> None:
        if self.loop is not None:
            self.loop.call_later(seconds, self.news, (game,))

    def _tell(self, listeners: list[Listener], texts: list[str]) -> None:
        if texts and listeners and self.loop is not None:
            self.loop.call_soon_threadsafe(_deliver, listeners, texts)


def _deliver(listeners: list[Listener], texts: list[str]) -> None:
    for text in texts:
        for listener in listeners:
            listener.hear(text)
