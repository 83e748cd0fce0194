"""Reading games, from any thread, on connections that cannot write (A-12)."""

from collections.abc import Callable, Mapping, Sequence
from datetime import datetime
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, Row, select

from app.engine.record import value
from app.store.bots import bots_of
from app.store.chat import Said, chat_after
from app.store.folding import Folding
from app.store.kept import Kept, Rulesets
from app.store.opening import Openings
from app.store.rematch import rematch_of
from app.store.sealing import sealed_values
from app.store.session import reader
from app.store.shelf import Shelf
from app.store.tables import games, orders
from app.store.told import Told, before, tail
from app.store.verify import faults_of

T = TypeVar("T")


@value
class Limit:
    """An open ask with a time limit: due at this game time in ms."""

    game: str
    ask: str
    due: int


class Reading:
    """All reading of games; opens its own connections. An unknown game raises KeyError."""

    def __init__(self, engine: Engine, rulesets: Rulesets) -> None:
        """Read from the database that `engine` writes."""
        self.reads = reader(engine)
        self.openings = Openings(self.reads, rulesets)
        self.shelf = Shelf()

    def close(self) -> None:
        """Close all connections."""
        self.reads.dispose()

    def ask(self, question: Callable[[Connection], T]) -> T:
        """Ask anything else of the database: what `people` knows, say."""
        with self.reads.connect() as connection:
            return question(connection)

    def game(self, game: str) -> Kept:
        """The game as it stands. Raises NoRuleset if its rules are not here."""
        with self.reads.connect() as connection:
            age = connection.execute(select(games.c.generation, games.c.n).where(games.c.id == game)).one_or_none()
            if age is None:
                raise KeyError(game)
            at_hand = self.shelf.get(game, age.generation, age.n)
            if at_hand:
                return at_hand
            row = _row(connection, game)
        kept = self.openings.kept(row)
        self.shelf.put(kept)
        return kept

    def game_at(self, game: str, order: int) -> Kept:
        """The game at the end of an order (or of its last), folded from its beginning."""
        return self.fold_at(game, order)[0]

    def fold_at(self, game: str, order: int) -> tuple[Kept, Folding]:
        """The same, and its fold to lead it on: `fold.take(told.order, told.events)` gives the game after."""
        return self.openings.at(self.ask(lambda connection: _row(connection, game)), order)

    def blank(self, game: str) -> Kept:
        """The game before its first order."""
        return self.openings.blank(self.ask(lambda connection: _row(connection, game)))

    def tail(self, game: str, after_order: int, up_to_at: int | None = None) -> tuple[Told, ...]:
        """The orders after one, in their order; with `up_to_at` only those told by that game time."""
        codec = self.game(game).codec
        return self.ask(lambda connection: tail(connection, codec, game, after_order, upto_at=up_to_at))

    def log(self, game: str, before_order: int, count: int) -> tuple[Told, ...]:
        """The last `count` orders before an order, in their order."""
        codec = self.game(game).codec
        return self.ask(lambda connection: before(connection, codec, game, before_order, count))

    def place(self, game: str, now: int, delay: int) -> int:
        """The last order with `at <= now - delay` (0: none); with no delay, the last order."""
        last = select(games.c.n).where(games.c.id == game)
        told = select(orders.c.n).where(orders.c.game == game, orders.c.at <= now - delay)
        late = told.order_by(orders.c.n.desc()).limit(1)
        return self.ask(lambda connection: connection.execute(late if delay else last).scalar() or 0)

    def sealed(self, game: str, seat: int) -> Mapping[str, Any]:
        """The standing orders, switches and drafts of a seat, by key."""
        return self.ask(lambda connection: sealed_values(connection, game, seat))

    def bots(self, game: str) -> Mapping[int, str]:
        """The sort of bot on each seat that one plays."""
        return self.ask(lambda connection: bots_of(connection, game))

    def rematch(self, game: str) -> str | None:
        """The game that follows this one, if there is one."""
        return self.ask(lambda connection: rematch_of(connection, game))

    def updated(self, ids: Sequence[str]) -> Mapping[str, datetime]:
        """When each of these games last went on, by the wall clock."""
        query = select(games.c.id, games.c.updated).where(games.c.id.in_(ids))
        return self.ask(lambda connection: {row.id: row.updated for row in connection.execute(query)})

    def chat(self, game: str, room: str, after: int, up_to_at: int | None = None) -> tuple[Said, ...]:
        """What was said in a room of a game after the line of this id."""
        return self.ask(lambda connection: chat_after(connection, game, room, after, up_to_at))

    def open_limits(self, until: int | None = None) -> tuple[Limit, ...]:
        """The open asks with a time limit in all games that run; with `until` only those due by then."""
        query = select(games.c.id).where(games.c.due.is_not(None) if until is None else games.c.due <= until)
        found = [self.game(game) for game in self.ask(lambda connection: connection.execute(query).scalars().all())]
        limits = [Limit(game=k.meta.id, ask=a, due=due) for k in found for a, due in k.game.clocks.due.items()]
        return tuple(sorted((x for x in limits if until is None or x.due <= until), key=lambda x: x.due))

    def games_with_asks(self) -> tuple[str, ...]:
        """The games in which somebody is asked something."""
        query = select(games.c.id).where(games.c.asking).order_by(games.c.id)
        return self.ask(lambda connection: tuple(connection.execute(query).scalars()))

    def verify(self, game: str) -> tuple[str, ...]:
        """What is wrong with a stored game, in words; nothing: its state is the fold of its events, its chain whole."""
        row = self.ask(lambda connection: _row(connection, game))
        return self.ask(lambda connection: faults_of(connection, self.openings, row))


def _row(connection: Connection, game: str) -> Row[Any]:
    row = connection.execute(select(games).where(games.c.id == game)).one_or_none()
    if row is None:
        raise KeyError(game)
    return row
