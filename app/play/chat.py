"""Chat: players and watchers each have their room; what is said is kept first, then told (A-17, P-14)."""

import asyncio
from functools import partial

from app.engine.words import Line
from app.play.notes import phrases
from app.play.passing import Guest, Passing
from app.play.who import Who
from app.play.writing import written
from app.store.chat import Said, say
from app.store.journal import Journal
from app.wire import messages as m

PLAYERS, WATCHERS = "players", "watchers"
HISTORY = 50


class Chat:
    """All rooms of all games."""

    def __init__(self, journal: Journal, passing: Passing) -> None:
        """Keep in this journal, tell through `passing`."""
        self.journal, self.passing = journal, passing

    async def say(self, who: Who, text: str) -> None:
        """Somebody says something in the room of the likes of it."""
        at, name = self.journal.now(), await asyncio.to_thread(self._name, who)
        said = Said(id=0, seat=who.viewer.seat, name=name, text=text, at=at)
        await asyncio.to_thread(written, self.journal, partial(say, game=who.game, room=room(who), said=said))
        self.passing.tell(who.game, message(said), lambda guest: room(guest.who) == room(who))

    async def history(self, guest: Guest) -> None:
        """Tell one who comes in what was said before."""
        who = guest.who
        lines = await asyncio.to_thread(self.journal.read.chat, who.game, room(who), 0)
        for said in lines[-HISTORY:]:
            guest.hear(message(said).model_dump_json())

    def _name(self, who: Who) -> str:
        words = phrases(self.journal.read.game(who.game), who.viewer)
        side = words.sides.get(who.viewer.seat, Line(key="chat.watcher"))
        return words.say(side)


def room(who: Who) -> str:
    """Where somebody speaks and hears."""
    return PLAYERS if who.seated else WATCHERS


def message(said: Said) -> m.Said:
    """A line of chat as it goes over the line."""
    return m.Said(seat=said.seat, name=said.name, text=said.text, at=said.at)
