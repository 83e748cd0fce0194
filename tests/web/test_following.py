"""Following: every order once, in order, cut to the viewer; after a cut, a restart, or midway (P-03 to P-05)."""

from pathlib import Path
from typing import Any

from app.engine.game import Options
from app.play.lobby import Opened
from tests.web.screens import Person, Screen, hashed, lay, patched
from tests.web.served import Here, serving, settings


def play(screens: dict[int, Screen], views: dict[int, dict[str, Any]]) -> dict[str, Any]:
    """Both seats lay a card; the answer to the second. The views are led on."""
    for seat, screen in screens.items():
        answer = screen.do(*lay(views[seat], seat))
        assert answer["type"] == "done"
    return answer


def both(one: Person, duel: Opened) -> tuple[dict[int, Screen], dict[int, dict[str, Any]]]:
    screens = {seat: one.screen(link=duel.seats[seat]) for seat in (1, 2)}
    return screens, {seat: screen.wait("welcome")["view"] for seat, screen in screens.items()}


def steps_to(screen: Screen, order: int) -> list[dict[str, Any]]:
    """All steps up to this order."""
    steps = [screen.wait("step")]
    while steps[-1]["to"] < order:
        steps.append(screen.wait("step"))
    return steps


def test_a_view_led_on_by_patches_has_the_hash_that_the_server_says(one: Person, two: Person, duel: Opened) -> None:
    watcher = two.screen(link=duel.watch)
    welcome = watcher.wait("welcome")
    assert hashed(welcome["view"]) == welcome["hash"]
    order = play(*both(one, duel))["order"]
    view = welcome["view"]
    for step in steps_to(watcher, order):
        view = patched(view, step["patch"])
        assert step["hash"] in (None, hashed(view))
    assert step["hash"]


def test_who_comes_in_the_middle_sees_what_all_see(one: Person, two: Person, duel: Opened) -> None:
    early = two.screen(link=duel.watch)
    early.wait("welcome")
    order = play(*both(one, duel))["order"]
    last = steps_to(early, order)[-1]
    late = two.screen(link=duel.watch).wait("welcome")
    assert (late["order"], late["hash"], late["chain"]) == (order, last["hash"], last["chain"])


def test_after_a_dropped_line_what_was_missed_comes_once_in_order(one: Person, two: Person, duel: Opened) -> None:
    watcher = two.screen(link=duel.watch)
    welcome = watcher.wait("welcome")
    watcher.close()
    order = play(*both(one, duel))["order"]
    since = {"generation": welcome["generation"], "order": welcome["order"]}
    back = two.screen(link=duel.watch, since=since)
    first = back.hear()
    assert (first["type"], first["from"]) == ("step", since["order"])
    steps = [first, *steps_to(back, order)]
    assert [step["from"] for step in steps] == list(range(since["order"], order))
    assert back.wait("heartbeat")["order"] == order


def test_who_missed_a_step_asks_for_it(one: Person, two: Person, duel: Opened) -> None:
    watcher = two.screen(link=duel.watch)
    welcome = watcher.wait("welcome")
    order = play(*both(one, duel))["order"]
    told = steps_to(watcher, order)
    watcher.send(type="resume", since={"generation": welcome["generation"], "order": welcome["order"]})
    assert steps_to(watcher, order) == told


def test_who_was_here_before_a_restore_or_in_the_future_takes_everything_anew(one: Person, duel: Opened) -> None:
    order = one.screen(link=duel.watch).wait("welcome")["order"]
    for since in (
        {"generation": 9, "order": order},
        {"generation": 1, "order": order + 7},
        {"generation": 1, "order": -1},
    ):
        assert one.screen(link=duel.watch, since=since).hear()["type"] == "welcome"


def test_a_screen_that_differs_takes_everything_anew(one: Person, duel: Opened) -> None:
    screen = one.screen(link=duel.seats[1])
    welcome = screen.wait("welcome")
    screen.send(type="report", order=welcome["order"], text="hash differs")
    assert screen.wait("welcome")["hash"] == welcome["hash"]


def test_after_a_restart_play_goes_on_where_it_was(database: Path) -> None:
    with serving(settings(database)) as here, Person(here.address) as one:
        duel = here.house.lobby.open("probe", "duel")
        screens, views = both(one, duel)
        since = {"generation": 1, "order": one.screen(link=duel.watch).wait("welcome")["order"]}
        order, time = play(screens, views)["order"], here.house.now()
        instance, cookies = here.house.here.instance, one.http.cookies
    with serving(settings(database)) as here, Person(here.address) as one:
        one.http.cookies = cookies
        watcher = one.screen(link=duel.watch, since=since)
        assert [step["to"] for step in steps_to(watcher, order)] == list(range(since["order"] + 1, order + 1))
        welcome = one.screen(game=duel.game, seat=1).wait("welcome")
        assert (welcome["order"], welcome["viewer"]["seat"]) == (order, 1)
        assert welcome["instance"] != instance
        assert 0 <= time - welcome["time"] < 1500 or welcome["time"] >= time


def test_a_delayed_watcher_is_never_ahead_by_any_way(database: Path) -> None:
    clock = [10_000]
    with (
        serving(settings(database), lambda: clock[0]) as here,
        Person(here.address) as one,
        Person(here.address) as two,
    ):
        duel = here.house.lobby.open("probe", "duel", options=Options(delay=60_000))
        screens, views = both(one, duel)
        watcher = two.screen(link=duel.watch)
        first = watcher.wait("welcome")
        assert (first["order"], first["delay"], first["log"]) == (0, 60_000, [])
        clock[0] = 30_000
        order = play(screens, views)["order"]
        assert late(here, two, duel)["order"] == 0
        clock[0] = 70_000
        here.house.follow.all_news()
        assert watcher.wait("step")["to"] == 1
        assert late(here, two, duel)["order"] == 1
        clock[0] = 90_000
        here.house.follow.all_news()
        assert steps_to(watcher, order)[-1]["to"] == order
        assert late(here, two, duel)["order"] == order


def late(here: Here, two: Person, duel: Opened) -> dict[str, Any]:
    """What the public may know now, the same by every way: joining, resuming, the log, the heartbeat."""
    welcome = two.screen(link=duel.watch).wait("welcome")
    resumed = two.screen(link=duel.watch, since={"generation": 1, "order": max(1, welcome["order"])})
    assert resumed.wait("heartbeat", "welcome")["order"] == welcome["order"]
    log = two.http.get(f"/api/games/{duel.game}/log", params={"before": 999}).json()
    assert [line["order"] for line in log["lines"] if line["order"] > welcome["order"]] == []
    assert len(welcome["log"]) == len(log["lines"])
    assert here.house.follow.place(duel.game, 60_000) == welcome["order"]
    return welcome


def test_a_seat_holder_s_second_tab_as_a_watcher_gains_nothing(one: Person, two: Person, duel: Opened) -> None:
    screens, views = both(one, duel)
    tab, stranger = one.screen(link=duel.watch), two.screen(link=duel.watch)
    mine, theirs = tab.wait("welcome"), stranger.wait("welcome")
    assert {**mine, "time": 0} == {**theirs, "time": 0}
    assert mine["view"]["options"] == {}
    order = play(screens, views)["order"]
    assert steps_to(tab, order) == steps_to(stranger, order)


def test_chat_stays_in_its_room(one: Person, two: Person, duel: Opened) -> None:
    left, right, watcher = one.screen(link=duel.seats[1]), one.screen(link=duel.seats[2]), two.screen(link=duel.watch)
    for screen in (left, right, watcher):
        screen.wait("welcome")
    left.send(type="say", text="among us")
    said = right.wait("said")
    assert (said["seat"], said["text"]) == (1, "among us")
    watcher.send(type="say", text="what a game")
    assert watcher.wait("said")["text"] == "what a game"
    again = one.screen(link=duel.seats[1])
    assert again.wait("said")["text"] == "among us"


def test_pings_are_seen_by_the_others_and_only_players_point(one: Person, two: Person, duel: Opened) -> None:
    left, right, watcher = one.screen(link=duel.seats[1]), one.screen(link=duel.seats[2]), two.screen(link=duel.watch)
    for screen in (left, right, watcher):
        screen.wait("welcome")
        screen.wait("presence")  # who is counted as here is told what passes
    left.send(type="point", x=10, y=20)
    assert right.wait("pointed") == {"type": "pointed", "seat": 1, "x": 10, "y": 20}
    assert watcher.wait("pointed")["x"] == 10
    watcher.send(type="point", x=10, y=20)
    assert watcher.wait("fault")["code"] == "watcher"


def test_a_switch_is_echoed_to_its_seat_alone(one: Person, two: Person, duel: Opened) -> None:
    left, tab, right = one.screen(link=duel.seats[1]), one.screen(link=duel.seats[1]), two.screen(link=duel.seats[2])
    for screen in (left, tab, right):
        screen.wait("welcome")
    left.send(type="seal", id=3, key="yield", value="on")
    assert left.wait("sealed") == {"type": "sealed", "id": 3, "values": {"yield": "on"}}
    assert tab.wait("sealed")["id"] is None
    assert two.screen(link=duel.seats[2]).wait("welcome")["sealed"] == {}
    for key, value in (("yield", "perhaps"), ("no such switch", "on")):
        left.send(type="seal", id=4, key=key, value=value)
        assert left.wait("refused")["code"] == "unknown"
    left.send(type="seal", id=5, key="yield", value=None)
    assert left.wait("sealed", where=lambda m: m["id"] == 5)["values"] == {}


def test_the_heartbeat_names_the_place_of_the_audience(database: Path) -> None:
    with serving(settings(database, heartbeat_ms=50)) as here, Person(here.address) as one:
        duel = here.house.lobby.open("probe", "duel")
        screens, views = both(one, duel)
        order = play(screens, views)["order"]
        assert screens[1].wait("heartbeat", where=lambda m: m["order"] == order)["time"] >= 0


def test_a_lost_ring_is_made_up_for(database: Path) -> None:
    with serving(settings(database, poll_ms=50)) as here, Person(here.address) as one:
        here.house.bell.hearers.clear()
        duel = here.house.lobby.open("probe", "duel")
        screens, views = both(one, duel)
        order = play(screens, views)["order"]
        assert steps_to(screens[1], order)[-1]["to"] == order


def test_a_ping_does_not_tell_a_delayed_watcher_what_goes_on(database: Path) -> None:
    with serving(settings(database), lambda: 100_000) as here, Person(here.address) as one, Person(here.address) as two:
        duel = here.house.lobby.open("probe", "duel", options=Options(delay=60_000))
        screens, _ = both(one, duel)
        watcher = two.screen(link=duel.watch)
        watcher.wait("welcome")
        screens[1].wait("presence", where=lambda m: m["watchers"] == 1)
        screens[1].send(type="point", x=1, y=2)
        screens[2].wait("pointed")
        watcher.send(type="say", text="anything new?")
        assert watcher.wait("said", "pointed")["type"] == "said"
