"""Which seats bots play, and which sort of bot each is; no secret, and it stands when the game has ended."""

from collections.abc import Mapping

from sqlalchemy import Connection, insert, select

from app.store.tables import bots


def seat_bot(connection: Connection, game: str, seat: int, sort: str) -> None:
    """A bot takes a seat."""
    connection.execute(insert(bots).values(game=game, seat=seat, sort=sort))


def bots_of(connection: Connection, game: str) -> Mapping[int, str]:
    """The sort of bot on each seat that one plays."""
    query = select(bots.c.seat, bots.c.sort).where(bots.c.game == game).order_by(bots.c.seat)
    return {row.seat: row.sort for row in connection.execute(query)}
