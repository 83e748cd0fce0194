"""What people say at a table, kept and told like news (A-17); players and watchers each have their room."""

import json

from sqlalchemy import Connection, insert, select

from app.engine.record import value
from app.store.tables import chat

LINES = 200


@value
class Said:
    """A line of chat; `seat` 0 is a watcher, `at` game time in ms, `id` rises."""

    id: int
    seat: int
    name: str
    text: str
    at: int


def say(connection: Connection, game: str, room: str, said: Said) -> int:
    """Keep a line (its `id` is not looked at); gives its id."""
    body = json.dumps({"name": said.name, "text": said.text})
    row = {"game": game, "room": room, "seat": said.seat, "at": said.at, "body": body}
    key = connection.execute(insert(chat).values(row)).inserted_primary_key
    return int(key[0]) if key else 0


def chat_after(
    connection: Connection, game: str, room: str, after: int, up_to_at: int | None = None
) -> tuple[Said, ...]:
    """The last lines of a room after the one of this id, in their order; with `up_to_at` only those said by then."""
    query = select(chat).where(chat.c.game == game, chat.c.room == room, chat.c.id > after)
    query = query if up_to_at is None else query.where(chat.c.at <= up_to_at)
    rows = connection.execute(query.order_by(chat.c.id.desc()).limit(LINES)).all()
    return tuple(Said(id=r.id, seat=r.seat, at=r.at, **json.loads(r.body)) for r in reversed(rows))
