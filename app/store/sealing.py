"""What a seat seals: standing orders, yields, switches and drafts, told to nobody and gone at the end (A-07, P-13)."""

import json
from collections.abc import Mapping
from typing import Any

from sqlalchemy import Connection, delete, insert, select

from app.store.tables import sealed


def seal(connection: Connection, game: str, seat: int, key: str, value: Any) -> None:
    """Set a sealed value (anything that JSON holds), or clear it with None."""
    there = (sealed.c.game == game) & (sealed.c.seat == seat) & (sealed.c.key == key)
    connection.execute(delete(sealed).where(there))
    if value is not None:
        connection.execute(insert(sealed).values(game=game, seat=seat, key=key, body=json.dumps(value)))


def sealed_values(connection: Connection, game: str, seat: int) -> Mapping[str, Any]:
    """All sealed values of a seat, by key."""
    query = select(sealed.c.key, sealed.c.body).where(sealed.c.game == game, sealed.c.seat == seat)
    return {key: json.loads(body) for key, body in connection.execute(query.order_by(sealed.c.key))}
