"""A fight of `ruins` as two people and a watcher live it in their browsers: refused, undone, shot, struck, cut off."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Locator, expect

from app.engine.game import Options
from tests.browser import stage
from tests.browser.drive import play_out
from tests.browser.gathering import Gathering
from tests.browser.screen import WIDE, Screen

PATIENT = Options(limits={"reroll": 600_000})


class Fight(Gathering):
    """Three games and three people."""

    def __init__(self, folder: Path, sit: Callable[..., BrowserContext]) -> None:
        """Each game is led to its moment."""
        super().__init__(f"sqlite:///{folder / 'walk.sqlite'}", folder)
        with stage.stage(self.database) as journal:
            self.walk = stage.led(journal, stage.way_of_two)
            self.shot = stage.led(journal, stage.shot_through_cover)
            self.blow = stage.led(journal, stage.blow_that_is_answered, PATIENT)
        self.one = self.sits(Screen(sit(viewport=WIDE), "seat1"))
        self.two = self.sits(Screen(sit(viewport=WIDE, color_scheme="dark"), "seat2"))
        self.watcher = self.sits(Screen(sit(viewport=WIDE), "watch"))


@pytest.fixture
def fight(tmp_path: Path, person: Callable[..., BrowserContext]) -> Iterator[Fight]:
    it = Fight(tmp_path, person)
    try:
        it.server.start()
        yield it
        it.server.stop()
    finally:
        it.server.kill()
    it.check()


def test_a_fight_in_three_browsers(fight: Fight) -> None:
    a_move_is_refused_then_made_then_taken_back(fight)
    a_double_click_does_nothing_twice(fight)
    a_shot_goes_through_cover(fight)
    a_blow_is_answered_across_a_reload_and_a_crash(fight)
    the_fight_is_fought_to_its_end(fight)


def a_move_is_refused_then_made_then_taken_back(fight: Fight) -> None:
    laid, move = fight.walk
    fight.come(laid)
    one, start, end = fight.one, move.path[0], move.path[-1]
    one.picture("01-start")
    fight.two.picture("01-start")
    one.pull(start, (3000, 5900) if start[1] < 3000 else (3000, 100))
    expect(one.desk.locator(".line.bad")).not_to_be_empty()
    one.picture("02-refused")
    one.page.keyboard.press("Escape")
    one.pull(start, end)
    expect(one.page.locator(".tabletop .ghost")).to_be_visible()
    expect(one.option("Do it")).not_to_have_attribute("aria-disabled", "true")
    one.picture("03-move")
    before = fight.orders(laid)
    one.option("Do it").click()
    for screen in fight.people:
        screen.stands_at(move.figure, end)
    assert fight.orders(laid) == before + 1
    one.page.get_by_role("button", name="Undo").click()
    for screen in fight.people:
        screen.stands_at(move.figure, start)
        expect(screen.log.locator("li.undone")).not_to_have_count(0)
    fight.watcher.picture("04-undone")


def a_double_click_does_nothing_twice(fight: Fight) -> None:
    laid, _ = fight.walk
    one, before = fight.one, fight.orders(laid)
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
    assert fight.orders(laid) == before + 2
    expect(one.look.locator(".notice")).to_have_count(0)


def a_shot_goes_through_cover(fight: Fight) -> None:
    laid, shot = fight.shot
    fight.come(laid)
    one = fight.one
    one.option(re.compile("^S Shoot")).click()
    one.figure(shot.target).click()
    expect(one.look.locator(".facts")).to_contain_text("cover")
    expect(one.look.locator(".insp svg").first).to_be_visible()
    expect(one.look.locator(".tray")).to_have_count(0)
    one.picture("05-aim")
    before = fight.orders(laid)
    one.option("Do it").click()
    for screen in fight.people:
        expect(screen.page.locator(".tray, ol.log li.rolled").first).to_be_attached()
    assert fight.orders(laid) == before + 1
    one.picture("06-shot")
    fight.two.picture("06-shot")


def a_blow_is_answered_across_a_reload_and_a_crash(fight: Fight) -> None:
    laid, blow = fight.blow
    fight.come(laid)
    one, two = fight.one, fight.two
    one.option(re.compile("^F Strike")).click()
    one.figure(blow.target).click()
    one.picture("07-strike")
    one.option("Do it").click()
    question = two.desk.locator(".ask h2")
    expect(question).to_be_visible()
    words = question.inner_text()
    two.picture("08-decide")
    one.picture("08-wait")
    fight.watcher.picture("08-watch")
    two.page.reload()
    expect(question).to_have_text(words)
    before, lines = fight.orders(laid), [rerolls(screen).count() for screen in fight.people]
    fight.forgive(forgiven=True)
    fight.server.kill()
    expect(two.page.locator(".notices")).to_contain_text("The line dropped")
    two.option(re.compile("^1 ")).click()
    expect(two.page.locator(".notices")).to_contain_text("your last order is kept")
    two.picture("09-cut-off")
    fight.server.start()
    for screen, count in zip(fight.people, lines, strict=True):
        expect(screen.page.locator(".notices .notice")).to_have_count(0)
        expect(rerolls(screen)).to_have_count(count + 1)
    expect(two.desk.locator(".sent")).to_have_count(0)
    fight.forgive(forgiven=False)
    assert fight.orders(laid) == before + 1
    two.picture("10-answered")


def rerolls(screen: Screen) -> Locator:
    """The lines of the log that say of a defence that it was rolled again."""
    return screen.log.get_by_text("rolls the defence again")


def the_fight_is_fought_to_its_end(fight: Fight) -> None:
    laid, _ = fight.blow
    play_out(fight.address, laid, {1: fight.one, 2: fight.two})
    for screen in fight.people:
        expect(screen.desk.locator(".ended, h2").first).to_be_visible()
        expect(screen.page.locator(".ended")).to_be_visible()
        screen.picture("11-end")
