"""The game's page for those who cannot see it, or see little: axe finds nothing, in every state, theme and width."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, expect

from tests.browser import stage
from tests.browser.gathering import Gathering
from tests.browser.screen import NARROW, STILL, WIDE, Screen
from tests.prove.tables import Laid

AXE = Path(__file__).parents[2] / "static" / "node_modules" / "axe-core" / "axe.min.js"
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
# What axe holds against the page: rule, weight, where. It is not among the default rules that a name says what is seen.
FOUND = """async (tags) => {
    const rules = {"label-content-name-mismatch": {enabled: true}};
    const options = {runOnly: tags, rules, resultTypes: ["violations"]};
    const {violations} = await axe.run(document, options);
    return violations.flatMap((v) => v.nodes.map((n) => `${v.id} (${v.impact}): ${n.target} ${n.failureSummary}`));
}"""


class Sight(Gathering):
    """One who plays, looked at in each state, and one who waits."""

    def __init__(self, folder: Path, sit: Callable[..., BrowserContext], size: dict[str, int], theme: str) -> None:
        """Nothing is set up before `play`."""
        super().__init__(f"sqlite:///{folder / 'axe.sqlite'}", folder)
        options: dict[str, Any] = {"viewport": size, "color_scheme": theme}
        if size == NARROW:
            options |= {"has_touch": True, "is_mobile": True}
        self.one = self.sits(Screen(sit(**options), "one"))
        self.two = self.sits(Screen(sit(**options), "two"))
        for screen in self.people:
            screen.context.add_init_script(path=AXE)

    def play(self, *wanted: stage.Wanted) -> list[tuple[Laid, Any]]:
        """Games led to moments that are wanted, each with what is the next thing to do; then the server runs."""
        with stage.stage(self.database) as journal:
            games = [stage.led(journal, one) for one in wanted]
        self.server.start()
        return games


@pytest.fixture
def sight(tmp_path: Path, person: Callable[..., BrowserContext], request: pytest.FixtureRequest) -> Iterator[Sight]:
    it = Sight(tmp_path, person, *request.param)
    try:
        yield it
        it.server.stop()
    finally:
        it.server.kill()
    it.check()


def found(screen: Screen) -> list[str]:
    """What axe holds against the page as it stands."""
    screen.page.wait_for_function(STILL)
    complaints: list[str] = screen.page.evaluate(FOUND, TAGS)
    return complaints


@pytest.mark.parametrize("sight", [(WIDE, "light")], indirect=True)
def test_nothing_stands_between_a_player_and_the_slot(sight: Sight) -> None:
    [(laid, _)] = sight.play(stage.way_of_two)
    sight.come(laid)
    assert found(sight.one) == []


@pytest.mark.prove
@pytest.mark.parametrize("sight", [(s, t) for s in (WIDE, NARROW) for t in ("light", "dark")], indirect=True)
def test_nothing_stands_between_players_and_the_game(sight: Sight) -> None:
    wrong = {}
    for (laid, deed), states in zip(
        sight.play(stage.way_of_two, stage.shot_through_cover), (a_way, a_shot), strict=True
    ):
        sight.come(laid)
        for state, screen in states(sight, deed):
            wrong[state] = found(screen)
    assert len(wrong) == 6
    assert {state: complaints for state, complaints in wrong.items() if complaints} == {}


def a_way(sight: Sight, walk: Any) -> Iterator[tuple[str, Screen]]:
    """A slot begins, a way is drawn; the other waits."""
    one = sight.one
    yield "slot", one
    yield "wait", sight.two
    one.desk.locator('[data-option^="move"]').click()
    expect(one.desk.locator(".give")).to_be_visible()
    one.page.wait_for_function(STILL)
    one.page.mouse.click(*one.spot(walk.path[-1]))
    expect(one.page.locator(".board .live")).to_be_visible()
    yield "path", one


def a_shot(sight: Sight, shot: Any) -> Iterator[tuple[str, Screen]]:
    """A target is aimed at, dice fall, somebody gives up."""
    one = sight.one
    name = (one.figure(shot.target).get_attribute("aria-label") or "").split(",", maxsplit=1)[0]
    one.desk.locator('[data-option^="shoot"]').click()
    one.desk.get_by_role("button", name=name).click()
    expect(one.look.locator(".facts")).to_be_visible()
    yield "aim", one
    one.desk.locator(".give").click()
    expect(one.page.locator(".tray")).to_be_visible()
    expect(one.desk.locator(".ask, .wait")).to_be_visible()
    asked = one if one.desk.locator(".ask").count() else sight.two
    expect(asked.desk.locator(".ask")).to_be_visible()
    yield "decide", asked
    one.page.locator('.tools [aria-haspopup="dialog"]').click()
    for _ in ("asked once", "sure"):
        one.page.get_by_role("dialog").get_by_role("button", name="Give up the game").click()
    expect(one.page.locator(".ended")).to_be_visible()
    yield "end", one
