"""From the start page to a table: picks, links, who has come, a look back, a rule, settings; and the hints."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, expect

from app.store.session import migrate
from tests.browser.screen import NARROW, WIDE, Screen
from tests.prove.server import QUICK, Server


class House:
    """A server with nothing on its tables yet, and people with browsers."""

    def __init__(self, folder: Path, sit: Callable[..., BrowserContext]) -> None:
        """Nothing runs before the server is started."""
        database = f"sqlite:///{folder / 'start.sqlite'}"
        migrate(database)
        self.server = Server(database, folder, **QUICK)
        self.sit = sit
        self.people: list[Screen] = []

    def comes(self, name: str, **options: object) -> Screen:
        """Somebody opens the start page."""
        screen = Screen(self.sit(**{"viewport": WIDE, **options}), name)
        self.people.append(screen)
        screen.page.goto(f"http://{self.server.address}/")
        expect(screen.page.locator(".say1")).to_be_visible()
        return screen


@pytest.fixture
def house(tmp_path: Path, person: Callable[..., BrowserContext]) -> Iterator[House]:
    it = House(tmp_path, person)
    try:
        it.server.start()
        yield it
        it.server.stop()
    finally:
        it.server.kill()
    assert [said for screen in it.people for said in screen.complaints] == []


@pytest.mark.prove
@pytest.mark.rule("T-16")
def test_from_a_sentence_to_a_look_back(house: House) -> None:
    host = house.comes("host")
    expect(host.page.locator(".pic svg")).to_be_visible()
    host.page.get_by_label("Side").select_option(label="Copper Row")
    host.page.get_by_role("button", name="Set up the table").click()
    expect(host.page.get_by_role("heading", level=1)).to_contain_text("waits for one player")
    host.picture("s1-links")
    host.page.reload()
    guest_link, watch_link = (host.page.locator(".linkf input").nth(at).input_value() for at in (0, 1))
    guest = house.comes("guest")
    guest.page.goto(guest_link)
    expect(guest.figures.first).to_be_visible()
    expect(host.page.get_by_role("heading", level=1)).to_contain_text("everybody has come")
    host.page.get_by_role("link", name="Open my seat").click()
    expect(host.figures.first).to_be_visible()
    watcher = house.comes("watcher")
    a_code_opens_the_table(watcher, watch_link)
    for screen in (host, watcher):
        a_line_shows_the_table_as_it_was(screen)
    a_rule_opens_on_its_own_page(host)
    lengths_are_shown_in_inches(host)
    my_game_is_listed(guest, house)


def a_code_opens_the_table(watcher: Screen, link: str) -> None:
    """What is pasted may be no link at all, or its code alone."""
    field = watcher.page.get_by_label(re.compile("Paste a watcher"))
    field.fill("hello there")
    watcher.page.get_by_role("button", name="Watch").click()
    expect(watcher.page.get_by_role("alert")).to_be_visible()
    field.fill(link.split("#")[1])
    watcher.page.get_by_role("button", name="Watch").click()
    expect(watcher.figures.first).to_be_visible()


def a_line_shows_the_table_as_it_was(screen: Screen) -> None:
    """A click on a line of the log, and Esc back to now."""
    screen.log.locator(".ln").last.click()
    expect(screen.page.locator(".past p")).to_contain_text(re.compile(r"after order \d+, round \d"))
    screen.picture("s2-past")
    screen.page.keyboard.press("Escape")
    expect(screen.page.locator(".past")).to_have_count(0)
    expect(screen.figures.first).to_be_visible()


def a_rule_opens_on_its_own_page(screen: Screen) -> None:
    """In a new tab, at the rule itself."""
    screen.log.locator(".unfold").last.click()
    rule = screen.log.locator("a.rule").last
    name = rule.inner_text()
    with screen.context.expect_page() as opened:
        rule.click()
    assert opened.value.url.endswith(f"/rules/ruins/en#{name}")
    expect(opened.value.locator(f'[id="{name}"]')).to_have_count(1)
    opened.value.close()


def lengths_are_shown_in_inches(screen: Screen) -> None:
    """Set in the menu, it holds at once: on the ruler, and after a reload."""
    expect(screen.page.locator(".rc")).to_have_text("cm")
    screen.page.get_by_role("button", name="Menu").click()
    screen.page.get_by_role("button", name="Settings").click()
    screen.page.get_by_role("button", name="inches").click()
    expect(screen.page.locator(".rc")).to_have_text("in")
    screen.page.reload()
    expect(screen.page.locator(".rc")).to_have_text("in")


def my_game_is_listed(screen: Screen, house: House) -> None:
    """With its round, on the page of whoever holds a seat."""
    screen.page.goto(f"http://{house.server.address}/")
    expect(screen.page.locator("a.row1")).to_have_count(1)
    expect(screen.page.locator("a.row1")).to_contain_text("Lantern Watch · Round 1 of 6")


@pytest.mark.prove
@pytest.mark.parametrize("size", [WIDE, NARROW], ids=["wide", "narrow"])
def test_the_first_game_teaches(house: House, size: dict[str, int]) -> None:
    pupil = house.comes("pupil", viewport=size)
    pupil.page.get_by_role("button", name="Learn in five minutes").click()
    expect(pupil.figures.first).to_be_visible()
    hints = pupil.page.get_by_role("region", name="Hints")
    expect(hints.get_by_role("heading")).to_be_visible()
    before = hints.get_by_role("heading").inner_text()
    pupil.picture("t1-hint")
    hints.get_by_role("button", name=re.compile("Skip this|Go on")).click()
    expect(hints.get_by_role("heading")).not_to_have_text(before)
    pupil.page.reload()
    expect(hints.get_by_role("heading")).not_to_have_text(before)
    hints.get_by_role("button", name="No more hints").click()
    expect(hints).to_have_count(0)
    pupil.page.reload()
    expect(pupil.figures.first).to_be_visible()
    expect(hints).to_have_count(0)
