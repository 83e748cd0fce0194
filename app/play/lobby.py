"""Before the game: what can be played, making a game, the links to its seats. These calls block."""

from dataclasses import dataclass
from functools import partial

from app.engine.game import Options
from app.play.bell import Bell
from app.play.people import People
from app.play.writing import written
from app.store.bots import seat_bot
from app.store.journal import Journal
from app.store.kept import Rulesets
from app.store.people import Place
from app.wire.catalogue import joined
from app.wire.rest import RulesetRow, SetupRow


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

    def open(
        self, ruleset: str, setup: str, bots: tuple[int, ...] = (), options: Options | None = None, sort: str = "random"
    ) -> Opened:
        """A new game; bots of this sort take some seats. Raises KeyError: no such ruleset, setup or seat."""
        seats = self.rulesets[ruleset].seats(self.rulesets[ruleset].setups()[setup])
        if not set(bots) <= set(seats):
            raise KeyError(bots)
        game = self.journal.create_game(ruleset, setup, options or self.usual)
        for seat in dict.fromkeys(bots):
            written(self.journal, partial(seat_bot, game=game, seat=seat, sort=sort))
        self.bell.ring((game,))
        links = {seat: self.people.link(Place(game=game, role="seat", seat=seat)) for seat in seats if seat not in bots}
        return Opened(game=game, seats=links, watch=self.people.link(Place(game=game, role="public")))

    def rows(self) -> tuple[RulesetRow, ...]:
        """What can be played."""
        return tuple(self._row(key) for key in sorted(self.rulesets))

    def _row(self, key: str) -> RulesetRow:
        rules = self.rulesets[key]
        setups = []
        for name, setup in rules.setups().items():
            scenery = rules.scenery(setup)
            row = SetupRow(
                key=name, title=scenery.title, brief=scenery.brief, seats=rules.seats(setup), scenery=scenery
            )
            setups.append(row)
        return RulesetRow(key=key, setups=tuple(setups), catalogue=joined(rules.locale))
