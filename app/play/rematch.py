"""Playing again: when all have said yes, the next game is made and each seat is told its way in (P-14)."""

import asyncio
import logging
from collections.abc import Iterator
from contextlib import contextmanager

from app.engine.events import Answered, Offered
from app.engine.orders import Reply
from app.play.passing import Guest, Passing
from app.play.who import Who
from app.store.journal import Journal
from app.store.kept import Kept
from app.store.reading import Reading
from app.store.rematch import next_seats, play_again
from app.store.told import Told
from app.wire import messages as m

log = logging.getLogger(__name__)
LAST = 20
"""How many of the last orders of a game that is over are looked at: after the end only rematches are spoken of."""
CHUNK = 100


class Rematch:
    """Looks whether a game is to be played again: after each order that may mean it, and when a seat comes in."""

    def __init__(self, journal: Journal, passing: Passing) -> None:
        """Make games through this journal, tell through `passing`."""
        self.journal, self.passing = journal, passing

    async def after(self, who: Who, order: int) -> None:
        """A seat has offered or answered; if that settled it, all seats that are here are told."""
        with _logged(who.game):
            if await asyncio.to_thread(agreed, self.journal.read, who.game, order):
                kept, game = await asyncio.to_thread(self._made, who.game)
                for guest in self.passing.seated(who.game):
                    _tell(guest, kept, game)

    async def greet(self, guest: Guest) -> None:
        """Tell one who comes in late; makes the game if a crash came between the last yes and it."""
        if not guest.who.seated:
            return
        with _logged(guest.who.game):
            kept = await asyncio.to_thread(self.journal.read.game, guest.who.game)
            if await asyncio.to_thread(self._due, kept):
                _tell(guest, *await asyncio.to_thread(self._made, guest.who.game))

    def _due(self, kept: Kept) -> bool:
        read, game, last = self.journal.read, kept.meta.id, kept.game.order
        if read.rematch(game):
            return True
        return kept.game.ended is not None and any(agreed(read, game, n) for n in range(last, max(last - LAST, 0), -1))

    def _made(self, game: str) -> tuple[Kept, str]:
        kept = self.journal.read.game(game)
        return kept, play_again(self.journal, kept)


@contextmanager
def _logged(game: str) -> Iterator[None]:
    """The order itself was taken, or the seat is in: what fails here is made up for when a seat comes in next."""
    try:
        yield
    except Exception:
        log.exception("game %s: the next game could not be made or told", game)


def agreed(read: Reading, game: str, order: int) -> bool:
    """Whether this order was the last yes to a rematch: the offer is closed by it, though nobody said no."""
    told = next(iter(read.log(game, order + 1, 1)), None)
    if told is None or (isinstance(told.deed, Reply) and not told.deed.yes):
        return False
    closed = {e.offer for e in told.events if isinstance(e, Answered) and not e.yes}
    made = next((e for e in _offers(read, game, order) if e.id in closed), None) if closed else None
    return made is not None and made.what == "rematch"


def _offers(read: Reading, game: str, order: int) -> Iterator[Offered]:
    """All offers up to an order, the latest first."""
    while orders := read.log(game, order + 1, CHUNK):
        yield from (event for told in reversed(orders) for event in _made_in(told))
        order = orders[0].n - 1


def _made_in(told: Told) -> Iterator[Offered]:
    return (event for event in told.events if isinstance(event, Offered))


def _tell(guest: Guest, kept: Kept, game: str) -> None:
    seat = next_seats(kept.meta.seats)[guest.who.viewer.seat]
    guest.hear(m.Rematch(game=game, seat=seat).model_dump_json())
