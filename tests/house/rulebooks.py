"""The list of rules that each rule book keeps of itself, RULES.md: one row an id, its files and tests in backquotes.

| Rule | What | File | Test |
| R-13 | throws of several dice | `dice.py` | `test_throws.py` |
"""

import re
from dataclasses import dataclass
from pathlib import Path

from tests.house.tree import ROOT, files, text

ID = re.compile(r"\b[A-Z]-\d{2}\b")
ROW = re.compile(r"^\| *\**(?P<id>[A-Z]-\d{2})\** *\|(?P<rest>.*)$", re.MULTILINE)
NAMED = re.compile(r"`([\w./-]+\.(?:py|ts|svelte|toml))`")
MARK = re.compile(r"\brule\(([^)]*)\)")


@dataclass(frozen=True, kw_only=True)
class Entry:
    """What RULES.md says about one rule: the names of files as written there."""

    book: str
    rule: str
    sources: tuple[str, ...]
    tests: tuple[str, ...]

    def source(self, name: str) -> Path | None:
        return _first(name, f"app/rulesets/{self.book}", "app", ".", "static/src")

    def test(self, name: str) -> Path | None:
        return _first(name, f"tests/rules/{self.book}", "tests", ".", "static/src")


def books() -> tuple[str, ...]:
    """The rule books of the product, by the names of their folders."""
    return tuple(sorted(path.parent.name for path in (ROOT / "app" / "rulesets").glob("*/RULES.md")))


def entries(book: str, page: str = "RULES.md") -> tuple[Entry, ...]:
    """The rows of a rule book's list, in its order."""
    rows = ROW.finditer(text(Path("app/rulesets") / book / page))
    return tuple(_entry(book, row["id"], NAMED.findall(row["rest"])) for row in rows)


def marked() -> dict[str, set[str]]:
    """For each file of tests, the ids that it carries as marks (or, in the client's tests, in their names)."""
    tests = [path for path in files() if path.name.startswith("test_") or path.name.endswith(".test.ts")]
    return {str(path): _ids_of(path) for path in tests if path.parent.name != "house"}


def _ids_of(path: Path) -> set[str]:
    if path.suffix == ".ts":
        return set(ID.findall(text(path)))
    return {rule for mark in MARK.findall(text(path)) for rule in ID.findall(mark)}


def _entry(book: str, rule: str, names: list[str]) -> Entry:
    tests = tuple(name for name in names if Path(name).name.startswith("test_") or name.endswith(".test.ts"))
    return Entry(book=book, rule=rule, sources=tuple(name for name in names if name not in tests), tests=tests)


def _first(name: str, *folders: str) -> Path | None:
    places = (Path(folder) / name for folder in folders)
    return next((place for place in places if (ROOT / place).is_file()), None)
