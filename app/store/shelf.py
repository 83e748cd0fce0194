"""The games last used, as they stand, at hand for all threads: the newest of each, the least used put away."""

from collections import OrderedDict
from threading import Lock

from app.store.kept import Kept

GAMES = 512


class Shelf:
    """Holds values only; whoever takes a game from here first asks the database whether it went on."""

    def __init__(self, size: int = GAMES) -> None:
        """Room for this many games."""
        self.size = size
        self._games: OrderedDict[str, Kept] = OrderedDict()
        self._lock = Lock()

    def put(self, kept: Kept) -> None:
        """Put a game here, unless a newer one lies there."""
        with self._lock:
            there = self._games.get(kept.meta.id)
            if there is None or _age(there) <= _age(kept):
                self._games[kept.meta.id] = kept
            self._games.move_to_end(kept.meta.id)
            if len(self._games) > self.size:
                self._games.popitem(last=False)

    def get(self, game: str, generation: int, order: int) -> Kept | None:
        """The game, if it lies here as of exactly this order."""
        with self._lock:
            kept = self._games.get(game)
            if kept is None or _age(kept) != (generation, order):
                return None
            self._games.move_to_end(game)
            return kept


def _age(kept: Kept) -> tuple[int, int]:
    return kept.meta.generation, kept.game.order
