"""Who comes: sessions, links and tickets, each change through the journal's thread (P-01, A-12). These calls block."""

from contextlib import suppress
from datetime import UTC, datetime

from app.engine.hidden import Viewer
from app.play.who import Who
from app.play.writing import Unavailable, written
from app.store import people as kept
from app.store.journal import Journal
from app.store.people import Admission, Place


def now() -> datetime:
    """The wall clock: for what expires outside of games."""
    return datetime.now(UTC)


class People:
    """Sessions are named by the hash of the secret in their cookie."""

    def __init__(self, journal: Journal) -> None:
        """Write through this journal."""
        self.journal = journal

    def known(self, secret: str) -> str | None:
        """The session of a cookie, if it is one of ours; it is seen again."""
        session = self.journal.read.ask(lambda c: kept.known_session(c, secret))
        if session and self.journal.read.ask(lambda c: kept.never_seen(c, session)):
            # Who only reads need not wait for a database that can be written.
            with suppress(Unavailable):
                written(self.journal, lambda c: kept.session_seen(c, session, now()))
        return session

    def begin(self) -> tuple[str, str]:
        """A new session: the secret for the cookie, and its hash."""
        secret = written(self.journal, lambda c: kept.new_session(c, now()))
        return secret, kept.hashed(secret)

    def claim(self, link: str, session: str) -> Place | None:
        """The place that a link gives to this session; None if there is no such link or another has taken it."""
        return written(self.journal, lambda c: kept.claim(c, link, session, now()))

    def held(self, session: str, game: str | None = None) -> tuple[Place, ...]:
        """The places that a session holds, in one game or in all."""
        return self.journal.read.ask(lambda c: kept.places_of(c, session, game))

    def link(self, place: Place) -> str:
        """A new link to a place: the secret for its fragment."""
        return written(self.journal, lambda c: kept.make_link(c, place, now()))

    def ticket(self, place: Place, session: str) -> str:
        """A ticket for one socket at this place."""
        admission = Admission(place=place, session=session)
        return written(self.journal, lambda c: kept.make_ticket(c, admission, now()))

    def admitted(self, ticket: str, game: str) -> Who | None:
        """Whom a ticket lets in to this game; it is used up. None: not for here, used, or too old."""
        found = written(self.journal, lambda c: kept.use_ticket(c, ticket, now()))
        if found is None or found.place.game != game:
            return None
        viewer = Viewer(role=found.place.role, seat=found.place.seat)
        return Who(game=game, viewer=viewer, session=found.session)

    def as_whom(self, session: str | None, game: str, seat: int | None) -> Place | None:
        """The place at which a session may look at a game; None: it asks for a seat that it does not hold.

        Without a seat asked for: one that it holds, else among the public.
        """
        held = self.held(session, game) if session else ()
        if seat is not None:
            return next((p for p in held if p.role == "seat" and p.seat == seat), None)
        return next((p for p in held if p.role == "seat"), Place(game=game, role="public"))
