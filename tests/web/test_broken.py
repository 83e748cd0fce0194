"""When something breaks it is said, nothing is half done, and the next request is served (safety.md, Running)."""

import secrets
from concurrent.futures import Future
from typing import Any, Never

import pytest

from app.play.lobby import Opened
from app.store.journal import Journal
from app.store.reading import Reading
from tests.web.screens import Person, closed, lay
from tests.web.served import Here


def full(_journal: Journal, _job: Any) -> Future[Never]:
    """A write on a disk that is full."""
    future: Future[Never] = Future()
    future.set_exception(OSError("disk full"))
    return future


def torn(*_: Any) -> Never:
    raise OSError("the disk is gone")


def test_a_full_disk_refuses_and_play_goes_on_after_it(
    here: Here, one: Person, duel: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    screen = one.screen(link=duel.seats[1])
    view = screen.wait("welcome")["view"]
    ticket = one.ticket(link=duel.watch)["ticket"]
    with monkeypatch.context() as broken:
        broken.setattr(Journal, "write", full)
        answer = one.http.post("/api/ws-ticket", json={"link": duel.seats[1]})
        assert (answer.status_code, answer.json()["code"]) == (503, "unavailable")
        screen.send(type="say", text="hello")
        assert screen.wait("fault")["code"] == "unavailable"
        screen.send(type="seal", id=4, key="yield", value="on")
        assert screen.wait("refused")["code"] == "unavailable"
        door = one.knock(duel.game)
        door.send(type="hello", ticket=ticket)
        assert closed(door) == (1013, "unavailable")
    assert screen.do(*lay(view, 1))["type"] == "done"
    assert here.house.journal.read.sealed(duel.game, 1) == {}


def test_what_fails_on_our_side_is_said_and_costs_nobody_else(
    one: Person, duel: Opened, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    screen, cid = one.screen(link=duel.seats[1]), secrets.token_hex(16)
    ask, command = lay(screen.wait("welcome")["view"], 1)
    with monkeypatch.context() as broken:
        broken.setattr(Reading, "game", torn)
        answer = screen.do(ask, command, cid)
        assert (answer["type"], answer["code"]) == ("refused", "our_fault")
        log = one.http.get(f"/api/games/{duel.game}/log", params={"before": 9})
        assert (log.status_code, log.json()["code"]) == (500, "our_fault")
        assert "disk" not in log.text
    assert "the disk is gone" in caplog.text
    assert screen.do(ask, command, cid)["type"] == "done"
