"""Three checks, each of which must find the fault that is planted for it, and nothing where none is planted."""

import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

from sqlalchemy import Engine, text

from app.store.session import connect
from tests.prove.follower import Run
from tests.prove.judging import faults
from tests.prove.party import Party
from tests.prove.player import Player
from tests.prove.server import QUICK, Server
from tests.prove.tables import Wish, lay
from tests.rulesets.probe import RULESET

STRANGER = {"probe": RULESET}
WISH = Wish(ruleset="probe", setup="duel")
ENOUGH = 8
# A planted fault may ring the bell for nothing: then the poll tells what happened.
OURS = {"BASECONTACT_RULESETS": "tests.rulesets.probe", "BASECONTACT_POLL_MS": "100"}
NOWHERE = (
    "CREATE FUNCTION nowhere() RETURNS trigger LANGUAGE plpgsql AS "
    "$$ BEGIN INSERT INTO child VALUES (1); RETURN NEW; END $$"
)
Check = Callable[[str, Path, str], Awaitable[list[str]]]


async def refused_commits(database: str, folder: Path, plant: str) -> list[str]:
    """The database refuses at the very commit: nothing may have been promised before it."""
    engine = connect(database)

    async def meanwhile(run: Run, party: Party) -> None:
        await _more(run, lambda: sum(len(w.done) for w in party.witnesses))
        _refuse(engine)
        moment = time.monotonic()
        await run.until(lambda: any(w.sent[a.cid] > moment for w in party.witnesses for a in w.answers))

    try:
        return await _run(database, folder, plant, meanwhile)
    finally:
        engine.dispose()


async def orders_sent_twice(database: str, folder: Path, plant: str) -> list[str]:
    """Every intent that was done is sent once more: the answer must be the same, and nothing done again."""
    return await _run(database, folder, plant, _play, kind=Twice)


async def secrets_of_others(database: str, folder: Path, plant: str) -> list[str]:
    """A game with hidden hands and secret choices is followed from every seat and from outside."""
    return await _run(database, folder, plant, _play)


class Twice(Player):
    """Sends everything twice, the second time when it is done already."""

    def __init__(self, *given: Any) -> None:
        """As a player."""
        super().__init__(*given)
        self.sent: dict[str, dict[str, Any]] = {}

    async def intend(self, intent: dict[str, Any]) -> None:
        """Remember what it was."""
        self.sent[intent["cid"]] = intent
        await super().intend(intent)

    async def answered(self, message: dict[str, Any]) -> None:
        """Done: say it again."""
        again = self.sent.pop(message["cid"], None)
        await super().answered(message)
        if message["type"] == "done" and again:
            await self.send(again)


async def _play(run: Run, party: Party) -> None:
    await _more(run, lambda: sum(len(w.answers) for w in party.witnesses), 4 * ENOUGH)


async def _more(run: Run, count: Callable[[], int], wanted: int = ENOUGH) -> None:
    until = count() + wanted
    await run.until(lambda: count() >= until)


async def _run(
    database: str, folder: Path, plant: str, meanwhile: Callable[[Run, Party], Awaitable[None]], kind: Any = Player
) -> list[str]:
    switch = {"BASECONTACT_ALLOW_FAULTS": "1", "BASECONTACT_PLANT": plant} if plant else {}
    server = Server(database, folder, **QUICK, **OURS, **switch)
    party = Party(server.address, lay(database, STRANGER, [WISH]), Random(1), kind)
    try:
        server.start()
        await party.play(lambda run: meanwhile(run, party))
        server.stop()
    finally:
        server.kill()
    engine = connect(database)
    try:
        return faults(engine, STRANGER, party.witnesses)
    finally:
        engine.dispose()


def _refuse(engine: Engine) -> None:
    """From now on every commit of an order fails: it leaves a row behind that points nowhere."""
    postgres = engine.dialect.name == "postgresql"
    tail = "FOR EACH ROW EXECUTE FUNCTION nowhere()" if postgres else "BEGIN INSERT INTO child VALUES (1); END"
    with engine.begin() as connection:
        connection.execute(text("CREATE TABLE parent (id INTEGER PRIMARY KEY)"))
        connection.execute(text("CREATE TABLE child (id INTEGER REFERENCES parent (id) DEFERRABLE INITIALLY DEFERRED)"))
        if postgres:
            connection.execute(text(NOWHERE))
        connection.execute(text(f"CREATE TRIGGER refuse AFTER INSERT ON orders {tail}"))
