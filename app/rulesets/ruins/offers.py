"""How a command is put on offer: its words, key and icon, or why it is impossible (P-21)."""

from collections.abc import Mapping
from typing import Any

from app.engine.refusal import Refused
from app.engine.view import Blank, Option
from app.engine.words import Line, line

ICONS = {"face": "turn", "reroll": "dice", "keep": "check", "withdraw": "end", "deploy": "plus"}
"""The pictures of commands that have none under their own name."""


def icon_of(kind: str) -> str:
    """The picture of a command."""
    return ICONS.get(kind, kind)


def possible(
    key_word: str,
    command: Mapping[str, Any],
    fact: Line | None,
    blanks: tuple[Blank, ...] = (),
    *,
    key: str = "",
    rule: str | None = None,
    ends: bool = False,
    label: Line | None = None,
) -> Option:
    """A command that can be given; `key_word` is its id, and names its label unless one is given."""
    return Option(
        id=key_word,
        label=label or line(f"option.{key_word}"),
        fact=fact,
        command=command,
        blanks=blanks,
        key=key,
        icon=icon_of(str(command["kind"])),
        token=command.get("figure"),
        ends=ends,
        rule=rule,
    )


def impossible(
    key_word: str,
    command: Mapping[str, Any],
    wrong: Refused,
    *,
    key: str = "",
    label: Line | None = None,
) -> Option:
    """A command that cannot be given now: a short fact, and the whole reason."""
    return Option(
        id=key_word,
        label=label or line(f"option.{key_word}"),
        fact=line(f"fact.{wrong.code}"),
        command=command,
        key=key,
        icon=icon_of(str(command["kind"])),
        token=command.get("figure"),
        possible=False,
        why=Line(key=f"refused.{wrong.code}", params=wrong.params),
        rule=wrong.rule,
    )
