"""Time limits in game time: nothing before its moment, the default once after it, by the clock (P-31)."""

from app.engine.game import Options
from app.play.clocks import Clocks
from app.play.house import House
from app.store.answers import Done
from tests.play.conftest import Time
from tests.play.table import answer

LIMITED = Options(limits={"turn": 5000})


def clocks(house: House, game_time: Time) -> Clocks:
    return Clocks(house.journal, game_time.now)


async def test_the_default_is_taken_when_time_is_up_and_not_before(house: House, game_time: Time) -> None:
    await house.clocks.stop()
    game = house.lobby.open("probe", "duel", options=LIMITED).game
    asks = house.journal.read.game(game).game.asks
    clock = clocks(house, game_time)
    game_time.ms = 5999
    assert await clock.pass_due() == 0
    game_time.ms = 6000
    assert await clock.pass_due() == len(asks)
    told = house.journal.read.tail(game, 1)
    assert {(o.by, o.seat, o.deed.ask) for o in told} == {("clock", 0, a.id) for a in asks}
    assert await clock.pass_due() == 0


async def test_two_workers_take_a_default_once(house: House, game_time: Time) -> None:
    await house.clocks.stop()
    game = house.lobby.open("probe", "duel", options=LIMITED).game
    before, asks = house.journal.read.game(game).game.order, len(house.journal.read.game(game).game.asks)
    game_time.ms = 7000
    await clocks(house, game_time).pass_due()
    await clocks(house, game_time).pass_due()
    assert house.journal.read.game(game).game.order == before + asks


async def test_who_has_answered_is_not_run_out(house: House, game_time: Time) -> None:
    await house.clocks.stop()
    game = house.lobby.open("probe", "duel", options=LIMITED).game
    assert isinstance(await answer(house, game, 1), Done)
    game_time.ms = 6000
    await clocks(house, game_time).pass_due()
    assert [(o.by, o.seat) for o in house.journal.read.tail(game, 1)] == [("hand", 1), ("clock", 0)]


async def test_an_outage_takes_time_from_nobody(house: House, game_time: Time) -> None:
    await house.clocks.stop()
    game = house.lobby.open("probe", "duel", options=LIMITED).game
    assert await clocks(house, game_time).pass_due() == 0
    assert house.journal.read.game(game).game.order == 1
