"""A server with games that were led to their moments, and people with browsers who come to them."""

from pathlib import Path

from sqlalchemy import select

from app.store.session import connect
from app.store.tables import orders
from tests.browser.screen import Screen
from tests.prove.server import QUICK, Server
from tests.prove.tables import Laid


class Gathering:
    """Open it, come together, and close it in `finally`: then nobody's page may have complained."""

    def __init__(self, database: str, folder: Path, name: str = "127.0.0.1") -> None:
        """Nothing runs before `open`; `name` is what browsers call the server."""
        self.database, self.name = database, name
        self.server = Server(database, folder, **QUICK)
        self.people: list[Screen] = []

    @property
    def address(self) -> str:
        """Where browsers find it: host:port."""
        return f"{self.name}:{self.server.port}"

    def sits(self, screen: Screen) -> Screen:
        """Somebody is here."""
        self.people.append(screen)
        return screen

    def come(self, laid: Laid) -> None:
        """All come to this table: the first two sit down, others watch."""
        for screen, link in zip(self.people, (laid.seats[1], laid.seats[2], laid.watch), strict=False):
            screen.come(self.address, link)

    def orders(self, laid: Laid) -> int:
        """How many orders of people stand in the log."""
        engine = connect(self.database)
        with engine.connect() as connection:
            mine = select(orders.c.n).where(orders.c.game == laid.game, orders.c.by == "hand")
            numbers = connection.execute(mine).scalars().all()
        engine.dispose()
        return len(numbers)

    def forgive(self, *, forgiven: bool) -> None:
        """A browser says in its console that a server is not there; that is so while it is not."""
        for screen in self.people:
            screen.forgiven = forgiven

    def check(self) -> None:
        """Neither pages nor the server had anything to complain of."""
        said = "".join(self.server.said)
        complaints = [word for screen in self.people for word in screen.complaints]
        assert not complaints, "\n".join(complaints)
        assert "Traceback" not in said, said[-6000:]
