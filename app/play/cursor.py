"""A place in a game from which audiences look: the end for those who play, further back for a delayed public (A-15)."""

from collections.abc import Callable

from app.engine.hidden import Viewer
from app.play.audience import Audience, Encoded
from app.store.reading import Reading
from app.store.told import Told


class Cursor:
    """All audiences of one game that are at one place. Used by one thread alone."""

    def __init__(self, read: Reading, now: Callable[[], int], game: str, delay: int) -> None:
        """Begin at the place that those with this delay (ms of game time) may see."""
        self.read, self.now, self.game, self.delay = read, now, game, delay
        newest = read.game(game)
        place = read.place(game, now(), delay) if delay else newest.game.order
        if place == newest.game.order:
            self.kept, self.fold = newest, read.openings.fold(newest)
        else:
            self.kept, self.fold = read.fold_at(game, place)
        self.chain = self.kept.hash
        self.audiences: dict[Viewer, Audience] = {}

    @property
    def order(self) -> int:
        """The order at whose end this place is."""
        return self.fold.game.order

    def audience(self, viewer: Viewer) -> Audience:
        """The audience of this viewer here, made if need be."""
        if viewer not in self.audiences:
            self.audiences[viewer] = Audience(self.kept, viewer, self.fold.game)
        return self.audiences[viewer]

    def advance(self) -> dict[Viewer, list[Encoded]]:
        """Go as far as is known and allowed now; what each audience is to be told."""
        now = self.now()
        tail = self.read.tail(self.game, self.order, now - self.delay if self.delay else None)
        news: dict[Viewer, list[Encoded]] = {viewer: [] for viewer in self.audiences}
        for told in tail:
            self._lead(told)
            self.chain = told.hash
            for viewer, audience in self.audiences.items():
                news[viewer].append(audience.move(told, self.fold.game, now, last=told is tail[-1]))
        return news

    def _lead(self, told: Told) -> None:
        """One order on: the journal has often just judged it, and its game is at hand."""
        newest = None if self.delay else self.read.shelf.get(self.game, self.kept.meta.generation, told.n)
        if newest is None:
            self.fold.take(told.order, told.events)
        else:
            self.fold.keep(newest.game)

    def missed(self, viewer: Viewer, since: int, most: int) -> tuple[Encoded, ...] | None:
        """The steps from an older order to this place, made anew; None if they are more than `most`."""
        if not 0 < since <= self.order or self.order - since > most:
            return None
        start, fold = self.read.fold_at(self.game, since)
        audience, now = Audience(start, viewer, start.game), self.now()
        tail = [told for told in self.read.tail(self.game, since) if told.n <= self.order]
        for told in tail:
            fold.take(told.order, told.events)
            audience.move(told, fold.game, now, last=told is tail[-1])
        return audience.since(since)
