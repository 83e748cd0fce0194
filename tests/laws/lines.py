"""Every sentence that a game says: found in views, cues, titles, quotes, refusals, at any depth."""

from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from typing import Any

from app.engine.refusal import Refused
from app.engine.view import Blank, Off, Token
from app.engine.words import Key, Line


def lines(thing: Any) -> Iterator[Line]:
    """The lines in a record; what is shown by a bare key counts as a line without parameters."""
    match thing:
        case Line():
            yield thing
            yield from (Line(key=word.key) for word in thing.params.values() if isinstance(word, Key))
        case Refused():
            yield from lines(Line(key=f"refused.{thing.code}", params=thing.params))
        case str() | int() | None:
            return
        case Mapping():
            for item in thing.values():
                yield from lines(item)
        case tuple():
            for item in thing:
                yield from lines(item)
        case _ if is_dataclass(thing):
            yield from _bare(thing)
            for field in fields(thing):
                yield from lines(getattr(thing, field.name))


def _bare(thing: Any) -> Iterator[Line]:
    match thing:
        case Token():
            yield from (Line(key=badge) for badge in thing.badges)
        case Off():
            yield Line(key=thing.why)
        case Blank():
            yield from lines(thing.label or Line(key=f"blank.{thing.name}"))
