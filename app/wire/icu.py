"""Reading a text of the catalogue: plain parts, `{name}`, plural and select, at any depth."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeAlias

PLAIN = re.compile(r"[^{}#]+|#")
NAME = re.compile(r"\s*([A-Za-z_]\w*)\s*")
CASE = re.compile(r"\s*(=?\w+)\s*\{")


class BadTextError(ValueError):
    """A text that cannot be read; it names the place."""


@dataclass(frozen=True)
class Slot:
    """A place for a parameter."""

    name: str


@dataclass(frozen=True)
class Number:
    """`#`: the number of the plural around it."""


@dataclass(frozen=True)
class Branches:
    """Texts to choose from by a number (plural, English and French forms `one`, `other`, `=0`) or a word (select)."""

    name: str
    plural: bool
    cases: Mapping[str, "Message"]


Message: TypeAlias = tuple["str | Slot | Number | Branches", ...]


def parsed(text: str) -> Message:
    """The parts of a text. Raises BadTextError."""
    message, end = _message(text, 0, plural=False)
    if end != len(text):
        raise BadTextError(f"a closing brace too many at {end}: {text!r}")
    return message


def _message(text: str, at: int, *, plural: bool) -> tuple[Message, int]:
    parts: list[str | Slot | Number | Branches] = []
    while at < len(text) and text[at] != "}":
        if text[at] == "{":
            part, at = _braced(text, at + 1)
            parts.append(part)
        else:
            found = PLAIN.match(text, at)
            raw = found[0] if found else ""
            parts.append(Number() if raw == "#" and plural else raw)
            at += len(raw)
    return tuple(parts), at


def _braced(text: str, at: int) -> tuple[Slot | Branches, int]:
    """After an opening brace: a slot or branches, and the place behind its closing brace."""
    name = NAME.match(text, at)
    if not name:
        raise BadTextError(f"no name at {at}: {text!r}")
    kind = re.compile(r"\}|,\s*(plural|select)\s*,").match(text, name.end())
    if not kind:
        raise BadTextError(f"neither end nor plural nor select at {name.end()}: {text!r}")
    if kind[1] is None:
        return Slot(name=name[1]), kind.end()
    cases, at = _cases(text, kind.end(), plural=kind[1] == "plural")
    return Branches(name=name[1], plural=kind[1] == "plural", cases=cases), at


def _cases(text: str, at: int, *, plural: bool) -> tuple[Mapping[str, Message], int]:
    cases: dict[str, Message] = {}
    while head := CASE.match(text, at):
        cases[head[1]], at = _message(text, head.end(), plural=plural)
        at += 1
    end = re.compile(r"\s*\}").match(text, at)
    if not end or "other" not in cases:
        raise BadTextError(f"a choice without end or `other` at {at}: {text!r}")
    return cases, end.end()
