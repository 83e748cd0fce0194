"""Passing things: pings, who is here, chat as it is said; never stored here, may be lost (A-17)."""

import asyncio
from collections.abc import Callable
from typing import Protocol

from app.play.who import Who
from app.wire import messages as m

SETTLE = 0.25
"""Seconds for which comings and goings are gathered, so that a full house does not tell itself about itself."""


class Guest(Protocol):
    """A socket that has come in."""

    @property
    def who(self) -> Who:
        """Whose it is."""

    @property
    def delay(self) -> int:
        """How far behind it is kept, ms of game time."""

    def hear(self, text: str) -> None:
        """One message."""


class Passing:
    """All guests of this process, by game. Used on the event loop alone."""

    def __init__(self) -> None:
        """Nobody is here."""
        self.guests: dict[str, dict[Guest, None]] = {}
        self.bots: dict[str, frozenset[int]] = {}
        self.gathering: set[str] = set()

    def enter(self, guest: Guest, bots: frozenset[int] = frozenset()) -> None:
        """Somebody comes in; all at the table are told soon. `bots` are the seats that bots play: always here."""
        self.guests.setdefault(guest.who.game, {})[guest] = None
        self.bots[guest.who.game] = bots
        self._gather(guest.who.game)

    def leave(self, guest: Guest) -> None:
        """Somebody has gone. A seat stays present while another socket of it is here."""
        here = self.guests.get(guest.who.game, {})
        here.pop(guest, None)
        if here:
            self._gather(guest.who.game)
        else:
            self.guests.pop(guest.who.game, None)
            self.bots.pop(guest.who.game, None)

    def watchers(self, game: str) -> int:
        """How many watch."""
        return sum(not guest.who.seated for guest in self.guests.get(game, ()))

    def seated(self, game: str) -> tuple[Guest, ...]:
        """The sockets of those who play."""
        return tuple(guest for guest in self.guests.get(game, ()) if guest.who.seated)

    def tell(self, game: str, message: m.ToScreen, to: Callable[[Guest], bool] = lambda _: True) -> None:
        """Tell those at a table for whom `to` holds."""
        text = message.model_dump_json(by_alias=True)
        for guest in [g for g in self.guests.get(game, ()) if to(g)]:
            guest.hear(text)

    def _gather(self, game: str) -> None:
        if game not in self.gathering:
            self.gathering.add(game)
            asyncio.get_running_loop().call_later(SETTLE, self._presence, game)

    def _presence(self, game: str) -> None:
        self.gathering.discard(game)
        seats = {guest.who.viewer.seat for guest in self.seated(game)} | self.bots.get(game, frozenset())
        self.tell(game, m.Presence(seats=tuple(sorted(seats)), watchers=self.watchers(game)))
