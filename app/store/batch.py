"""A batch of orders, one game at most once: known answers, judging in memory, one transaction (A-11)."""

import logging
from collections import OrderedDict, defaultdict
from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeAlias

from sqlalchemy import Connection, Engine, Row, select

from app.engine.refusal import refused
from app.store.answers import Answer, Done
from app.store.faults import planted
from app.store.opening import Openings, stood
from app.store.receipts import known_answer, receipts, seat_holders
from app.store.ruling import Draw, Held, Ruling, ruled
from app.store.shelf import Shelf
from app.store.tables import games, seeds
from app.store.waiting import Entry
from app.store.writing import write

LOG = logging.getLogger("basecontact.journal")
GAMES = 512
Tell: TypeAlias = Callable[[Sequence[tuple[Entry, Answer]], tuple[str, ...]], None]


class Bench:
    """Where the thread judges: the games in its hands, and the way from a batch to answers."""

    def __init__(
        self, engine: Engine, reads: Engine, openings: Openings, shelf: Shelf, now: Callable[[], int], draw: Draw
    ) -> None:
        """Write with `engine`, read with `reads`; hold no game yet."""
        self.engine, self.reads, self.openings, self.shelf = engine, reads, openings, shelf
        self.now, self.draw = now, draw
        self.held: OrderedDict[str, Held] = OrderedDict()

    def settle(self, batch: Sequence[Entry], tell: Tell) -> list[Entry]:
        """Answer what can be answered, through `tell`; give back what was overtaken, to be judged again.

        A database error raises: then nothing was written, nobody of this batch told, and no game of it is held.
        """
        try:
            verdicts = [(entry, self._verdict(entry, known)) for entry, known in self._known(batch)]
            answers = [(entry, verdict) for entry, verdict in verdicts if not isinstance(verdict, Ruling)]
            rulings = {entry: verdict for entry, verdict in verdicts if isinstance(verdict, Ruling)}
            won = self._commit(rulings, tell) if rulings else set()
        except Exception:
            self.forget(entry.submission.game for entry in batch)
            raise
        if answers:
            tell(answers, ())
        return [entry for entry in rulings if entry not in won]

    def forget(self, ids: Iterable[str]) -> None:
        """Hold these games no longer: what is in memory may be more than what is written."""
        for game in ids:
            self.held.pop(game, None)

    def _known(self, batch: Sequence[Entry]) -> list[tuple[Entry, Answer | None]]:
        submissions = [entry.submission for entry in batch]
        with self.reads.connect() as connection:
            done, seats = receipts(connection, submissions), seat_holders(connection, submissions)
            known = [(entry, known_answer(entry.submission, done, seats)) for entry in batch]
            self._hold(connection, [entry.submission.game for entry, answer in known if answer is None])
        return known

    def _verdict(self, entry: Entry, known: Answer | None) -> Ruling | Answer:
        submission = entry.submission
        if known is not None:
            return known
        if submission.game not in self.held:
            return refused("no_game")
        try:
            return ruled(self.held[submission.game], submission, self.now(), self.draw)
        except Exception:
            LOG.exception("game %s, order %s: the rules raised", submission.game, submission.cid)
            return refused("our_fault")

    def _commit(self, rulings: dict[Entry, Ruling], tell: Tell) -> set[Entry]:
        with self.engine.begin() as connection:
            written = set(write(connection, list(rulings.values()), self.now()))
            won = {entry: ruling for entry, ruling in rulings.items() if ruling in written}
            if planted("tell_before_commit"):
                self._tell(won, tell)
        for ruling in won.values():
            ruling.keep()
            self.shelf.put(ruling.after)
        if not planted("tell_before_commit"):
            self._tell(won, tell)
        for entry, ruling in rulings.items():
            if entry not in won:
                self._catch_up(entry.submission.game, ruling.held)
        return set(won)

    def _tell(self, won: dict[Entry, Ruling], tell: Tell) -> None:
        answers = [(entry, Done(order=ruling.after.game.order)) for entry, ruling in won.items()]
        tell(answers, tuple(sorted(entry.submission.game for entry in won)))

    def _hold(self, connection: Connection, ids: Sequence[str]) -> None:
        """Take games in hand: those that are not yet with one SELECT each for games and secrets."""
        missing = [game for game in ids if game not in self.held]
        if missing:
            secrets = _secrets(connection, missing)
            for row in connection.execute(select(games).where(games.c.id.in_(missing))).all():
                self._open(row, secrets.get(row.id, {}))
        for game in ids:
            if game in self.held:
                self.held.move_to_end(game)
        while len(self.held) > GAMES:
            self.held.popitem(last=False)

    def _open(self, row: Row[Any], secrets: dict[int, bytes]) -> None:
        try:
            kept = self.openings.kept(row)
            self.held[row.id] = Held(kept=kept, fold=self.openings.fold(kept), secrets=secrets)
        except Exception:
            LOG.exception("game %s cannot be opened", row.id)

    def _catch_up(self, game: str, held: Held) -> None:
        """Another worker went ahead: fold what it told. A game that was restored or cannot be folded is let go."""
        try:
            told = self.openings.tail(held.kept, held.kept.game.order)
            for order in told:
                held.fold.take(order.order, order.events)
            if told:
                held.kept = stood(held.kept, held.fold.game, told[-1].hash, told[-1].at)
                with self.reads.connect() as connection:
                    held.secrets = _secrets(connection, [game]).get(game, {})
                return
        except Exception:
            LOG.exception("game %s cannot be followed", game)
        self.forget([game])


def _secrets(connection: Connection, ids: Sequence[str]) -> dict[str, dict[int, bytes]]:
    found: dict[str, dict[int, bytes]] = defaultdict(dict)
    for game, epoch, secret in connection.execute(select(seeds).where(seeds.c.game.in_(ids))):
        found[game][epoch] = bytes.fromhex(secret)
    return found
