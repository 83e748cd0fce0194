"""What stands in the database: games, their orders and events, what is sealed, who sits where (A-10).

Events are the truth, a game's state is their fold, kept. JSON is text made by the codec. Game time is in ms.
"""

from datetime import UTC, datetime
from typing import Any

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    DateTime,
    Dialect,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    TypeDecorator,
)


class Moment(TypeDecorator[datetime]):
    """A moment of the wall clock, in UTC: SQLite forgets the zone, so it is put back."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:  # noqa: ARG002
        return value.astimezone(UTC) if value else None

    def process_result_value(self, value: Any, dialect: Dialect) -> datetime | None:  # noqa: ARG002
        return None if value is None else value.astimezone(UTC) if value.tzinfo else value.replace(tzinfo=UTC)


METADATA = MetaData()
HASH, GAME = String(64), String(32)


def _game(*, primary: bool = True) -> Column[str]:
    return Column("game", GAME, ForeignKey("games.id"), primary_key=primary, nullable=False)


# `n`, `seq`, `hash`, `at` are those of the last order. `shape` is that of `state`, `born` that of `setup` and
# `options`. `due` is the first time limit that runs, `asking` whether somebody is asked, `updated` when it went on.
games = Table(
    "games",
    METADATA,
    Column("id", GAME, primary_key=True),
    Column("ruleset", String(40), nullable=False),
    Column("edition", Integer, nullable=False),
    Column("catalogue", String(80), nullable=False),
    Column("setup", Text, nullable=False),
    Column("options", Text, nullable=False),
    Column("seats", String(80), nullable=False),
    Column("born", String(16), nullable=False),
    Column("created", Moment, nullable=False),
    Column("updated", Moment),
    Column("generation", Integer, nullable=False),
    Column("n", Integer, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("due", BigInteger, index=True),
    Column("asking", Boolean, nullable=False, index=True),
    Column("hash", HASH, nullable=False),
    Column("shape", String(16), nullable=False),
    Column("state", Text, nullable=False),
)

# An order that stands here was accepted: it is its own receipt, found by game and cid in one word (SQLite does not
# look up a list of pairs by an index). `shape` is that of its deed and events.
orders = Table(
    "orders",
    METADATA,
    _game(),
    Column("n", Integer, primary_key=True),
    Column("cid", String(64), nullable=False),
    Column("receipt", String(97), nullable=False, unique=True),
    Column("seat", Integer, nullable=False),
    Column("by", String(8), nullable=False),
    Column("ask", String(32)),
    Column("deed", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("first", Integer, nullable=False),
    Column("last", Integer, nullable=False),
    Column("salt", String(32), nullable=False),
    Column("hash", HASH, nullable=False),
    Column("shape", String(16), nullable=False),
)

events = Table(
    "events",
    METADATA,
    _game(),
    Column("seq", Integer, primary_key=True),
    Column("n", Integer, nullable=False),
    Column("body", Text, nullable=False),
)

# What must leave no trace in a game: standing orders, switches, drafts. Gone when the game ends.
sealed = Table(
    "sealed",
    METADATA,
    _game(),
    Column("seat", Integer, primary_key=True),
    Column("key", String(64), primary_key=True),
    Column("body", Text, nullable=False),
)

# Seats that no hand plays, and which sort of bot does; no secret, and it stands when the game has ended.
bots = Table(
    "bots",
    METADATA,
    _game(),
    Column("seat", Integer, primary_key=True),
    Column("sort", String(16), nullable=False),
)

# The game that follows one, when all have agreed to play again.
rematches = Table(
    "rematches",
    METADATA,
    _game(),
    Column("next", GAME, ForeignKey("games.id"), nullable=False),
)

seeds = Table(
    "seeds", METADATA, _game(), Column("epoch", Integer, primary_key=True), Column("secret", HASH, nullable=False)
)

# Of every secret that somebody carries about, only the hash stands here.
links = Table(
    "links",
    METADATA,
    Column("hash", HASH, primary_key=True),
    _game(primary=False),
    Column("role", String(8), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("made", Moment, nullable=False),
    Column("expires", Moment, nullable=False),
    Column("claimed_by", HASH),
)

sessions = Table(
    "sessions",
    METADATA,
    Column("id_hash", HASH, primary_key=True),
    Column("made", Moment, nullable=False),
    Column("seen", Moment, nullable=False),
)

# `role` is seat (with its number), judge or caster; seat 0 otherwise.
holders = Table(
    "holders",
    METADATA,
    Column("session", HASH, ForeignKey("sessions.id_hash"), primary_key=True),
    _game(),
    Column("seat", Integer, primary_key=True),
    Column("role", String(8), primary_key=True),
)

tickets = Table(
    "tickets",
    METADATA,
    Column("hash", HASH, primary_key=True),
    _game(primary=False),
    Column("role", String(8), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("session", HASH),
    Column("expires", Moment, nullable=False),
)

# `room` is players or watchers; `body` is JSON, for a database refuses some characters that people type.
chat = Table(
    "chat",
    METADATA,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True),
    _game(primary=False),
    Column("room", String(8), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("body", Text, nullable=False),
    Index("chat_room", "game", "room", "id"),
)

# One row: how long this server has run, in ms.
meter = Table("meter", METADATA, Column("id", Integer, primary_key=True), Column("time", BigInteger, nullable=False))

# Each start of a server process that wrote here.
instance = Table(
    "instance",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("started", Moment, nullable=False),
)
