"""The words of a game: what every game says and what its rule book says, in each language."""

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files

LANGUAGES = ("en", "fr")


@cache
def shared(language: str) -> Mapping[str, str]:
    """The sentences of every game, whatever its rules."""
    return tomllib.loads((files("app.wire") / "locale" / f"{language}.toml").read_text("utf8"))


def joined(locale: Mapping[str, Mapping[str, str]]) -> dict[str, dict[str, str]]:
    """All sentences by language; the rule book's own win over the shared ones."""
    return {language: {**shared(language), **locale.get(language, {})} for language in LANGUAGES}
