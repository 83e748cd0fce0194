"""The way in: an order of a seat goes to the journal, and what became of it comes back (P-10).

Inside, in this order: receipt of the cid, seat from the database, ask open?, quote, decide, commit, answer, bell.
"""

import asyncio
from typing import assert_never

from app.engine.orders import Act, Concede, Deed, Propose, Reply
from app.engine.refusal import Refused, refused
from app.play.notes import Note, order_note
from app.play.running import outcome
from app.play.who import Who
from app.store.answers import Answer, Submission
from app.store.codec import Fault
from app.store.journal import Journal
from app.store.kept import Kept
from app.wire import messages as m

Order = m.Do | m.Propose | m.Reply | m.Concede


class Submit:
    """Takes the orders of connections."""

    def __init__(self, journal: Journal) -> None:
        """All go to this journal."""
        self.journal = journal

    async def order(self, who: Who, message: Order) -> Note:
        """Do what a seat orders, at most once for each cid."""
        kept = await asyncio.to_thread(self.journal.read.game, who.game)
        answer = await self._answer(who, message, kept)
        return await asyncio.to_thread(order_note, kept, who.viewer, message.cid, answer)

    async def _answer(self, who: Who, message: Order, kept: Kept) -> Answer:
        if not who.seated:
            return refused("not_seated")
        asked = deed(kept, message)
        if isinstance(asked, Refused):
            return asked
        order = Submission(
            game=who.game, cid=message.cid, seat=who.viewer.seat, by="hand", deed=asked, session=who.session
        )
        return await outcome(self.journal.submit(order))


def deed(kept: Kept, message: Order) -> Deed | Refused:
    """What a message orders; a command that cannot be read is refused with the place of the fault."""
    match message:
        case m.Do():
            command = kept.codec.command(message.command)
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
