"""The REST side: problems in one shape, headers that keep a browser safe, games, links, older lines of the log."""

import time
from pathlib import Path

import pytest

from app.play.lobby import Opened
from app.web.headers import HEADERS
from tests.web.screens import Person, lay
from tests.web.served import Here, serving, settings


@pytest.mark.parametrize(
    ("method", "path", "status", "code"),
    [
        ("GET", "/api/no/such/thing", 404, "unknown"),
        ("POST", "/api/no/such/thing", 404, "unknown"),
        ("GET", "/no/such/page", 404, "unknown"),
        ("POST", "/game", 405, "method"),
        ("GET", "/api/games/g0/log?before=1", 404, "unknown"),
        ("GET", "/api/games/g0/log?before=x", 422, "unreadable"),
        ("GET", "/api/games/g0/log", 422, "unreadable"),
        ("POST", "/api/ws-ticket", 422, "unreadable"),
    ],
)
def test_what_is_wrong_is_said_in_one_shape(one: Person, method: str, path: str, status: int, code: str) -> None:
    answer = one.http.request(method, path)
    assert (answer.status_code, answer.json()["code"]) == (status, code)
    assert set(answer.json()) == {"code", "reason", "path"}


@pytest.mark.parametrize(
    ("body", "path"),
    [("{}", "link"), ('{"link":1}', "body.link"), ('{"link":"x","seat":9}', "body.seat"), ('{"who":1}', "body.who")],
)
def test_a_bad_request_says_where(one: Person, body: str, path: str) -> None:
    answer = one.http.post("/api/ws-ticket", content=body, headers={"content-type": "application/json"})
    assert (answer.status_code, answer.json()["path"]) == (422, path)


@pytest.mark.parametrize("path", ["/", "/game", "/api/health", "/api/nothing", "/api/rulesets"])
def test_every_answer_tells_the_browser_how_to_treat_it(one: Person, path: str) -> None:
    headers = one.http.get(path).headers
    assert {name: headers.get(name) for name in HEADERS} == HEADERS
    assert "unsafe" not in headers["content-security-policy"]
    assert "strict-transport-security" not in headers


def test_the_page_stands_at_every_address_of_a_table(database: Path, tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><title>x</title>")
    (tmp_path / "assets" / "x-1.js").write_text("1")
    with serving(settings(database, client=str(tmp_path))) as here, Person(here.address) as one:
        assert all("<title>" in one.http.get(path).text for path in ("/", "/game", "/game/g1"))
        assert "immutable" in one.http.get("/assets/x-1.js").headers["cache-control"]
        assert one.http.get("/assets/../../table.sqlite").status_code == 404


def test_a_client_that_is_not_built_is_said_in_a_sentence(database: Path, tmp_path: Path) -> None:
    with serving(settings(database, client=str(tmp_path / "none"))) as here, Person(here.address) as one:
        answer = one.http.get("/")
        assert (answer.status_code, "make build" in answer.text) == (503, True)


def test_health_says_that_it_is_ready(here: Here, one: Person) -> None:
    assert one.http.get("/api/health").json()["ready"] is True
    assert one.http.get("/api/health").json()["instance"] == here.house.here.instance


def test_another_site_s_page_changes_nothing(one: Person, duel: Opened) -> None:
    evil = {"origin": "http://evil.example"}
    for path, body in (
        ("/api/ws-ticket", {"link": duel.seats[1]}),
        ("/api/games", {"ruleset": "probe", "setup": "duel"}),
    ):
        answer = one.http.post(path, json=body, headers=evil)
        assert (answer.status_code, answer.json()["code"]) == (403, "origin")
    assert one.http.post("/api/ws-ticket", json={"link": duel.seats[1]}, headers={"origin": f"http://{one.address}"})


def test_the_session_is_kept_in_a_cookie_that_no_script_reads(one: Person, duel: Opened) -> None:
    answer = one.http.post("/api/ws-ticket", json={"link": duel.seats[1]})
    cookie = answer.headers["set-cookie"].lower()
    assert cookie.startswith("bc=")
    assert all(word in cookie for word in ("httponly", "samesite=lax", "path=/"))
    assert "set-cookie" not in one.http.post("/api/ws-ticket", json={"link": duel.seats[1]}).headers


def test_a_cookie_that_we_did_not_give_is_nobody(one: Person, duel: Opened) -> None:
    one.http.cookies.set("bc", "made-up")
    assert one.http.get("/api/games").json() == []
    assert "set-cookie" in one.http.post("/api/ws-ticket", json={"link": duel.watch}).headers


def test_a_game_is_made_and_its_links_open_it(one: Person, two: Person) -> None:
    made = one.http.post("/api/games", json={"ruleset": "probe", "setup": "duel", "bots": [2]}).json()
    assert list(made["seats"]) == ["1"]
    link = made["seats"]["1"].removeprefix("/game#")
    assert one.ticket(link=link)["game"] == made["game"]
    row = one.http.get("/api/games").json()[0]
    assert (row["game"], row["seat"], row["seats"], row["bots"]) == (made["game"], 1, [1], {"2": "random"})
    assert (row["ruleset"], row["setup"], row["ended"], row["turn"]) == ("probe", "duel", False, True)
    assert two.http.get("/api/games").json() == []
    assert two.ticket(link=made["watch"].removeprefix("/game#"))["role"] == "public"


@pytest.mark.parametrize(
    "wanted",
    [
        {"ruleset": "none", "setup": "duel"},
        {"ruleset": "probe", "setup": "none"},
        {"ruleset": "probe", "setup": "duel", "bots": [7]},
        {"ruleset": "probe", "setup": "duel", "bots": [2, 2, 0]},
    ],
)
def test_a_game_that_there_is_not_cannot_be_made(one: Person, wanted: dict[str, object]) -> None:
    answer = one.http.post("/api/games", json=wanted)
    assert (answer.status_code, answer.json()["code"]) == (404, "setup")


def test_what_can_be_played_is_listed(one: Person) -> None:
    row = one.http.get("/api/rulesets").json()[0]
    assert (row["key"], row["setups"][0]["key"], row["setups"][0]["seats"]) == ("probe", "duel", [1, 2])
    assert row["setups"][0]["scenery"]["sides"]
    assert row["setups"][0]["title"]["key"] in row["catalogue"]["fr"]


def test_my_games_say_whose_turn_it_is_and_the_last_played_comes_first(one: Person, here: Here) -> None:
    first, second = (here.house.lobby.open("probe", "duel") for _ in range(2))
    screen = one.screen(link=first.seats[1])
    one.ticket(link=second.seats[1])
    before = int(time.time() * 1000)
    assert [row["game"] for row in one.http.get("/api/games").json()] == [second.game, first.game]
    screen.do(*lay(screen.wait("welcome")["view"], 1))
    rows = one.http.get("/api/games").json()
    assert [(row["game"], row["turn"], row["waits"]) for row in rows] == [
        (first.game, False, [2]),
        (second.game, True, [1, 2]),
    ]
    assert rows[0]["updated"] >= before > rows[1]["updated"]
    one.ticket(link=first.seats[2])
    row = one.http.get("/api/games").json()[0]
    assert (row["seat"], row["seats"], row["turn"]) == (2, [1, 2], True)


def test_a_bot_of_a_sort_that_there_is_not_is_refused(one: Person) -> None:
    wanted = {"ruleset": "probe", "setup": "duel", "bots": [2], "bot": "best"}
    assert one.http.post("/api/games", json=wanted).json()["path"] == "body.bot"


def test_a_seat_goes_to_a_second_device(one: Person, two: Person, duel: Opened) -> None:
    one.ticket(link=duel.seats[1])
    path = f"/api/games/{duel.game}/device-link"
    assert two.http.post(path).json()["code"] == "seat"
    assert one.http.post(path, params={"seat": 2}).json()["code"] == "seat"
    link = one.http.post(path, params={"seat": 1}).json()["link"].removeprefix("/game#")
    screen = two.screen(link=link)
    assert screen.do(*lay(screen.wait("welcome")["view"], 1))["type"] == "done"


def test_older_lines_of_the_log_are_those_that_the_viewer_may_read(one: Person, two: Person, duel: Opened) -> None:
    screen = one.screen(link=duel.seats[1])
    view = screen.wait("welcome")["view"]
    order = screen.do(*lay(view, 1))["order"]
    path = f"/api/games/{duel.game}/log"
    mine = one.http.get(path, params={"before": order + 1, "seat": 1}).json()
    theirs = two.http.get(path, params={"before": order + 1}).json()
    assert [line["order"] for line in mine["lines"]] == [line["order"] for line in theirs["lines"]]
    assert mine["lines"][-1]["cue"] != theirs["lines"][-1]["cue"]
    assert two.http.get(path, params={"before": order + 1, "seat": 1}).json()["code"] == "seat"
    assert one.http.get(path, params={"before": order}).json()["lines"] == mine["lines"][:-1]
