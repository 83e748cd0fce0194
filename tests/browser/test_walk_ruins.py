"""A fight of `ruins` as two people and a watcher live it in their browsers: refused, undone, shot, struck, cut off."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, expect
from sqlalchemy import select

from app.engine.game import Options
from app.store.session import connect
from app.store.tables import orders
from tests.browser import stage
from tests.browser.drive import play_out
from tests.browser.screen import WIDE, Screen
from tests.prove.server import QUICK, Server
from tests.prove.tables import Laid

PATIENT = Options(limits={"reroll": 600_000})


class House:
    """A server with three games, each led to its moment, and three people."""

    def __init__(self, folder: Path, sit: Callable[..., BrowserContext]) -> None:
        """Nothing runs before `open`."""
        self.database = f"sqlite:///{folder / 'walk.sqlite'}"
        with stage.stage(self.database) as journal:
            self.walk = stage.led(journal, stage.way_of_two)
            self.shot = stage.led(journal, stage.shot_through_cover)
            self.blow = stage.led(journal, stage.blow_that_is_answered, PATIENT)
        self.server = Server(self.database, folder, **QUICK)
        self.one, self.two, self.watcher = (
            Screen(sit(viewport=WIDE, color_scheme=scheme), name)
            for name, scheme in (("seat1", "light"), ("seat2", "dark"), ("watch", "light"))
        )

    @property
    def all_here(self) -> tuple[Screen, ...]:
        """All three people."""
        return (self.one, self.two, self.watcher)

    def gather(self, laid: Laid) -> None:
        """All three come to this table."""
        for screen, link in zip(self.all_here, (laid.seats[1], laid.seats[2], laid.watch), strict=True):
            screen.come(self.server.address, link)

    def orders(self, laid: Laid) -> int:
        """How many orders of people stand in the log."""
        engine = connect(self.database)
        with engine.connect() as connection:
            mine = select(orders.c.n).where(orders.c.game == laid.game, orders.c.by == "hand")
            numbers = connection.execute(mine).scalars().all()
        engine.dispose()
        return len(numbers)

    def forgive(self, *, forgiven: bool) -> None:
        """A browser says in its console that a server is not there; that is so while it is not."""
        for screen in self.all_here:
            screen.forgiven = forgiven


@pytest.fixture
def house(tmp_path: Path, person: Callable[..., BrowserContext]) -> Iterator[House]:
    it = House(tmp_path, person)
    try:
        it.server.start()
        yield it
        it.server.stop()
    finally:
        it.server.kill()
    assert [word for screen in it.all_here for word in screen.complaints] == []
    assert [line for line in it.server.said if "Traceback" in line] == []


def test_a_fight_in_three_browsers(house: House) -> None:
    a_move_is_refused_then_made_then_taken_back(house)
    a_double_click_does_nothing_twice(house)
    a_shot_goes_through_cover(house)
    a_blow_is_answered_across_a_reload_and_a_crash(house)
    the_fight_is_fought_to_its_end(house)


def a_move_is_refused_then_made_then_taken_back(house: House) -> None:
    laid, move = house.walk
    house.gather(laid)
    one, start, end = house.one, move.path[0], move.path[-1]
    one.picture("01-start")
    house.two.picture("01-start")
    one.pull(start, (3000, 5900) if start[1] < 3000 else (3000, 100))
    expect(one.desk.locator(".line.bad")).not_to_be_empty()
    one.picture("02-refused")
    one.page.keyboard.press("Escape")
    one.pull(start, end)
    expect(one.page.locator(".tabletop .ghost")).to_be_visible()
    expect(one.option("Do it")).not_to_have_attribute("aria-disabled", "true")
    one.picture("03-move")
    before = house.orders(laid)
    one.option("Do it").click()
    for screen in house.all_here:
        screen.stands_at(move.figure, end)
    assert house.orders(laid) == before + 1
    one.page.get_by_role("button", name="Undo").click()
    for screen in house.all_here:
        screen.stands_at(move.figure, start)
        expect(screen.log.locator("li.undone")).not_to_have_count(0)
    house.watcher.picture("04-undone")


def a_double_click_does_nothing_twice(house: House) -> None:
    laid, _ = house.walk
    one, before = house.one, house.orders(laid)
    acting, end = one.desk.locator("h2"), one.option(re.compile("^Space End"))
    first = acting.inner_text()
    end.click()
    expect(one.desk.locator(".line")).to_contain_text("once more")
    end.dblclick(delay=40)
    expect(acting).not_to_have_text(re.compile(f"^({first}|End)$"))
    second = acting.inner_text()
    # What is ordered now comes after anything that the second click may have sent.
    end.click()
    expect(acting).not_to_have_text(second)
    if acting.inner_text() == "End":
        end.click()
        expect(acting).not_to_have_text(re.compile(f"^({second}|End)$"))
    assert house.orders(laid) == before + 2
    expect(one.look.locator(".notice")).to_have_count(0)


def a_shot_goes_through_cover(house: House) -> None:
    laid, shot = house.shot
    house.gather(laid)
    one = house.one
    one.option(re.compile("^S Shoot")).click()
    one.figure(shot.target).click()
    expect(one.look.locator(".facts")).to_contain_text("cover")
    expect(one.look.locator(".insp svg").first).to_be_visible()
    expect(one.look.locator(".tray")).to_have_count(0)
    one.picture("05-aim")
    before = house.orders(laid)
    one.option("Do it").click()
    for screen in house.all_here:
        expect(screen.page.locator(".tray, ol.log li details .dice, ol.log li details b.num").first).to_be_attached()
    assert house.orders(laid) == before + 1
    one.picture("06-shot")
    house.two.picture("06-shot")


def a_blow_is_answered_across_a_reload_and_a_crash(house: House) -> None:
    laid, blow = house.blow
    house.gather(laid)
    one, two = house.one, house.two
    one.option(re.compile("^F Strike")).click()
    one.figure(blow.target).click()
    one.picture("07-strike")
    one.option("Do it").click()
    question = two.desk.locator(".ask h2")
    expect(question).to_be_visible()
    words = question.inner_text()
    two.picture("08-decide")
    one.picture("08-wait")
    house.watcher.picture("08-watch")
    two.page.reload()
    expect(question).to_have_text(words)
    before = house.orders(laid)
    house.forgive(forgiven=True)
    house.server.kill()
    expect(two.page.locator(".notices")).to_contain_text("The line dropped")
    two.option(re.compile("^1 ")).click()
    expect(two.page.locator(".notices")).to_contain_text("your last order is kept")
    two.picture("09-cut-off")
    house.server.start()
    for screen in house.all_here:
        expect(screen.page.locator(".notices .notice")).to_have_count(0)
        expect(screen.log).to_contain_text(re.compile("rolls the defence again .*$"))
    expect(two.desk.locator(".sent")).to_have_count(0)
    house.forgive(forgiven=False)
    assert house.orders(laid) == before + 1
    two.picture("10-answered")


def the_fight_is_fought_to_its_end(house: House) -> None:
    laid, _ = house.blow
    play_out(house.server.address, laid, {1: house.one, 2: house.two})
    for screen in house.all_here:
        expect(screen.desk.locator(".ended, h2").first).to_be_visible()
        expect(screen.page.locator(".ended")).to_be_visible()
        screen.picture("11-end")
