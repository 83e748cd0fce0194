"""Before the game: making one, the links to its seats, the games that somebody plays. These calls block."""

from dataclasses import dataclass
from functools import partial

from app.engine.game import Options
from app.play.autopilot import BOT
from app.play.bell import Bell
from app.play.people import People
from app.play.writing import written
from app.store.journal import Journal
from app.store.kept import Kept, Rulesets
from app.store.people import Place
from app.store.sealing import seal
from app.wire.catalogue import joined
from app.wire.rest import GameRow, RulesetRow, SetupRow


@dataclass(frozen=True, kw_only=True)
class Opened:
    """A new game and the secrets of its links: one for each seat that no bot plays, one for watchers."""

    game: str
    seats: dict[int, str]
    watch: str


class Lobby:
    """Makes games."""

    def __init__(self, journal: Journal, rulesets: Rulesets, people: People, bell: Bell, usual: Options) -> None:
        """Know these rulesets, by key; `usual` are the options of a game that asks for no others."""
        self.journal, self.rulesets, self.people, self.bell = journal, rulesets, people, bell
        self.usual = usual

    def open(self, ruleset: str, setup: str, bots: tuple[int, ...] = (), options: Options | None = None) -> Opened:
        """A new game. Raises KeyError: no such ruleset, setup or seat."""
        seats = self.rulesets[ruleset].seats(self.rulesets[ruleset].setups()[setup])
        if not set(bots) <= set(seats):
            raise KeyError(bots)
        game = self.journal.create_game(ruleset, setup, options or self.usual)
        for seat in bots:
            written(self.journal, partial(seal, game=game, seat=seat, key=BOT, value="random"))
        self.bell.ring((game,))
        links = {seat: self.people.link(Place(game=game, role="seat", seat=seat)) for seat in seats if seat not in bots}
        return Opened(game=game, seats=links, watch=self.people.link(Place(game=game, role="public")))

    def rows(self) -> tuple[RulesetRow, ...]:
        """What can be played."""
        return tuple(self._row(key) for key in sorted(self.rulesets))

    def mine(self, session: str) -> tuple[GameRow, ...]:
        """The games in which a session holds seats, the newest first."""
        seats: dict[str, list[int]] = {}
        for place in self.people.held(session):
            if place.role == "seat":
                seats.setdefault(place.game, []).append(place.seat)
        kept = sorted(map(self.journal.read.game, seats), key=lambda k: k.meta.created, reverse=True)
        return tuple(_game_row(k, tuple(seats[k.meta.id])) for k in kept)

    def _row(self, key: str) -> RulesetRow:
        rules = self.rulesets[key]
        setups = []
        for name, setup in rules.setups().items():
            scenery = rules.scenery(setup)
            setups.append(SetupRow(key=name, title=scenery.title, brief=scenery.brief, seats=rules.seats(setup)))
        return RulesetRow(key=key, setups=tuple(setups), catalogue=joined(rules.locale))


def _game_row(kept: Kept, seats: tuple[int, ...]) -> GameRow:
    return GameRow(
        game=kept.meta.id,
        ruleset=kept.meta.ruleset,
        title=kept.rules.scenery(kept.meta.setup).title,
        seats=seats,
        waits=tuple(sorted({ask.seat for ask in kept.game.asks if ask.public})),
        order=kept.game.order,
        ended=kept.game.ended is not None,
    )
