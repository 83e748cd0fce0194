"""Who may sit where: sessions, links that give a seat or let watch, tickets for one socket (P-01).

Whatever somebody carries about (a cookie, a link, a ticket) is 128 random bits; only its hash stands here. Moments
are of the wall clock. What writes is run by `journal.write`, what reads by `journal.read.ask`.
"""

import secrets
from datetime import datetime, timedelta
from hashlib import sha256
from typing import Literal, TypeAlias

from sqlalchemy import Connection, delete, insert, select, update

from app.engine.record import value
from app.store.tables import holders, links, sessions, tickets

Role: TypeAlias = Literal["seat", "public", "caster", "judge"]
SECRET_BYTES = 16
LINK_DAYS = 7
TICKET_SECONDS = 30
LATER = timedelta(microseconds=1)


@value
class Place:
    """A place at a game: a seat with its number, a judge's, a caster's, or a watcher's (`public`)."""

    game: str
    role: Role
    seat: int = 0


@value
class Admission:
    """What a ticket lets in: to which place, for which session (its hash; none: a stranger who watches)."""

    place: Place
    session: str | None


def hashed(secret: str) -> str:
    """What is stored of a secret."""
    return sha256(secret.encode()).hexdigest()


def new_session(connection: Connection, now: datetime) -> str:
    """Begin a session; gives its secret, for the cookie."""
    secret = secrets.token_urlsafe(SECRET_BYTES)
    connection.execute(insert(sessions).values(id_hash=hashed(secret), made=now, seen=now))
    return secret


def known_session(connection: Connection, secret: str) -> str | None:
    """The hash of a session, if there is one with this secret."""
    return connection.execute(select(sessions.c.id_hash).where(sessions.c.id_hash == hashed(secret))).scalar()


def session_seen(connection: Connection, session: str, now: datetime) -> None:
    """The session (its hash) was here again: later than it was made, whatever the wall clock says."""
    mine = sessions.c.id_hash == session
    made = connection.execute(select(sessions.c.made).where(mine)).scalar()
    if made is not None:
        connection.execute(update(sessions).where(mine).values(seen=max(now, made + LATER)))


def never_seen(connection: Connection, session: str, *, hold: bool = False) -> bool:
    """Whether a session (its hash) never came back: its cookie may never have arrived. `hold` keeps it so for now."""
    query = select(sessions.c.made, sessions.c.seen).where(sessions.c.id_hash == session)
    row = connection.execute(query.with_for_update() if hold else query).one_or_none()
    return row is not None and row.seen <= row.made


def make_link(connection: Connection, place: Place, now: datetime) -> str:
    """A link to a place, good for seven days; gives its secret, for the fragment of an address."""
    secret = secrets.token_urlsafe(SECRET_BYTES)
    row = {"hash": hashed(secret), "game": place.game, "role": place.role, "seat": place.seat}
    connection.execute(insert(links).values(row | {"made": now, "expires": now + timedelta(days=LINK_DAYS)}))
    return secret


def link_place(connection: Connection, secret: str, now: datetime) -> Place | None:
    """Where a link leads, whoever claims it."""
    query = select(links.c.game, links.c.role, links.c.seat)
    row = connection.execute(query.where(links.c.hash == hashed(secret), links.c.expires > now)).one_or_none()
    return Place(game=row.game, role=row.role, seat=row.seat) if row else None


def claim(connection: Connection, secret: str, session: str, now: datetime) -> Place | None:
    """Take the place that a link leads to, for a session (its hash); a watcher's link may be used by many.

    None: no such link, or too old, or another took it. Whoever took it may come again; one that took it and was never
    seen again, for the answer with its cookie was lost, gives way.
    """
    place = link_place(connection, secret, now)
    if place is None or place.role == "public":
        return place
    mine = links.c.hash == hashed(secret)
    before = connection.execute(select(links.c.claimed_by).where(mine)).scalar()
    if before not in (None, session) and not never_seen(connection, before, hold=True):
        return None
    taken = update(links).where(mine, links.c.claimed_by.is_not_distinct_from(before)).values(claimed_by=session)
    if connection.execute(taken).rowcount != 1:
        return None
    if before not in (None, session):
        _unseat(connection, before, place)
    if place not in places_of(connection, session, place.game):
        connection.execute(insert(holders).values(session=session, game=place.game, role=place.role, seat=place.seat))
    return place


def _unseat(connection: Connection, session: str, place: Place) -> None:
    for table in (tickets, holders):
        there = (table.c.game == place.game) & (table.c.role == place.role) & (table.c.seat == place.seat)
        connection.execute(delete(table).where(there, table.c.session == session))


def places_of(connection: Connection, session: str, game: str | None = None) -> tuple[Place, ...]:
    """The places that a session (its hash) holds, in one game or in all."""
    query = select(holders.c.game, holders.c.role, holders.c.seat).where(holders.c.session == session)
    query = query if game is None else query.where(holders.c.game == game)
    rows = connection.execute(query.order_by(holders.c.game, holders.c.seat))
    return tuple(Place(game=r.game, role=r.role, seat=r.seat) for r in rows)


def role_of(connection: Connection, session: str, game: str) -> Place:
    """The first place that a session holds in a game; who holds none may watch."""
    return next(iter(places_of(connection, session, game)), Place(game=game, role="public"))


def make_ticket(connection: Connection, admission: Admission, now: datetime) -> str:
    """A ticket for one socket, good once, for thirty seconds; gives its secret. Old ones are thrown away."""
    secret, place = secrets.token_urlsafe(SECRET_BYTES), admission.place
    connection.execute(delete(tickets).where(tickets.c.expires <= now))
    row = {"hash": hashed(secret), "game": place.game, "role": place.role, "seat": place.seat}
    expires = now + timedelta(seconds=TICKET_SECONDS)
    connection.execute(insert(tickets).values(row | {"session": admission.session, "expires": expires}))
    return secret


def use_ticket(connection: Connection, secret: str, now: datetime) -> Admission | None:
    """Use a ticket up: its session is seen again. None: no such ticket, or used, or too old."""
    mine = tickets.c.hash == hashed(secret)
    row = connection.execute(select(tickets).where(mine, tickets.c.expires > now)).one_or_none()
    if row is not None and row.session is not None:
        # First: whoever would take over from a session that was never seen waits for this row.
        session_seen(connection, row.session, now)
    if row is None or connection.execute(delete(tickets).where(mine)).rowcount != 1:
        return None
    return Admission(place=Place(game=row.game, role=row.role, seat=row.seat), session=row.session)
