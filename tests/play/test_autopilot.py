"""What is answered without a hand: switches that a player set, and seats that a bot plays; each ask once (A-08)."""

import asyncio

from app.engine.hidden import PUBLIC
from app.engine.orders import Propose
from app.play.house import House
from app.store.answers import Submission
from app.store.sealing import seal
from tests.play.table import answer, listen


async def test_two_bots_play_a_whole_game(house: House) -> None:
    game = house.lobby.open("probe", "duel", bots=(1, 2)).game
    ear = await listen(house, game, PUBLIC)
    view = await ear.next("welcome")
    ended = bool(view["view"]["end"])
    while not ended:
        ended = "end" in (await ear.next("step"))["patch"]["put"]
    orders = house.journal.read.tail(game, 0)
    assert {order.by for order in orders} == {"table", "auto"}
    assert house.journal.read.verify(game) == ()


async def test_a_seat_without_bot_or_switch_is_left_to_its_player(house: House) -> None:
    game = house.lobby.open("probe", "duel", bots=(2,)).game
    ear = await listen(house, game, PUBLIC)
    await ear.next("step")
    assert {a.seat for a in house.journal.read.game(game).game.asks} == {1}


async def test_a_switch_answers_for_its_player(house: House) -> None:
    game = house.lobby.open("probe", "duel", bots=(2,)).game
    await asyncio.wrap_future(house.journal.write(lambda c: seal(c, game, 1, "yield", "on")))
    ear = await listen(house, game, PUBLIC)
    autos: set[str] = set()
    while "cast" not in autos:
        kept = house.journal.read.game(game).game
        mine = next((a for a in kept.asks if a.seat == 1), None)
        if mine and mine.kind == "cast":
            autos.add(mine.kind)
        elif mine:
            await answer(house, game, 1, f"hand:{mine.id}")
        else:
            await ear.next("step")
    ask = mine.id if mine else ""
    while house.journal.read.game(game).game.ask(ask):
        await ear.next("step")
    order = next(o for o in house.journal.read.tail(game, 0) if getattr(o.deed, "ask", "") == ask)
    assert (order.by, order.seat) == ("auto", 1)


async def test_an_ask_that_was_answered_by_hand_meanwhile_is_not_answered_again(house: House) -> None:
    game = house.lobby.open("probe", "duel", bots=(2,)).game
    await answer(house, game, 1)
    for _ in range(3):
        house.bell.ring((game,))
    ear = await listen(house, game, PUBLIC)
    await ear.next("welcome")
    asks = [getattr(o.deed, "ask", None) for o in house.journal.read.tail(game, 1)]
    assert len(asks) == len(set(asks))


async def test_a_bot_lets_its_opponent_take_back_and_refuses_a_draw(house: House) -> None:
    game = house.lobby.open("probe", "duel", bots=(2,)).game
    await answer(house, game, 1)
    ear = await listen(house, game, PUBLIC)
    for what in ("undo", "draw"):
        kept = house.journal.read.game(game).game
        offer = Propose(what=what, to=kept.trail[0] if what == "undo" else None)
        order = Submission(game=game, cid=f"hand:{what}", seat=1, by="hand", deed=offer)
        await asyncio.wrap_future(house.journal.submit(order))
        while house.journal.read.game(game).game.offers:
            await ear.next("step")
    after = house.journal.read.game(game).game
    assert (after.undone, after.ended) == (1, None)
