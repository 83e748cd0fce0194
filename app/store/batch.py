"""A batch of orders, one game at most once: known answers, judging in memory, one transaction (A-11)."""

import logging
from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias

from sqlalchemy import Engine

from app.engine.refusal import refused
from app.store.answers import Answer, Done
from app.store.faults import planted
from app.store.hands import Hands
from app.store.receipts import known_answer, receipts, seat_holders
from app.store.ruling import Draw, Ruling, ruled
from app.store.shelf import Shelf
from app.store.waiting import Entry
from app.store.writing import write

LOG = logging.getLogger("basecontact.journal")
Tell: TypeAlias = Callable[[Sequence[tuple[Entry, Answer]], tuple[str, ...]], None]


class Bench:
    """Where the thread judges: the way from a batch to answers."""

    def __init__(
        self, engine: Engine, reads: Engine, hands: Hands, shelf: Shelf, now: Callable[[], int], draw: Draw
    ) -> None:
        """Write with `engine`, read with `reads`."""
        self.engine, self.reads, self.hands, self.shelf = engine, reads, hands, shelf
        self.now, self.draw = now, draw

    def settle(self, batch: Sequence[Entry], tell: Tell) -> list[Entry]:
        """Answer what can be answered, through `tell`; give back what was overtaken, to be judged again.

        A database error raises: then nothing was written, nobody of this batch told, and no game of it is in hand.
        """
        try:
            known = self._known(batch)
            verdicts = {entry: known.get(entry) or self._verdict(entry) for entry in batch}
            rulings = {entry: verdict for entry, verdict in verdicts.items() if isinstance(verdict, Ruling)}
            won = self._commit(rulings, tell) if rulings else {}
        except Exception:
            self.hands.forget(entry.submission.game for entry in batch)
            raise
        tell([(entry, verdict) for entry, verdict in verdicts.items() if not isinstance(verdict, Ruling)], ())
        return [entry for entry in rulings if entry not in won]

    def _known(self, batch: Sequence[Entry]) -> Mapping[Entry, Answer | None]:
        submissions = [entry.submission for entry in batch]
        with self.reads.connect() as connection:
            # The games first: judged on one that is newer than its receipts, a repeated intent would be stale.
            exist = self.hands.take(connection, [s.game for s in submissions])
            done, seats = receipts(connection, submissions), seat_holders(connection, submissions)
        return {
            entry: known_answer(entry.submission, done, seats) if entry.submission.game in exist else refused("no_game")
            for entry in batch
        }

    def _verdict(self, entry: Entry) -> Ruling | Answer:
        submission = entry.submission
        held = self.hands.get(submission.game)
        if held is None:
            return refused("our_fault")
        try:
            return ruled(held, submission, self.now(), self.draw)
        except Exception:
            LOG.exception("game %s, order %s: the rules raised", submission.game, submission.cid)
            return refused("our_fault")

    def _commit(self, rulings: Mapping[Entry, Ruling], tell: Tell) -> Mapping[Entry, Ruling]:
        with self.engine.begin() as connection:
            written = set(write(connection, list(rulings.values()), self.now()))
            won = {entry: ruling for entry, ruling in rulings.items() if ruling in written}
            if planted("tell_before_commit"):
                _tell(won, tell)
        for ruling in won.values():
            ruling.keep()
            self.shelf.put(ruling.after)
        if not planted("tell_before_commit"):
            _tell(won, tell)
        return won


def _tell(won: Mapping[Entry, Ruling], tell: Tell) -> None:
    answers = [(entry, Done(order=ruling.after.game.order)) for entry, ruling in won.items()]
    tell(answers, tuple(sorted(entry.submission.game for entry in won)))
