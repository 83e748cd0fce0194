"""Playing again: the same table, the sides changed; one new game for an old one, made once (P-14)."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from sqlalchemy import Connection, insert, select

from app.store.kept import Kept
from app.store.new_game import laid, opened
from app.store.tables import games, holders, rematches

if TYPE_CHECKING:
    from app.store.journal import Journal


def rematch_of(connection: Connection, game: str) -> str | None:
    """The game that follows this one; it may not be open yet."""
    return connection.execute(select(rematches.c.next).where(rematches.c.game == game)).scalar()


def play_again(journal: "Journal", kept: Kept) -> str:
    """The game that follows, made and opened if need be; whoever holds a seat holds the next one there.

    The new game, its holders and which game it follows are one write: it is made once, whole, or not at all.
    Raises NotOpened, or what the database raises.
    """
    row = laid(journal, kept.rules, kept.meta.setup, kept.meta.options, kept.meta.seats)
    row |= {"catalogue": kept.meta.catalogue}
    game = journal.write(lambda c: _follow(c, kept, row)).result()
    if journal.read.game(game).game.order == 0:
        opened(journal, game)
    return game


def next_seats(seats: tuple[int, ...]) -> Mapping[int, int]:
    """Where each seat sits in the next game: two change sides, more go round."""
    return dict(zip(seats, (*seats[1:], *seats[:1]), strict=True))


def _follow(connection: Connection, kept: Kept, row: dict[str, object]) -> str:
    old = kept.meta.id
    there = rematch_of(connection, old)
    if there is not None:
        return there
    game = str(row["id"])
    connection.execute(insert(games), [row])
    connection.execute(insert(rematches).values(game=old, next=game))
    seats = next_seats(kept.meta.seats)
    query = select(holders.c.session, holders.c.seat).where(holders.c.game == old, holders.c.role == "seat")
    held = connection.execute(query).all()
    if held:
        places = [{"session": h.session, "game": game, "role": "seat", "seat": seats[h.seat]} for h in held]
        connection.execute(insert(holders), places)
    return game
