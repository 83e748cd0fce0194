"""The way in: an order of a seat goes to the journal, and what became of it comes back (P-10).

Inside, in this order: receipt of the cid, seat from the database, ask open?, quote, decide, commit, answer, bell.
"""

import asyncio
from typing import assert_never

from app.engine.orders import Act, Concede, Deed, Propose, Reply
from app.engine.refusal import Refused, refused
from app.play.notes import Note, order_note, refusal
from app.play.running import outcome
from app.play.who import Who
from app.store.answers import Answer, Submission
from app.store.codec import Codec, Fault
from app.store.journal import Journal
from app.wire import messages as m

GAMES = 4096
Order = m.Do | m.Propose | m.Reply | m.Concede


class Submit:
    """Takes the orders of connections."""

    def __init__(self, journal: Journal) -> None:
        """All go to this journal."""
        self.journal = journal
        self.codecs: dict[str, Codec] = {}

    async def order(self, who: Who, message: Order) -> Note:
        """Do what a seat orders, at most once for each cid."""
        answer = await self._answer(who, message)
        if isinstance(answer, Refused):
            return await asyncio.to_thread(self._refusal, who, message.cid, answer)
        return order_note(message.cid, answer)

    def _refusal(self, who: Who, cid: str, wrong: Refused) -> Note:
        return refusal(self.journal.read.game(who.game), who.viewer, wrong, cid=cid)

    async def _codec(self, game: str) -> Codec:
        """A game's rules never change, so how to read its commands is looked up once."""
        if game not in self.codecs:
            if len(self.codecs) >= GAMES:
                self.codecs.clear()
            self.codecs[game] = (await asyncio.to_thread(self.journal.read.game, game)).codec
        return self.codecs[game]

    async def _answer(self, who: Who, message: Order) -> Answer:
        if not who.seated:
            return refused("not_seated")
        asked = deed(await self._codec(who.game), message)
        if isinstance(asked, Refused):
            return asked
        order = Submission(
            game=who.game, cid=message.cid, seat=who.viewer.seat, by="hand", deed=asked, session=who.session
        )
        return await outcome(self.journal.submit(order))


def deed(codec: Codec, message: Order) -> Deed | Refused:
    """What a message orders; a command that cannot be read is refused with the place of the fault."""
    match message:
        case m.Do():
            command = codec.command(message.command)
            if isinstance(command, Fault):
                return refused("unreadable", path=command.path)
            return Act(ask=message.ask, command=command)
        case m.Propose():
            return Propose(what=message.what, to=message.to)
        case m.Reply():
            return Reply(offer=message.offer, yes=message.yes)
        case m.Concede():
            return Concede()
        case _:
            assert_never(message)
