"""Answers that nobody has to give by hand: switches and standing orders of players, and bots; one beat after the ask.

Each is an order like any other, with the cid `auto:<ask>`, so that of two workers one wins (A-08).
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

from app.engine.asks import Ask
from app.engine.hidden import seat_viewer, seen
from app.engine.orders import Act
from app.engine.position import Position
from app.engine.ruleset import Policy
from app.play.courtesy import replies
from app.play.running import Running, outcome
from app.store.answers import Done, Submission
from app.store.journal import Journal
from app.store.kept import Kept

log = logging.getLogger(__name__)

Chooser = Callable[[str, Kept, Ask], Awaitable[Any]]
Key = tuple[str, str]


class Autopilot:
    """Looks at each game that has news; knows for each open ask whether it is to answer it."""

    def __init__(self, journal: Journal, beat_ms: int, bot: Chooser) -> None:
        """`bot(sort, kept, ask)` gives the command of a bot, or None."""
        self.journal, self.beat, self.bot = journal, beat_ms / 1000, bot
        self.running = Running()
        self.answers: dict[Key, asyncio.Task[None]] = {}

    def start(self, loop: asyncio.AbstractEventLoop) -> None:
        """Take up every game in which somebody is asked."""
        self.running.start(loop)
        self.news(self.journal.read.games_with_asks())

    async def stop(self) -> None:
        """Answer nothing more."""
        await self.running.stop()

    def news(self, games: tuple[str, ...]) -> None:
        """There may be new asks in these games; called from any thread."""
        for game in games:
            self.running.go(partial(self._look, game))

    async def _look(self, game: str) -> None:
        kept = await asyncio.to_thread(self.journal.read.game, game)
        asks = {} if kept.game.clocks.paused is not None else {(game, a.id): a for a in kept.game.asks}
        for key in [k for k in self.answers if k[0] == game and k not in asks]:
            self.answers.pop(key).cancel()
        open_to_bots = asks or kept.game.offers
        bots = await asyncio.to_thread(self.journal.read.bots, game) if open_to_bots else {}
        for reply in replies(game, kept.game, bots):
            await outcome(self.journal.submit(reply))
        for key, ask in asks.items():
            if (ask.seat in bots or _always(kept, ask)) and key not in self.answers:
                self.answers[key] = self.running.task(self._answer(key, bots.get(ask.seat)))

    async def _answer(self, key: Key, bot: str | None) -> None:
        game, ask_id = key
        await asyncio.sleep(self.beat)
        kept = await asyncio.to_thread(self.journal.read.game, game)
        ask = kept.game.ask(ask_id)
        if ask is None:
            return
        sealed = await asyncio.to_thread(self.journal.read.sealed, game, ask.seat)
        command = _by_policy(kept, ask, sealed)
        if command is None and bot is not None:
            command = await self.bot(bot, kept, ask)
        if command is not None:
            await self._order(game, ask, command)

    async def _order(self, game: str, ask: Ask, command: object) -> None:
        deed = Act(ask=ask.id, command=command)
        order = Submission(game=game, cid=f"auto:{ask.id}", seat=ask.seat, by="auto", deed=deed)
        answer = await outcome(self.journal.submit(order))
        if not isinstance(answer, Done):
            log.info("game %s: the answer to ask %s was not taken: %s", game, ask.id, type(answer).__name__)


def _always(kept: Kept, ask: Ask) -> tuple[Policy, ...]:
    return tuple(p for p in kept.rules.policies if p.always and ask.kind in p.asks)


def _by_policy(kept: Kept, ask: Ask, sealed: Any) -> Any:  # noqa: ANN401  (a command of any ruleset)
    position = Position(world=kept.world, state=seen(kept.game.table, seat_viewer(ask.seat)))
    found = (p.choose(position, ask, sealed.get(p.key)) for p in _always(kept, ask))
    return next((command for command in found if command is not None), None)
