"""Looking back: the table as it stood after any order, cut to who looks and never past its place (T-16)."""

from pathlib import Path

import pytest

from app.engine.game import Options
from app.play import past
from app.play.lobby import Opened
from tests.web.screens import Person, Screen, lay, patched
from tests.web.served import Here, serving, settings


def then(one: Person, game: str, order: int, **more: int) -> dict[str, object]:
    return dict(one.http.get(f"/api/games/{game}/at", params={"order": order, **more}).json())


def followed(screen: Screen, orders: int) -> list[dict[str, object]]:
    """The view at the end of each of the first orders, as the socket told it."""
    views = [screen.wait("welcome")["view"]]
    while len(views) < orders:
        views.append(patched(views[-1], screen.wait("step")["patch"]))
    return views


def test_the_view_is_the_one_that_was_told_then(one: Person, two: Person, duel: Opened) -> None:
    screens = one.screen(link=duel.seats[1]), two.screen(link=duel.seats[2])
    told = [screen.wait("welcome")["view"] for screen in screens]
    assert screens[0].do(*lay(told[0], 1))["order"] == 2
    assert screens[1].do(*lay(told[1], 2))["order"] == 3
    for person, seat, view in ((one, 1, told[0]), (two, 2, told[1])):
        assert then(person, duel.game, 1, seat=seat) == {"order": 1, "view": view}
    for order in (3, 2, 1, 3, 0):
        assert then(one, duel.game, order, seat=1)["order"] == order


def test_each_sees_what_it_saw_then(one: Person, two: Person, duel: Opened) -> None:
    mine, theirs, watcher = (
        p.screen(link=link) for p, link in ((one, duel.seats[1]), (two, duel.seats[2]), (two, duel.watch))
    )
    view = mine.wait("welcome")["view"]
    mine.do(*lay(view, 1))
    seen = {2: followed(theirs, 2), 0: followed(watcher, 2)}
    assert then(two, duel.game, 2, seat=2)["view"] == seen[2][1]
    assert then(one, duel.game, 2)["view"] == then(one, duel.game, 2, seat=1)["view"]
    stranger = Person(one.address)
    with stranger:
        assert then(stranger, duel.game, 2)["view"] == seen[0][1]
        assert then(stranger, duel.game, 2, seat=1)["code"] == "seat"


def test_nobody_is_shown_what_is_not_told_yet(database: Path) -> None:
    now = [1000]
    with serving(settings(database), lambda: now[0]) as here, Person(here.address) as one, Person(here.address) as two:
        late = here.house.lobby.open("probe", "duel", options=Options(delay=5000))
        screen = one.screen(link=late.seats[1])
        view = screen.wait("welcome")["view"]
        now[0] = 4000
        screen.do(*lay(view, 1))
        assert then(two, late.game, 9)["order"] == 0
        now[0] = 6500
        assert then(two, late.game, 9)["order"] == 1
        assert then(one, late.game, 9, seat=1)["order"] == 2


@pytest.mark.parametrize(
    ("path", "status", "code"),
    [("g0/at?order=1", 404, "unknown"), ("g0/at?order=-1", 422, "unreadable"), ("g0/at", 422, "unreadable")],
)
def test_what_cannot_be_looked_at_is_said(one: Person, path: str, status: int, code: str) -> None:
    answer = one.http.get(f"/api/games/{path}")
    assert (answer.status_code, answer.json()["code"]) == (status, code)


def test_a_game_that_is_too_long_is_not_folded(one: Person, duel: Opened, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(past, "FARTHEST", 0)
    assert then(one, duel.game, 1)["code"] == "too_far"


def test_only_the_last_games_are_remembered(here: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(past, "REMEMBERED", 3)
    looked = past.Past(here.house.journal.read)
    for _ in range(4):
        kept = here.house.journal.read.game(here.house.lobby.open("probe", "duel").game)
        looked.view(kept, past.Viewer(role="public"), 1)
    assert len(looked.stories) == 2


def test_looks_of_an_address_are_counted(database: Path) -> None:
    with serving(settings(database, limits={"looks_a_minute": 1})) as here, Person(here.address) as one:
        game = here.house.lobby.open("probe", "duel").game
        assert then(one, game, 1)["order"] == 1
        assert then(one, game, 1)["code"] == "too_fast"
