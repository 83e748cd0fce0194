"""A worker is killed at the worst moments: what it answered stands once, and an intent may be repeated (S-1)."""

import os
import signal
import subprocess
import sys

import pytest
from sqlalchemy import select

from app.engine.judge import Stale
from app.engine.orders import Act
from app.store.answers import Done
from app.store.journal import Journal
from app.store.tables import orders
from tests.store.counter import Add
from tests.store.sitting import Sitting, Start

HANG_S = 60
Report = list[tuple[str, str, str]]


@pytest.mark.parametrize("point", ["before_commit", "after_commit", "after_answer"])
def test_what_was_answered_stands_once(sitting: Sitting, database: str, start: Start, point: str) -> None:
    report = killed(database, sitting.game, point)
    again = Sitting(start(), sitting.game)
    assert lost(again.journal, sitting.game, report) == []
    assert [word for word, _, _ in report].count("done") == (5 if point == "after_answer" else 4)

    _, cid, ask = report[-1]
    assert again.do(1, Act(ask=ask, command=Add(by=1)), cid) == Done(order=6)
    assert again.table.count == 6
    assert again.journal.read.verify(sitting.game) == ()


def test_planted_telling_before_the_commit_is_caught(
    sitting: Sitting, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BASECONTACT_PLANT", "tell_before_commit")
    monkeypatch.setenv("BASECONTACT_ALLOW_FAULTS", "1")
    report = killed(database, sitting.game, "before_commit")
    assert lost(sitting.journal, sitting.game, report) == [report[-1][1]]


def test_planted_forgetting_of_receipts_is_caught(sitting: Sitting, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BASECONTACT_PLANT", "no_receipts")
    deed = Act(ask=sitting.ask(1), command=Add(by=1))
    assert [sitting.do(1, deed, "same") for _ in range(2)] == [Done(order=2)] * 2
    monkeypatch.setenv("BASECONTACT_ALLOW_FAULTS", "1")
    assert sitting.do(1, deed, "same") == Stale(asks=(sitting.ask(1),))


def killed(address: str, game: str, point: str) -> Report:
    """What a worker said that was killed in its fifth order: intent or done, the cid, the ask."""
    program = [sys.executable, "-m", "tests.store.victim", address, game, point, "5"]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    run = subprocess.run(program, capture_output=True, text=True, timeout=HANG_S, check=False, env=environment)
    assert run.returncode == -signal.SIGKILL, run.stderr
    lines = [line.split() for line in run.stdout.splitlines()]
    return [(word, cid, ask) for word, cid, ask in lines]


def lost(journal: Journal, game: str, report: Report) -> list[str]:
    """The intents that were answered but do not stand exactly once."""
    query = select(orders.c.cid).where(orders.c.game == game)
    stored = journal.read.ask(lambda connection: list(connection.execute(query).scalars()))
    return [cid for word, cid, _ in report if word == "done" and stored.count(cid) != 1]
