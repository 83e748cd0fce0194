"""The same table on a phone, in French, by touch, on plain http under a name: nothing may need more than that."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Locator, expect

from tests.browser import stage
from tests.browser.gathering import Gathering
from tests.browser.screen import NARROW, WIDE, Screen

ROOT = Path(__file__).parents[2]
WORDS = json.loads((ROOT / "static" / "src" / "locale" / "fr.json").read_text(encoding="utf-8"))
PHONE = {"viewport": NARROW, "has_touch": True, "is_mobile": True, "device_scale_factor": 2, "locale": "fr-FR"}
TARGET = 44
# Buttons that can be seen and are smaller than a finger, with their sizes.
SMALL = """(least) => [...document.querySelectorAll("button, a.btn, input")].flatMap((one) => {
    const box = one.getBoundingClientRect();
    const shown = one.checkVisibility({visibilityProperty: true}) && box.width > 0 && !one.closest("[inert]");
    const small = box.width < least - 0.5 || box.height < least - 0.5;
    return shown && small ? [`${one.innerText || one.ariaLabel}: ${box.width} x ${box.height}`] : [];
})"""


class Evening(Gathering):
    """One who plays on a phone, and one at a desk who is beaten."""

    def __init__(self, folder: Path, sit: Callable[..., BrowserContext]) -> None:
        """The game stands before a shot of the phone's."""
        super().__init__(f"sqlite:///{folder / 'walk.sqlite'}", folder, "table.example")
        with stage.stage(self.database) as journal:
            self.shot = stage.led(journal, stage.shot_through_cover)
        self.phone = self.sits(Screen(sit(**PHONE), "phone"))
        self.desk = self.sits(Screen(sit(viewport=WIDE), "desk"))


@pytest.fixture
def evening(tmp_path: Path, person: Callable[..., BrowserContext]) -> Iterator[Evening]:
    it = Evening(tmp_path, person)
    try:
        it.server.start()
        yield it
        it.server.stop()
    finally:
        it.server.kill()
    it.check()


@pytest.mark.prove
def test_a_phone_in_french_on_a_plain_name(evening: Evening) -> None:
    laid, shot = evening.shot
    evening.come(laid)
    phone = evening.phone
    assert phone.page.evaluate("window.isSecureContext") is False
    fits(phone, "p1-start")
    phone.desk.locator('[data-option^="shoot"]').tap()
    fits(phone, "p2-shoot")
    phone.desk.get_by_role("button", name=name_of(evening.desk, shot.target)).tap()
    expect(phone.look.locator(".facts")).to_contain_text(WORDS["eye.cover"])
    phone.look.locator(".chevron").tap()
    expect(phone.look.locator(".insp svg.card, .insp .card svg, .insp svg").last).to_be_visible()
    fits(phone, "p3-card")
    phone.desk.locator(".give").tap()
    expect(phone.page.locator(".tray")).to_be_visible()
    fits(phone, "p4-dice")
    keeps_its_dice(phone, evening.desk)
    for panel in ("log", "figures", "goals", "chat"):
        phone.page.locator(f'[data-t="{panel}"]').tap()
        expect(phone.page.locator("#panel.over")).to_be_visible()
        fits(phone, f"p5-{panel}")
        phone.page.locator("#panel").get_by_role("button", name=WORDS["close"]).tap()
        expect(phone.page.locator("#panel.over")).to_have_count(0)
    gives_up(phone)
    for screen in evening.people:
        expect(screen.page.locator(".ended")).to_be_visible()
    fits(phone, "p7-end")


def fits(phone: Screen, name: str) -> None:
    """A picture; nothing lies outside of the page, nothing is smaller than a finger."""
    phone.shot(name)
    assert phone.page.evaluate("document.documentElement.scrollWidth") <= NARROW["width"]
    assert phone.page.evaluate(SMALL, TARGET) == []


def name_of(screen: Screen, token: str) -> str:
    """The proper name of a figure, as it is spoken."""
    spoken: str = screen.figure(token).get_attribute("aria-label") or ""
    return spoken.split(",", maxsplit=1)[0]


def keeps_its_dice(*screens: Screen) -> None:
    """Whoever is asked keeps, until nobody is asked about this test any more."""
    while screens[0].page.locator(".tray").count():
        asked = [s.desk.locator('[data-option="keep"]') for s in screens]
        waiting = asked[0].or_(screens[0].desk.locator(".act.end")).or_(screens[0].desk.locator(".wait"))
        expect(waiting.first).to_be_visible()
        press_one(asked)


def press_one(buttons: list[Locator]) -> None:
    """Press the first that is there and wait until it is gone."""
    for button in buttons:
        if button.count():
            button.click()
            expect(button).to_have_count(0)
            return


def gives_up(phone: Screen) -> None:
    """From the menu, asked once."""
    phone.page.get_by_role("button", name=WORDS["bar.menu"]).tap()
    dialog = phone.page.get_by_role("dialog")
    fits(phone, "p6-menu")
    dialog.get_by_role("button", name=WORDS["menu.concede"]).tap()
    fits(phone, "p6-sure")
    dialog.get_by_role("button", name=WORDS["menu.concede"]).tap()
