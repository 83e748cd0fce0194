"""A real browser for the walks, and pages in it that share nothing."""

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, sync_playwright

from tests.databases import absent

CHROMIUM = os.environ.get("CHROMIUM") or shutil.which("chromium") or "/usr/bin/chromium"
QUIET = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    # A name of this machine that no browser takes for a secure one.
    "--host-resolver-rules=MAP table.example 127.0.0.1",
]


# For one module at a time: Playwright keeps a loop running that asynchronous tests cannot share.
@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    if not Path(CHROMIUM).exists():
        absent(f"no browser at {CHROMIUM} (CHROMIUM says where it is)")
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        yield chromium
        chromium.close()


@pytest.fixture
def person(browser: Browser) -> Iterator[Callable[..., BrowserContext]]:
    """Call it for each person at the table: a browser context of their own (options as `new_context`)."""
    people: list[BrowserContext] = []

    def sit(**options: object) -> BrowserContext:
        people.append(browser.new_context(**options))  # type: ignore[arg-type]
        return people[-1]

    yield sit
    for context in people:
        context.close()
