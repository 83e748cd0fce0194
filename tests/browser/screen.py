"""One person's page, as the walks use it: what is on it, by what a person would look for."""

import re
from collections.abc import Sequence
from pathlib import Path

from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, Page, expect

# How long a page may take before it is a failure; a busy machine is slow.
expect.set_options(timeout=20_000)
SHOTS = Path(__file__).parent / "shots"
WIDE, NARROW = {"width": 1280, "height": 800}, {"width": 360, "height": 740}
# Where a place of the table (mm) lies in the window: the board's own drawing says.
PIXEL = """([x, y]) => {
    const drawing = document.querySelector(".tabletop svg.table > g");
    const at = new DOMPoint(x, y).matrixTransform(drawing.getScreenCTM());
    return [at.x, at.y];
}"""
STILL = "() => document.getAnimations().every((a) => a.playState !== 'running') && !document.querySelector('.moving')"


class Screen:
    """A page in a context of its own. `complaints` gathers what the browser's console holds against it."""

    def __init__(self, context: BrowserContext, name: str) -> None:
        """An empty page; `name` is for pictures."""
        self.context, self.name = context, name
        self.page: Page = context.new_page()
        self.complaints: list[str] = []
        self.forgiven = False
        self.page.on("console", self._said)
        self.page.on("pageerror", lambda error: self.complaints.append(f"{name}: {error}"))
        self.page.on("websocket", lambda line: line.on("framesent", self._sent))

    def come(self, address: str, link: str) -> None:
        """Come in by a link, and see the table."""
        self.page.goto(f"http://{address}/game#{link}")
        expect(self.figures.first).to_be_visible()

    @property
    def figures(self) -> Locator:
        """All figures on the table."""
        return self.page.locator(".fig")

    def figure(self, token: str) -> Locator:
        """One figure."""
        return self.page.locator(f'.fig[data-token="{token}"]')

    def option(self, name: str | re.Pattern[str]) -> Locator:
        """A button of the desk, by its words."""
        return self.desk.get_by_role("button", name=name)

    @property
    def desk(self) -> Locator:
        """Where a player answers."""
        return self.page.locator("#desk")

    @property
    def look(self) -> Locator:
        """What a player examines."""
        return self.page.locator(".look")

    @property
    def log(self) -> Locator:
        """What happened."""
        return self.page.locator("ol.log")

    def spot(self, place: Sequence[int]) -> tuple[float, float]:
        """Where a place of the table, in units, lies in the window."""
        x, y = self.page.evaluate(PIXEL, [place[0] / 10, place[1] / 10])
        return x, y

    def pull(self, start: Sequence[int], end: Sequence[int]) -> None:
        """Drag what stands at one place to another, by mouse."""
        mouse = self.page.mouse
        mouse.move(*self.spot(start))
        mouse.down()
        mouse.move(*self.spot(((start[0] + end[0]) // 2, (start[1] + end[1]) // 2)), steps=4)
        mouse.move(*self.spot(end), steps=4)
        mouse.up()

    def stands_at(self, token: str, place: Sequence[int]) -> None:
        """The figure is drawn there, once it has gone its way."""
        there = re.compile(rf"translate\({place[0] / 10:g} {place[1] / 10:g}\)")
        expect(self.figure(token)).to_have_attribute("transform", there)

    def picture(self, name: str) -> None:
        """Pictures at both widths, when nothing moves any more; then the whole table is shown again."""
        for size, label in ((WIDE, "1280"), (NARROW, "360")):
            self.page.set_viewport_size(size)
            self.shot(f"{name}-{self.name}-{label}")
        self.page.set_viewport_size(WIDE)
        self.page.keyboard.press("0")

    def shot(self, name: str) -> None:
        """A picture as it is, when nothing moves any more."""
        SHOTS.mkdir(exist_ok=True)
        self.page.wait_for_function(STILL)
        self.page.screenshot(path=SHOTS / f"{name}.png")

    def _sent(self, frame: str | bytes) -> None:
        """A page that has another view than the server says so, and takes everything anew."""
        if '"type":"report"' in str(frame):
            self.complaints.append(f"{self.name}: {frame!s}")

    def _said(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not self.forgiven:
            self.complaints.append(f"{self.name}: {message.text}")
