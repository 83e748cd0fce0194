"""The games that the thread has in hand, each as new as the database knows it (A-11)."""

import logging
from collections import OrderedDict, defaultdict
from collections.abc import Iterable, Sequence
from typing import Any

from sqlalchemy import Connection, Row, select

from app.store.opening import Openings, stood
from app.store.ruling import Held
from app.store.tables import games, seeds

LOG = logging.getLogger("basecontact.journal")
GAMES = 512


class Hands:
    """Takes games up, lets the least used go."""

    def __init__(self, openings: Openings, size: int = GAMES) -> None:
        """Hold nothing yet."""
        self.openings, self.size = openings, size
        self._held: OrderedDict[str, Held] = OrderedDict()

    def get(self, game: str) -> Held | None:
        """A game that was taken up."""
        return self._held.get(game)

    def forget(self, ids: Iterable[str]) -> None:
        """Let games go: what is in memory may be more than what is written."""
        for game in ids:
            self._held.pop(game, None)

    def take(self, connection: Connection, ids: Sequence[str]) -> frozenset[str]:
        """Take games up, as they are now; gives those that exist (one that cannot be opened is not in hand).

        Another worker may have led a game on: judged on an older one, an answer to its newest ask would be stale.
        """
        query = select(games.c.id, games.c.generation, games.c.n).where(games.c.id.in_(ids))
        ages = {game: (generation, n) for game, generation, n in connection.execute(query)}
        for game in ids:
            self._refresh(connection, game, ages.get(game))
        self._open([game for game in ages if game not in self._held], connection)
        while len(self._held) > self.size:
            self._held.popitem(last=False)
        return frozenset(ages)

    def _refresh(self, connection: Connection, game: str, age: tuple[int, int] | None) -> None:
        held = self._held.get(game)
        if held is None:
            return
        ours = held.kept.meta.generation, held.kept.game.order
        if age is not None and (ours == age or (ours < age and ours[0] == age[0] and self._follow(connection, held))):
            self._held.move_to_end(game)
        else:
            self.forget([game])

    def _follow(self, connection: Connection, held: Held) -> bool:
        """Fold what another worker told."""
        game = held.kept.meta.id
        try:
            for told in self.openings.tail(held.kept, held.kept.game.order):
                after = held.fold.take(told.order, told.events)
                held.kept = stood(held.kept, after, told.hash, told.at)
            held.secrets = _secrets(connection, [game]).get(game, {})
        except Exception:
            LOG.exception("game %s cannot be followed", game)
            return False
        return True

    def _open(self, ids: Sequence[str], connection: Connection) -> None:
        if not ids:
            return
        rows = connection.execute(select(games).where(games.c.id.in_(ids))).all()
        # After the games: a game must never be newer than the secrets of its dice.
        secrets = _secrets(connection, ids)
        for row in rows:
            self._open_one(row, secrets.get(row.id, {}))

    def _open_one(self, row: Row[Any], secrets: dict[int, bytes]) -> None:
        try:
            kept = self.openings.kept(row)
            self._held[row.id] = Held(kept=kept, fold=self.openings.fold(kept), secrets=secrets)
        except Exception:
            LOG.exception("game %s cannot be opened", row.id)


def _secrets(connection: Connection, ids: Sequence[str]) -> dict[str, dict[int, bytes]]:
    found: dict[str, dict[int, bytes]] = defaultdict(dict)
    for game, epoch, secret in connection.execute(select(seeds).where(seeds.c.game.in_(ids))):
        found[game][epoch] = bytes.fromhex(secret)
    return found
