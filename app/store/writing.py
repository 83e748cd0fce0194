"""Writing a batch in one transaction: games in the order of their ids, then orders, events, secrets, time (A-11)."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, bindparam, delete, insert, update

from app.store.meter import keep_time
from app.store.ruling import Ruling, game_columns
from app.store.tables import events, games, orders, sealed, seeds

# No row is changed if another worker went ahead: the order was judged on a game that is no more.
CHANGES = ("n", "seq", "at", "updated", "due", "asking", "hash", "shape", "state")
ADVANCE = (
    update(games)
    .where(
        games.c.id == bindparam("which"),
        games.c.generation == bindparam("judged_in"),
        games.c.n == bindparam("judged_on"),
        games.c.seq == bindparam("judged_at"),
    )
    .values({name: bindparam(f"new_{name}") for name in CHANGES})
)


def write(connection: Connection, rulings: Sequence[Ruling], now: int) -> list[Ruling]:
    """Write what can be written and give it back; the rest was overtaken.

    All workers take games in the same order: unsorted, two batches wait for each other for ever.
    """
    won = [r for r in sorted(rulings, key=lambda r: r.submission.game) if _advance(connection, r)]
    if not won:
        return []
    connection.execute(insert(orders), [r.order for r in won])
    _insert(connection, events, [row for r in won for row in _event_rows(r)])
    _insert(connection, seeds, [row for r in won for row in _seed_rows(r)])
    over = [r.submission.game for r in won if r.after.game.ended]
    if over:
        connection.execute(delete(sealed).where(sealed.c.game.in_(over)))
    keep_time(connection, now)
    return won


def _advance(connection: Connection, ruling: Ruling) -> bool:
    before = ruling.held.kept
    guard = {
        "which": before.meta.id,
        "judged_in": before.meta.generation,
        "judged_on": before.game.order,
        "judged_at": before.game.seq,
    }
    changes = game_columns(ruling.after, ruling.state)
    new = {f"new_{name}": changes[name] for name in CHANGES}
    return connection.execute(ADVANCE, guard | new).rowcount == 1


def _event_rows(ruling: Ruling) -> list[dict[str, Any]]:
    row = ruling.order
    places = range(row["first"], row["last"] + 1)
    return [
        {"game": row["game"], "seq": seq, "n": row["n"], "body": body}
        for seq, body in zip(places, ruling.events, strict=True)
    ]


def _seed_rows(ruling: Ruling) -> list[dict[str, Any]]:
    game = ruling.order["game"]
    return [{"game": game, "epoch": epoch, "secret": secret.hex()} for epoch, secret in ruling.secrets.items()]


def _insert(connection: Connection, table: Any, rows: list[dict[str, Any]]) -> None:
    if rows:
        connection.execute(insert(table), rows)
