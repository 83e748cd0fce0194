"""One truth, the rest is made: what a program makes is as it would make it now."""

from importlib import import_module

import pytest

from tests.house.tree import ROOT

# Each has made() -> {path from the project's root: its text}; `make types` writes them.
MAKERS = ["app.wire.typescript", "app.wire.hidden"]


@pytest.mark.parametrize("maker", MAKERS)
def test_made_files_are_fresh(maker: str) -> None:
    fresh: dict[str, str] = import_module(maker).made()
    kept = {path: (ROOT / path).read_text() if (ROOT / path).exists() else None for path in fresh}
    assert fresh
    assert [path for path in fresh if kept[path] != fresh[path]] == [], "stale: run `make types`"
