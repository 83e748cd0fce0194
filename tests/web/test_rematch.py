"""Playing again: offered and answered when the game is over, made once, and each seat is told its way in (P-14)."""

import secrets

import pytest

from app.play.lobby import Opened
from tests.web.screens import Person, Screen, lay
from tests.web.served import Here


def ordered(screen: Screen, **message: object) -> dict[str, object]:
    """Order something and wait for the answer."""
    cid = secrets.token_hex(16)
    screen.send(cid=cid, **message)
    return screen.wait("done", "refused", where=lambda m: m["cid"] == cid)


@pytest.fixture
def over(one: Person, two: Person, duel: Opened) -> tuple[Screen, Screen]:
    """A duel that is over, and its players."""
    screens = one.screen(link=duel.seats[1]), two.screen(link=duel.seats[2])
    for screen in screens:
        screen.wait("welcome")
    assert ordered(screens[0], type="concede")["type"] == "done"
    return screens


def offered(screen: Screen) -> str:
    """The id of the offer that a seat is told of."""
    step = screen.wait("step", where=lambda m: m["patch"]["put"].get("offers"))
    return next(iter(step["patch"]["put"]["offers"]))


def test_a_yes_leads_both_to_a_new_game_on_the_other_side(
    one: Person, two: Person, duel: Opened, over: tuple[Screen, Screen]
) -> None:
    watcher = one.screen(link=duel.watch)
    assert ordered(over[0], type="offer", what="rematch", to=None)["type"] == "done"
    assert ordered(over[1], type="answer", offer=offered(over[1]), yes=True)["type"] == "done"
    ways = [screen.wait("rematch") for screen in over]
    assert [way["seat"] for way in ways] == [2, 1]
    assert ways[0]["game"] == ways[1]["game"] != duel.game
    screens = [p.screen(game=way["game"], seat=way["seat"]) for p, way in zip((one, two), ways, strict=True)]
    view = screens[0].wait("welcome")["view"]
    assert screens[0].do(*lay(view, 2))["type"] == "done"
    watcher.send(type="say", text="well played")
    heard = watcher.wait("said", "rematch")
    assert heard["type"] == "said"


def test_who_comes_in_later_is_told_as_well(one: Person, duel: Opened, over: tuple[Screen, Screen]) -> None:
    ordered(over[1], type="offer", what="rematch", to=None)
    ordered(over[0], type="answer", offer=offered(over[0]), yes=True)
    way = over[0].wait("rematch")
    assert one.screen(game=duel.game, seat=1).wait("rematch") == way


def test_a_no_leads_nowhere_and_may_be_asked_again(here: Here, duel: Opened, over: tuple[Screen, Screen]) -> None:
    ordered(over[0], type="offer", what="rematch", to=None)
    assert ordered(over[1], type="answer", offer=offered(over[1]), yes=False)["type"] == "done"
    assert here.house.journal.read.rematch(duel.game) is None
    assert ordered(over[1], type="offer", what="rematch", to=None)["type"] == "done"
    assert ordered(over[0], type="offer", what="rematch", to=None)["code"] == "offered_already"
    for message in ({"type": "offer", "what": "draw", "to": None}, {"type": "concede"}):
        assert ordered(over[0], **message)["code"] == "ended"


def test_a_crash_between_the_last_yes_and_the_game_is_made_up_for(
    here: Here, one: Person, duel: Opened, over: tuple[Screen, Screen], monkeypatch: pytest.MonkeyPatch
) -> None:
    ordered(over[0], type="offer", what="rematch", to=None)
    with monkeypatch.context() as crash:
        crash.setattr(here.house.rematch, "journal", None)
        assert ordered(over[1], type="answer", offer=offered(over[1]), yes=True)["type"] == "done"
        assert over[1].do("0.0", {})["code"] == "unreadable"
    assert here.house.journal.read.rematch(duel.game) is None
    way = one.screen(game=duel.game, seat=1).wait("rematch")
    assert (way["seat"], way["game"]) == (2, here.house.journal.read.rematch(duel.game))
