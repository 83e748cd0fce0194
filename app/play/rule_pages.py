"""The rules to read: each rule book's own page in each language, found beside it."""

from functools import cached_property
from importlib import import_module
from importlib.resources import files
from pkgutil import iter_modules
from types import ModuleType

PAGES = {"en": "RULES.md", "fr": "RULES.fr.md"}


class RulePages:
    """The pages of the rule books under some import paths, read when they are first asked for."""

    def __init__(self, paths: tuple[str, ...]) -> None:
        """A path leads to one rule book, or to a folder of them."""
        self.paths = paths

    def page(self, ruleset: str, language: str) -> str | None:
        """The page, as Markdown; None if there is none in this language, or no such ruleset."""
        return self._pages.get((ruleset, language))

    @cached_property
    def _pages(self) -> dict[tuple[str, str], str]:
        books = [book for path in self.paths for book in _books(import_module(path))]
        found = ((book, language, files(book) / name) for book in books for language, name in PAGES.items())
        return {
            (book.RULESET.key, language): page.read_text("utf8") for book, language, page in found if page.is_file()
        }


def _books(module: ModuleType) -> list[ModuleType]:
    if hasattr(module, "RULESET"):
        return [module]
    inner = (import_module(f"{module.__name__}.{m.name}") for m in iter_modules(module.__path__) if m.ispkg)
    return [book for book in inner if hasattr(book, "RULESET")]
