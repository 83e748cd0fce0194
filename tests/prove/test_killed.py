"""Killed: whatever the moment, nothing promised is lost, nothing is done twice, nothing is told that is not so."""

import os
from pathlib import Path
from random import Random, SystemRandom

import pytest

from app.rulesets import found
from app.store.session import connect
from tests.prove.follower import Run
from tests.prove.judging import faults
from tests.prove.killing import killings
from tests.prove.party import Party
from tests.prove.server import QUICK, Server
from tests.prove.tables import Wish, lay

KILLS = 20
GAMES = [Wish(ruleset="ruins", setup="courtyard", delay=delay) for delay in (0, 0, 0, 2000)]
GOES_ON = 30


@pytest.mark.prove
async def test_nothing_is_lost_or_told_too_soon_when_the_server_is_killed(databases: str, tmp_path: Path) -> None:
    seed = int(os.environ.get("BASECONTACT_TEST_SEED") or SystemRandom().getrandbits(32))
    luck, server = Random(seed), Server(databases, tmp_path, **QUICK)
    party = Party(server.address, lay(databases, found(), GAMES), luck)

    async def meanwhile(run: Run) -> None:
        await killings(run, server, luck, KILLS)
        after = sum(len(w.done) for w in party.witnesses) + GOES_ON
        await run.until(lambda: sum(len(w.done) for w in party.witnesses) >= after)

    try:
        server.start()
        await party.play(meanwhile)
        server.stop()
    finally:
        server.kill()
    report(seed, server, party)
    engine = connect(databases)
    assert faults(engine, found(), party.witnesses) == []
    engine.dispose()
    enough(server, party)


def report(seed: int, server: Server, party: Party) -> None:
    """What was really done to it, said whether it holds or not."""
    done, cuts, again, given_up = counts(party)
    print(  # noqa: T201  (a harness says what it did)
        f"\nBASECONTACT_TEST_SEED={seed}: {server.kills} kills, {done} orders done, {cuts} lines cut, "
        f"{again} intents sent again, {given_up} given up"
    )


def enough(server: Server, party: Party) -> None:
    """A run in which too little went wrong proves nothing."""
    _, cuts, again, given_up = counts(party)
    assert server.kills == KILLS
    assert cuts >= KILLS * len(party.clients) // 2
    assert again >= KILLS // 2
    assert given_up >= KILLS // 4
    said = "".join(server.said)
    assert "Traceback" not in said, said[-6000:]


def counts(party: Party) -> tuple[int, int, int, int]:
    """Orders done, lines cut, intents sent again, intents given up."""
    all_here = party.witnesses
    return (
        sum(len(w.done) for w in all_here),
        sum(w.cuts for w in all_here),
        sum(w.again for w in all_here),
        sum(len(w.abandoned) for w in all_here),
    )
