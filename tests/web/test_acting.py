"""Orders over the socket: once each, by who sits there, on what is open; everything else says why not (P-10)."""

import secrets

from app.play.lobby import Opened
from tests.web.screens import Person, lay


def test_an_order_is_done_and_told_to_both(one: Person, two: Person, duel: Opened) -> None:
    left, right = one.screen(link=duel.seats[1]), two.screen(link=duel.seats[2])
    view, place = left.wait("welcome")["view"], right.wait("welcome")["order"]
    answer = left.do(*lay(view, 1))
    assert (answer["type"], answer["order"]) == ("done", place + 1)
    assert right.wait("step")["to"] == place + 1


def test_a_double_click_with_one_cid_is_done_once_and_answered_twice(one: Person, duel: Opened) -> None:
    screen, cid = one.screen(link=duel.seats[1]), secrets.token_hex(16)
    ask, command = lay(screen.wait("welcome")["view"], 1)
    for _ in range(2):
        screen.send(type="do", cid=cid, ask=ask, command=command)
    first, second = (screen.wait("done", "refused", "stale") for _ in range(2))
    assert first["type"] == "done"
    assert first == second


def test_two_intents_for_one_ask_the_second_is_stale(one: Person, duel: Opened) -> None:
    screen = one.screen(link=duel.seats[1])
    ask, command = lay(screen.wait("welcome")["view"], 1)
    assert screen.do(ask, command)["type"] == "done"
    assert screen.do(ask, command)["type"] == "stale"


def test_another_s_ask_is_not_mine_to_answer(one: Person, two: Person, duel: Opened) -> None:
    left, right = one.screen(link=duel.seats[1]), two.screen(link=duel.seats[2])
    ask, command = lay(left.wait("welcome")["view"], 1)
    right.wait("welcome")
    answer = right.do(ask, command)
    assert (answer["type"], answer["code"]) == ("refused", "not_yours")
    assert answer["reason"] == "That is for another to answer."


def test_another_s_cid_is_not_answered_with_what_it_did(one: Person, two: Person, duel: Opened) -> None:
    left, right, cid = one.screen(link=duel.seats[1]), two.screen(link=duel.seats[2]), secrets.token_hex(16)
    assert left.do(*lay(left.wait("welcome")["view"], 1), cid)["type"] == "done"
    assert right.do(*lay(right.wait("welcome")["view"], 2), cid)["code"] == "cid_taken"


def test_a_watcher_orders_nothing(one: Person, two: Person, duel: Opened) -> None:
    seat, watcher = one.screen(link=duel.seats[1]), two.screen(link=duel.watch)
    ask, command = lay(seat.wait("welcome")["view"], 1)
    watcher.wait("welcome")
    assert watcher.do(ask, command)["code"] == "not_seated"
    watcher.send(type="concede", cid=secrets.token_hex(16))
    assert watcher.wait("refused")["code"] == "not_seated"


def test_what_fills_no_blank_is_refused_and_what_cannot_be_read_too(one: Person, duel: Opened) -> None:
    screen = one.screen(link=duel.seats[1])
    ask, command = lay(screen.wait("welcome")["view"], 1)
    assert screen.do(ask, {**command, "card": "no such card"})["type"] == "refused"
    assert screen.do(ask, {"kind": "nothing"})["code"] == "unreadable"
    assert screen.do(ask, {**command, "seat": 2})["code"] == "unreadable"
    assert screen.do(ask, command)["type"] == "done"


def test_the_server_s_own_cids_are_not_for_connections(one: Person, duel: Opened) -> None:
    screen = one.screen(link=duel.seats[1])
    ask, command = lay(screen.wait("welcome")["view"], 1)
    screen.send(type="do", cid=f"auto:{ask}", ask=ask, command=command)
    assert screen.wait("fault", "done")["path"] == "do.cid"


def test_a_preview_does_nothing(one: Person, duel: Opened) -> None:
    screen = one.screen(link=duel.seats[1])
    ask, command = lay(screen.wait("welcome")["view"], 1)
    screen.send(type="try", id=7, ask=ask, command=command)
    assert screen.wait("quoted")["id"] == 7
    screen.send(type="try", id=8, ask=ask, command={**command, "card": "no such card"})
    assert screen.wait("refused", "quoted")["type"] == "refused"
    screen.send(type="try", id=9, ask="0.0", command=command)
    assert screen.wait("stale")["id"] == 9
    assert screen.do(ask, command)["type"] == "done"


def test_a_game_that_is_given_up_is_over_for_all(one: Person, two: Person, duel: Opened) -> None:
    left, watcher = one.screen(link=duel.seats[1]), two.screen(link=duel.watch)
    left.wait("welcome")
    watcher.wait("welcome")
    left.send(type="concede", cid=secrets.token_hex(16))
    assert left.wait("done")["order"] == watcher.wait("step")["to"]
    left.send(type="concede", cid=secrets.token_hex(16))
    assert left.wait("refused")["code"] == "ended"
