"""Each limit has its test: what is over it is refused, said which it is, and costs nobody else anything (P-32)."""

import secrets
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from app.play.lobby import Opened
from tests.web.screens import Person, Screen, closed, lay
from tests.web.served import serving, settings

House = Callable[..., tuple[Person, Opened]]


@pytest.fixture
def house(database: Path) -> Iterator[House]:
    """A server with these limits, somebody who comes, and a game."""
    with ExitStack() as stack:

        def opened(**limits: int) -> tuple[Person, Opened]:
            here = stack.enter_context(serving(settings(database, limits=limits)))
            return stack.enter_context(Person(here.address)), here.house.lobby.open("probe", "duel")

        yield opened


@contextmanager
def joined(one: Person, link: str) -> Iterator[Screen]:
    screen = one.screen(link=link)
    screen.wait("welcome")
    yield screen


@pytest.mark.parametrize(("limit", "seconds"), [("do_in_10_s", 10), ("do_a_minute", 60)])
def test_orders_of_a_seat(house: House, limit: str, seconds: int) -> None:
    one, duel = house(**{limit: 2})
    with joined(one, duel.seats[1]) as screen, joined(one, duel.seats[1]) as again:
        answers = [screen.do("0.0", {"kind": "play"}), again.do("0.0", {"kind": "play"})]
        assert [a["code"] for a in answers] == ["unreadable", "unreadable"]
        wrong = screen.do("0.0", {"kind": "play"})
        assert (wrong["code"], wrong["line"]["params"]) == ("too_fast", {"most": 2, "seconds": seconds})
    with joined(one, duel.seats[2]) as other:
        assert other.do("0.0", {"kind": "play"})["code"] == "unreadable"


@pytest.mark.parametrize(
    ("limit", "message", "answer"),
    [
        ("try_a_second", {"type": "try", "id": 1, "ask": "0.0", "command": {}}, "stale"),
        ("query_a_second", {"type": "query", "id": 1, "question": {"kind": "measure"}}, "refused"),
        ("seal_in_10_s", {"type": "seal", "id": 1, "key": "yield", "value": "on"}, "sealed"),
    ],
)
def test_questions_of_a_connection(house: House, limit: str, message: dict[str, object], answer: str) -> None:
    one, duel = house(**{limit: 1})
    with joined(one, duel.seats[1]) as screen:
        screen.send(**message)
        first = screen.wait(answer, where=lambda m: m["id"] == 1)
        assert first.get("code") != "too_fast"
        screen.send(**message)
        assert screen.wait("refused", where=lambda m: m["id"] == 1)["code"] == "too_fast"


@pytest.mark.parametrize(
    ("limit", "message"),
    [
        ("say_in_10_s", {"type": "say", "text": "hello"}),
        ("point_a_second", {"type": "point", "x": 1, "y": 2}),
        ("resume_in_10_s", {"type": "resume", "since": {"generation": 1, "order": 1}}),
        ("resume_in_10_s", {"type": "report", "order": 1, "text": "differs"}),
    ],
)
def test_words_and_pings_of_a_connection(house: House, limit: str, message: dict[str, object]) -> None:
    one, duel = house(**{limit: 1})
    with joined(one, duel.seats[1]) as screen:
        for _ in range(2):
            screen.send(**message)
        wrong = screen.wait("fault")
        assert wrong["code"] == "too_fast"
        assert "1 in" in wrong["reason"]


def test_sockets_of_a_person(house: House) -> None:
    one, duel = house(sockets_a_person=1)
    with joined(one, duel.seats[1]):
        assert closed(one.screen(link=duel.seats[1])) == (4429, "sockets_a_person")
        with Person(one.address) as two:
            assert two.screen(link=duel.watch).wait("welcome")
    one.screens[0].close()


def test_sockets_of_an_address(house: House) -> None:
    one, duel = house(sockets_an_address=1)
    with joined(one, duel.seats[1]), pytest.raises(InvalidStatus):
        one.screen(link=duel.seats[1])


def test_watchers_of_a_game(house: House) -> None:
    one, duel = house(watchers_a_game=1)
    with joined(one, duel.watch):
        assert closed(one.screen(link=duel.watch)) == (4429, "watchers_a_game")
        assert one.screen(link=duel.seats[1]).wait("welcome")


def test_frames_that_cannot_be_read(house: House) -> None:
    one, duel = house(malformed_in_10_s=3)
    with joined(one, duel.seats[1]) as screen:
        for frame in ("null", "[]"):
            screen.line.send(frame)
            assert screen.wait("fault")["code"] == "unreadable"
        screen.line.send(b"\x00\x01")
        assert closed(screen) == (4400, "malformed_in_10_s")


def test_frames_that_are_too_long(house: House) -> None:
    one, duel = house(frame_bytes=2000)
    with joined(one, duel.seats[1]) as screen, joined(one, duel.seats[2]) as other:
        screen.send(type="say", text="x" * 2000)
        assert closed(screen)[0] == 1009
        assert other.do("0.0", {"kind": "play"})["code"] == "unreadable"


def test_new_games_of_an_address(house: House) -> None:
    one, _ = house(games_a_minute=1)
    codes = [one.http.post("/api/games", json={"ruleset": "probe", "setup": "duel"}).status_code for _ in range(2)]
    assert codes == [201, 429]


def test_tickets_of_an_address(house: House) -> None:
    one, duel = house(tickets_a_minute=1)
    codes = [one.http.post("/api/ws-ticket", json={"link": duel.watch}).status_code for _ in range(2)]
    assert codes == [200, 429]


@pytest.mark.parametrize(
    "frame",
    [
        '{"type":"do"}',
        '{"type":"do","cid":"00","ask":"1.0","command":{}}',
        '{"type":"nothing"}',
        '{"type":"say","text":"x","seat":2}',
        '{"type":"point","x":1e30,"y":0}',
        '{"type":"point","x":NaN,"y":0}',
        '{"type":"point","x":"1","y":0}',
        "[" * 5000,
        '"\\ud800"',
    ],
)
def test_a_bad_frame_is_answered_and_harms_nobody(one: Person, two: Person, duel: Opened, frame: str) -> None:
    screen, other = one.screen(link=duel.seats[1]), two.screen(link=duel.seats[2])
    view = screen.wait("welcome")["view"]
    other.wait("welcome")
    screen.line.send(frame)
    assert screen.wait("fault")["code"] == "unreadable"
    assert screen.do(*lay(view, 1), secrets.token_hex(16))["type"] == "done"
    assert other.wait("step")
