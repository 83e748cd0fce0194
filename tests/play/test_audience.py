"""Audiences: a view led on by its patches is the view that the rules give; one look for all who see it (A-15)."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest
from pydantic_core import to_jsonable_python

from app.engine.game import Options
from app.engine.hidden import PUBLIC, Viewer, seat_viewer
from app.engine.look import look
from app.play.audience import STEPS, Audience
from app.play.canon import Canon
from app.play.cursor import Cursor
from app.play.follow import Wish
from app.play.house import House
from app.store.answers import Done
from tests.play.conftest import Time
from tests.play.table import answer, listen
from tests.web.screens import hashed, patched

VIEWERS = (seat_viewer(1), seat_viewer(2), PUBLIC, Viewer(role="judge"))


async def play(house: House, game: str, orders: int) -> None:
    """Some orders by hand, of whichever seat is asked."""
    luck = Random(3)
    for n in range(orders):
        asks = house.journal.read.game(game).game.asks
        if not asks:
            return
        assert isinstance(await answer(house, game, asks[luck.randrange(len(asks))].seat, f"hand{n}"), Done)


@pytest.mark.parametrize("viewer", VIEWERS, ids=lambda v: f"{v.role}{v.seat}")
async def test_view_and_patch_make_the_next_view(house: House, viewer: Viewer) -> None:
    game = house.lobby.open("probe", "duel").game
    ear = await listen(house, game, viewer)
    view = (await ear.next("welcome"))["view"]
    await play(house, game, 25)
    end = house.journal.read.game(game)
    place = 0
    while place < end.game.order:
        step = await ear.next("step")
        view, place = patched(view, step["patch"]), step["to"]
        assert step["hash"] in (None, hashed(view))
    assert view == to_jsonable_python(look(end.rules, end.world, end.game, viewer))


async def test_the_hash_kept_entry_by_entry_is_the_hash_of_the_whole(house: House) -> None:
    kept = house.journal.read.game(house.lobby.open("probe", "duel").game)
    view = look(kept.rules, kept.world, kept.game, PUBLIC)
    assert Canon(view).digest() == hashed(to_jsonable_python(view))


async def test_all_who_see_the_same_are_told_the_same_text(house: House) -> None:
    game = house.lobby.open("probe", "duel").game
    ears = [await listen(house, game, PUBLIC) for _ in range(3)]
    await play(house, game, 2)
    steps = [[await ear.next("step") for _ in range(2)] for ear in ears]
    assert steps[0] == steps[1] == steps[2]
    assert len(house.follow.cursors) == 1


async def test_who_has_left_costs_nothing(house: House) -> None:
    game = house.lobby.open("probe", "duel").game
    await listen(house, game, PUBLIC)
    place = (game, 0)
    listeners = house.follow.listeners[place][PUBLIC]
    house.follow.leave(Wish(game=game, viewer=PUBLIC, since=None, delay=0), next(iter(listeners)))
    house.follow.eyes.submit(lambda: None).result()
    assert (house.follow.cursors, house.follow.listeners) == ({}, {})


async def test_only_the_last_steps_are_kept(house: House) -> None:
    kept = house.journal.read.game(house.lobby.open("probe", "duel").game)
    audience = Audience(kept, PUBLIC, kept.game)
    told = house.journal.read.log(kept.meta.id, 2, 1)[0]
    for n in range(STEPS + 5):
        audience.order = n
        audience.move(_numbered(told, n + 1), kept.game, 0, last=False)
    assert audience.since(4) is None
    assert len(audience.since(5) or ()) == STEPS
    assert audience.since(STEPS + 5) == ()
    assert audience.since(STEPS + 6) is None


def _numbered(told: Any, n: int) -> Any:
    return replace(told, n=n)


async def test_a_delayed_cursor_stops_where_it_must(house: House, game_time: Time) -> None:
    game = house.lobby.open("probe", "duel", options=Options(delay=5000)).game
    game_time.ms = 4000
    await play(house, game, 2)
    cursor = Cursor(house.journal.read, game_time.now, game, 5000)
    assert cursor.order == 0
    game_time.ms = 5999
    cursor.advance()
    assert cursor.order == 0
    game_time.ms = 6000
    cursor.advance()
    assert cursor.order == 1
    game_time.ms = 9000
    cursor.advance()
    assert cursor.order == 3
    assert cursor.chain == house.journal.read.game(game).hash
