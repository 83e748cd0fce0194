"""Games set up before the server runs, with the links to their places."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime

from app.engine.game import Options
from app.store.journal import Journal
from app.store.kept import Rulesets
from app.store.people import Place, Role, make_link
from app.store.session import connect, migrate


@dataclass(frozen=True, kw_only=True)
class Laid:
    """A game and its links: for each seat, and for who watches."""

    game: str
    delay: int
    seats: dict[int, str]
    watch: str


@dataclass(frozen=True, kw_only=True)
class Wish:
    """A game that is wanted: whose rules, which scenario, how far its public is behind (ms)."""

    ruleset: str
    setup: str
    delay: int = 0


def lay(database: str, rulesets: Rulesets, wishes: Sequence[Wish]) -> list[Laid]:
    """Make the database, if need be, and these games in it."""
    migrate(database)
    engine = connect(database)
    journal = Journal(engine, rulesets, lambda: 0, lambda _: None)
    journal.start()
    try:
        return [laid(journal, wish) for wish in wishes]
    finally:
        journal.stop()
        engine.dispose()


def laid(journal: Journal, wish: Wish) -> Laid:
    """One game."""
    return links(journal, journal.create_game(wish.ruleset, wish.setup, Options(delay=wish.delay)))


def links(journal: Journal, game: str) -> Laid:
    """Links to all places at a game."""
    meta = journal.read.game(game).meta

    def link(role: Role, seat: int) -> str:
        place = Place(game=game, role=role, seat=seat)
        return journal.write(lambda connection: make_link(connection, place, datetime.now(UTC))).result()

    seats = {seat: link("seat", seat) for seat in meta.seats}
    return Laid(game=game, delay=meta.options.delay, seats=seats, watch=link("public", 0))
