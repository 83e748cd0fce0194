"""One truth, the rest is made: what a program makes is as it would make it now."""

from importlib import import_module
from pathlib import Path

import pytest

from tests.house.tree import ROOT

# Each has made_files(), the text for each path; `make types` writes them.
MAKERS = ["app.wire.typescript", "tests.house.hidden_page"]


@pytest.mark.parametrize("maker", MAKERS)
def test_made_files_are_fresh(maker: str) -> None:
    fresh: dict[Path, str] = import_module(maker).made_files()
    assert fresh
    stale = [path for path, text in fresh.items() if not path.exists() or path.read_text("utf8") != text]
    assert [str(path.relative_to(ROOT)) for path in stale] == [], "run `make types`"
