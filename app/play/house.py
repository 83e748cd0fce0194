"""The house: everything behind the door, joined; opened once, closed once."""

import asyncio
from collections.abc import Callable, Mapping
from typing import Any

from app.config import Settings
from app.engine.asks import Ask
from app.engine.game import Options
from app.play.autopilot import Autopilot
from app.play.bell import Bell, Poll
from app.play.chat import Chat
from app.play.clocks import Clocks
from app.play.follow import Follow
from app.play.lobby import Lobby
from app.play.passing import Passing
from app.play.past import Past
from app.play.people import People
from app.play.rematch import Rematch
from app.play.rule_pages import RulePages
from app.play.submit import Submit
from app.play.thinking import Thinking
from app.play.welcome import Here
from app.play.who import Who
from app.store.journal import Journal
from app.store.kept import Kept, Rulesets
from app.store.meter import Meter
from app.store.session import connect

Bots = Mapping[str, Callable[..., Any]]
Now = Callable[[], int]


class House:
    """All that a running server has."""

    def __init__(
        self, settings: Settings, rulesets: Rulesets, paths: tuple[str, ...], bots: Bots, now: Now | None = None
    ) -> None:
        """Join the rooms on a database that has been migrated; nothing runs before `open`.

        `rulesets` by key; `paths` where a thinking process finds them; `bots` by sort, each called with
        (rules, world, game, ask id, seed); `now` gives game time in ms, by default from the database's meter.
        """
        self.settings, self.rulesets = settings, rulesets
        self.engine = connect(settings.database)
        self.now = now or Meter.of(self.engine).now
        self.bell = Bell()
        self.journal = Journal(self.engine, rulesets, self.now, self.bell.ring)
        self.here = Here(instance=self.journal.instance)
        self.people = People(self.journal)
        self.lobby = Lobby(self.journal, rulesets, self.people, self.bell, Options(limits=settings.ask_limits))
        self.submit = Submit(self.journal)
        self.passing = Passing()
        self.chat = Chat(self.journal, self.passing)
        self.rematch = Rematch(self.journal, self.passing)
        self.past = Past(self.journal.read)
        self.follow = Follow(self.journal.read, self.now, self.here)
        self.rule_pages = RulePages(paths)
        self.thinking = Thinking(paths, settings.workers)
        self.bots = bots
        self.autopilot = Autopilot(self.journal, settings.beat_ms, self._bot)
        self.clocks = Clocks(self.journal, self.now)
        self.poll = Poll(settings.poll_ms / 1000, self.follow.all_news)
        self.is_open = False

    async def open(self) -> None:
        """Begin: orders are taken, games are told, bots and clocks run."""
        loop = asyncio.get_running_loop()
        self.bell.listen(self.follow.news)
        self.bell.listen(self.autopilot.news)
        self.journal.start()
        self.follow.start(loop)
        self.autopilot.start(loop)
        self.clocks.start(loop)
        self.poll.start()
        self.is_open = True

    async def close(self) -> None:
        """End: what was handed in is answered, then nothing more is taken."""
        self.is_open = False
        await asyncio.to_thread(self.poll.stop)
        await self.clocks.stop()
        await self.autopilot.stop()
        await self.thinking.stop()
        await asyncio.to_thread(self.follow.stop)
        await asyncio.to_thread(self.journal.stop)
        self.engine.dispose()

    def delay(self, who: Who) -> int:
        """How far behind somebody is kept, ms of game time; blocks."""
        public = who.viewer.role in ("public", "caster")
        return self.journal.read.game(who.game).game.options.delay if public else 0

    async def _bot(self, sort: str, kept: Kept, ask: Ask) -> Any:  # noqa: ANN401  (a command of any ruleset)
        seed = int.from_bytes(self.journal.draw(8), "big")
        return await self.thinking.think(self.bots[sort], kept, kept.game, ask.id, seed)
