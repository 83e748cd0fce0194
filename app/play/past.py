"""The table as it stood: the game at the end of any order, folded once from its beginning and remembered (T-16)."""

from collections import OrderedDict
from threading import Lock
from typing import Any

from app.engine.game import Game
from app.engine.hidden import Viewer
from app.engine.look import look
from app.engine.view import View
from app.store.kept import Kept
from app.store.reading import Reading

FARTHEST = 5000
"""Orders: a game that is longer is not folded for somebody who looks back."""
REMEMBERED = 20_000
"""Orders of all games together; values share their parts, so that each costs but what it changed."""


class TooFar(RuntimeError):
    """This order is too far into a long game to be looked at."""


class Story:
    """One game from its beginning: as it stood at the end of each order, as far as somebody has asked."""

    def __init__(self, read: Reading, blank: Kept) -> None:
        """Nothing is folded yet."""
        self.read, self.blank = read, blank
        self.fold = read.openings.fold(blank, blank)
        self.games: list[Game[Any]] = [blank.game]
        self.lock = Lock()

    def at(self, order: int) -> Game[Any]:
        """The game at the end of an order that has been told."""
        with self.lock:
            if order >= len(self.games):
                for told in self.read.openings.tail(self.blank, self.fold.game.order, order):
                    self.games.append(self.fold.take(told.order, told.events))
            return self.games[order]


class Past:
    """The stories of the games that somebody has looked back into lately. For any thread."""

    def __init__(self, read: Reading) -> None:
        """Nothing is remembered."""
        self.read = read
        self.stories: OrderedDict[tuple[str, int], Story] = OrderedDict()
        self.lock = Lock()

    def view(self, kept: Kept, viewer: Viewer, order: int) -> View:
        """What a viewer saw at the end of an order. Raises TooFar."""
        if order > FARTHEST:
            raise TooFar
        return look(kept.rules, kept.world, self._story(kept).at(order), viewer)

    def _story(self, kept: Kept) -> Story:
        key = kept.meta.id, kept.meta.generation
        with self.lock:
            story = self.stories.get(key) or Story(self.read, self.read.blank(kept.meta.id))
            self.stories[key] = story
            self.stories.move_to_end(key)
            while len(self.stories) > 1 and sum(len(s.games) for s in self.stories.values()) > REMEMBERED:
                self.stories.popitem(last=False)
            return story
