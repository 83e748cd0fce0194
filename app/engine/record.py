"""What every fact of a game is: a frozen value with named fields; a record is a value that says its kind."""

import re
from dataclasses import dataclass
from inspect import get_annotations
from typing import Any, TypeVar, dataclass_transform

C = TypeVar("C", bound=type)


@dataclass_transform(kw_only_default=True, frozen_default=True)
def value(cls: C) -> C:
    """Make a frozen, keyword-only, slotted dataclass."""
    made: Any = dataclass(frozen=True, kw_only=True, slots=True)(cls)
    return made  # type: ignore[no-any-return]


@dataclass_transform(kw_only_default=True, frozen_default=True)
def record(cls: C) -> C:
    """Make a value that is one of a closed union: its JSON carries `kind`, the class's name in snake case."""
    cls.__annotations__ = {**get_annotations(cls), "kind": str}
    cls.kind = snake(cls.__name__)  # type: ignore[attr-defined]
    return value(cls)


def reveals(cls: C) -> C:
    """Mark an event that opens something hidden: undo is fair only back to it (A-06)."""
    REVEALING.add(cls)
    return cls


REVEALING: set[type] = set()


def is_reveal(event: object) -> bool:
    """Whether this event opens something that somebody could not see."""
    return type(event) in REVEALING


def kind_of(thing: Any) -> str:
    """The kind of a record, as its JSON names it."""
    return str(thing.kind)


def snake(name: str) -> str:
    """`FirstStep` becomes `first_step`."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", name).lower()
