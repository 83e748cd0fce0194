"""Rules are pure: engine, geometry and rule books stand on the standard library, and not on all of that."""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

from tests.house.tree import text, written

PURE = {"engine", "geometry", "rulesets"}
IMPURE = {
    "asyncio", "concurrent", "ctypes", "datetime", "http", "multiprocessing", "os", "random", "secrets", "select",
    "shutil", "signal", "socket", "sqlite3", "ssl", "subprocess", "tempfile", "threading", "time", "urllib", "uuid",
}  # fmt: skip


def test_rules_import_nothing_that_could_make_them_differ() -> None:
    pure = [path for path in written(".py") if path.parts[0] == "app" and path.parts[1] in PURE]
    assert pure
    allowed = (sys.stdlib_module_names - IMPURE) | {"app"}
    assert [(str(path), name) for path in pure for name in _imported(path) if name not in allowed] == []


def _imported(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(text(path))):
        if isinstance(node, ast.Import):
            yield from (name.name.partition(".")[0] for name in node.names)
        if isinstance(node, ast.ImportFrom):
            yield (node.module or "").partition(".")[0]


def test_nothing_asks_which_rule_book_it_is() -> None:
    ours = [path for path in written(".py", ".ts", ".svelte") if path.parts[0] in {"app", "static"}]
    asks = re.compile(r"""ruleset(\.\w+)?\s*[=!]==?\s*["']""")
    assert [str(path) for path in ours if asks.search(text(path))] == []
