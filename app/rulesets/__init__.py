"""The rule books, one folder each, found by being there."""

from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

from app.engine.ruleset import Ruleset


@cache
def found() -> dict[str, Ruleset[Any, Any, Any, Any]]:
    """Every rule book of this folder, by its key."""
    names = sorted(module.name for module in iter_modules(__path__) if module.ispkg)
    books = (import_module(f"{__name__}.{name}").RULESET for name in names)
    return {book.key: book for book in books}
