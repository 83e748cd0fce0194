"""Stopping: everybody is told to come back, what was handed in is finished, nothing is lost (safety.md, Running)."""

from pathlib import Path

from tests.web.screens import Person, closed, lay
from tests.web.served import serving, settings


def test_who_is_here_is_told_to_come_back_and_finds_the_game_as_it_was(database: Path) -> None:
    with serving(settings(database)) as here, Person(here.address) as one:
        duel = here.house.lobby.open("probe", "duel")
        screen = one.screen(link=duel.seats[1])
        order = screen.do(*lay(screen.wait("welcome")["view"], 1))["order"]
        here.stop()
        assert closed(screen)[0] == 1012
    with serving(settings(database)) as again, Person(again.address) as two:
        assert two.screen(link=duel.watch).wait("welcome")["order"] == order
        assert again.house.journal.read.verify(duel.game) == ()
        assert again.house.now() >= 0


def test_bots_go_on_after_a_restart_though_nobody_looks(database: Path) -> None:
    with serving(settings(database, beat_ms=3_600_000)) as here:
        duel = here.house.lobby.open("probe", "duel", bots=(1, 2))
        assert here.house.journal.read.game(duel.game).game.order == 1
    with serving(settings(database)) as again, Person(again.address) as one:
        view = one.screen(link=duel.watch)
        place = view.wait("welcome")["order"]
        assert place > 1 or view.wait("step")["to"] > 1
