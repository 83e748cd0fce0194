"""Coming in: a link, a ticket, a hello; from our own page or one on the list (P-01, P-02)."""

from collections.abc import Callable
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from app.play.lobby import Opened
from tests.web.screens import Person, closed, lay
from tests.web.served import Here, serving, settings


def test_a_link_gives_a_seat_and_a_whole_view(one: Person, duel: Opened) -> None:
    welcome = one.screen(link=duel.seats[2]).wait("welcome")
    assert welcome["viewer"] == {"role": "seat", "seat": 2}
    assert set(welcome["catalogue"]) == {"en", "fr"}
    assert welcome["view"]["tokens"]
    assert welcome["log"]


def test_a_seat_is_claimed_once_and_its_holder_comes_again(one: Person, two: Person, duel: Opened) -> None:
    one.screen(link=duel.seats[1]).wait("welcome")
    assert two.http.post("/api/ws-ticket", json={"link": duel.seats[1]}).status_code == 404
    assert one.ticket(link=duel.seats[1])["seat"] == 1
    assert one.ticket(game=duel.game, seat=1)["role"] == "seat"


def test_a_seat_whose_answer_was_lost_is_not_lost(person: Callable[[], Person], duel: Opened) -> None:
    lost, again, late = person(), person(), person()
    ticket = lost.ticket(link=duel.seats[1])["ticket"]
    screen = again.screen(link=duel.seats[1])
    assert screen.do(*lay(screen.wait("welcome")["view"], 1))["type"] == "done"
    assert late.http.post("/api/ws-ticket", json={"link": duel.seats[1]}).json()["code"] == "link"
    old = lost.knock(duel.game)
    old.send(type="hello", ticket=ticket)
    assert closed(old) == (4401, "ticket")
    assert lost.http.post("/api/ws-ticket", json={"game": duel.game, "seat": 1}).json()["code"] == "link"


def test_who_came_back_with_its_cookie_keeps_its_seat(one: Person, two: Person, duel: Opened) -> None:
    one.ticket(link=duel.seats[1])
    assert [row["game"] for row in one.http.get("/api/games").json()] == [duel.game]
    assert two.http.post("/api/ws-ticket", json={"link": duel.seats[1]}).json()["code"] == "link"


def test_one_session_may_hold_both_seats(one: Person, duel: Opened) -> None:
    seats = [one.screen(link=duel.seats[seat]).wait("welcome")["viewer"]["seat"] for seat in (1, 2)]
    assert seats == [1, 2]


def test_many_may_use_the_watchers_link(one: Person, two: Person, duel: Opened) -> None:
    roles = [person.screen(link=duel.watch).wait("welcome")["viewer"]["role"] for person in (one, two)]
    assert roles == ["public", "public"]


def test_a_seat_that_is_not_held_gives_no_ticket(one: Person, duel: Opened) -> None:
    answer = one.http.post("/api/ws-ticket", json={"game": duel.game, "seat": 1})
    assert (answer.status_code, answer.json()["code"]) == (404, "link")


def test_a_ticket_is_good_once(one: Person, duel: Opened) -> None:
    ticket = one.ticket(link=duel.watch)["ticket"]
    first, second = one.knock(duel.game), one.knock(duel.game)
    first.send(type="hello", ticket=ticket)
    first.wait("welcome")
    second.send(type="hello", ticket=ticket)
    assert closed(second) == (4401, "ticket")


def test_a_ticket_is_good_for_its_game_alone(here: Here, one: Person, duel: Opened) -> None:
    other = one.knock(here.house.lobby.open("probe", "duel").game)
    other.send(type="hello", ticket=one.ticket(link=duel.watch)["ticket"])
    assert closed(other) == (4401, "ticket")


@pytest.mark.parametrize("frame", ['{"type":"say","text":"x"}', "null", "[]", "{", '{"type":"hello","ticket":""}'])
def test_who_does_not_say_hello_first_is_shown_out(one: Person, duel: Opened, frame: str) -> None:
    screen = one.knock(duel.game)
    screen.line.send(frame)
    assert closed(screen) == (4400, "hello")


def test_who_says_nothing_is_shown_out(database: Path) -> None:
    with serving(settings(database, limits={"hello_ms": 30})) as here, Person(here.address) as one:
        assert closed(one.knock("g0")) == (4400, "hello")


def test_another_site_s_page_may_not_come_in(one: Person, duel: Opened) -> None:
    for origin in ("http://evil.example", "null", f"http://evil.example/{one.address}"):
        with pytest.raises(InvalidStatus) as refused:
            one.knock(duel.game, origin=origin)
        assert refused.value.response.status_code == 403


def test_our_own_page_may_come_in(one: Person, duel: Opened) -> None:
    screen = one.knock(duel.game, origin=f"http://{one.address}")
    screen.send(type="hello", ticket=one.ticket(link=duel.watch)["ticket"])
    assert screen.wait("welcome")["game"] == duel.game


def test_a_page_on_the_list_may_come_in(database: Path) -> None:
    listed = "https://play.example"
    with serving(settings(database, origins=(listed,))) as here, Person(here.address) as one:
        duel = here.house.lobby.open("probe", "duel")
        screen = one.knock(duel.game, origin=listed)
        screen.send(type="hello", ticket=one.ticket(link=duel.watch)["ticket"])
        assert screen.wait("welcome")["game"] == duel.game


def test_a_seat_that_a_bot_plays_is_always_here(here: Here, one: Person) -> None:
    alone = here.house.lobby.open("probe", "duel", bots=(2,))
    watcher = one.screen(link=alone.watch)
    assert watcher.wait("presence")["seats"] == [2]
    one.screen(link=alone.seats[1])
    assert watcher.wait("presence")["seats"] == [1, 2]


def test_presence_names_a_seat_once_and_counts_watchers(one: Person, two: Person, duel: Opened) -> None:
    screens = [one.screen(link=duel.seats[1]) for _ in range(2)]
    two.screen(link=duel.watch)
    here = screens[0].wait("presence", where=lambda m: m["watchers"] == 1)
    assert here["seats"] == [1]
    screens[1].close()
    two.screen(link=duel.watch)
    assert screens[0].wait("presence", where=lambda m: m["watchers"] == 2)["seats"] == [1]
