"""What not all may see: one wrapper, and one knife that cuts a game down to what a viewer may know (A-07)."""

from collections.abc import Mapping
from dataclasses import fields, is_dataclass, replace
from functools import cache
from types import NoneType
from typing import Any, Generic, Literal, TypeVar, get_args, get_origin, get_type_hints

from app.engine.record import value

T = TypeVar("T")

PLAIN = (int, str, bool, bytes, NoneType)


@value
class Hidden(Generic[T]):
    """A value for the seats in `to` alone; for all others `value` is None. That it exists is public."""

    to: tuple[int, ...]
    value: T | None


@value
class Viewer:
    """Who looks: a seat, the public, a caster (sees all, later), a judge (sees all)."""

    role: Literal["seat", "public", "caster", "judge"]
    seat: int = 0

    def may(self, to: tuple[int, ...]) -> bool:
        """Whether this viewer may see what is hidden to all but these seats."""
        return self.role in ("caster", "judge") or (self.role == "seat" and self.seat in to)


PUBLIC = Viewer(role="public")


def seat_viewer(seat: int) -> Viewer:
    """The viewer who sits there."""
    return Viewer(role="seat", seat=seat)


def seen(thing: T, viewer: Viewer) -> T:
    """The same record with every wrapper emptied that is not meant for this viewer."""
    return cut(thing, viewer)  # type: ignore[no-any-return]


def cut(thing: Any, viewer: Viewer) -> Any:
    """Cut any value; what has nothing to hide comes back as it is."""
    if isinstance(thing, PLAIN):
        return thing
    if isinstance(thing, Hidden):
        return Hidden(to=thing.to, value=cut(thing.value, viewer) if viewer.may(thing.to) else None)
    if isinstance(thing, tuple):
        return tuple(cut(item, viewer) for item in thing)
    if isinstance(thing, Mapping):
        return {key: cut(item, viewer) for key, item in thing.items()}
    if is_dataclass(thing):
        return _cut_record(thing, viewer)
    raise TypeError(f"no viewer may be shown a {type(thing).__name__}: games hold records, tuples and mappings")


def _cut_record(thing: Any, viewer: Viewer) -> Any:
    changes = {}
    for name in hiding_fields(thing.__class__):
        before = getattr(thing, name)
        after = cut(before, viewer)
        if after is not before and after != before:
            changes[name] = after
    return replace(thing, **changes) if changes else thing


@cache
def hiding_fields(cls: type) -> tuple[str, ...]:
    """The fields of a record that can hold something hidden, at any depth."""
    hints = get_type_hints(cls)
    return tuple(f.name for f in fields(cls) if may_hide(hints[f.name]))


def may_hide(hint: Any, within: frozenset[Any] = frozenset()) -> bool:
    """Whether a value of this type can hold something hidden; a type variable or Any always may."""
    if hint in PLAIN or hint in within:
        return False
    if isinstance(hint, TypeVar) or hint is Any or hint is Hidden:
        return True
    inner, kind = get_args(hint), get_origin(hint) or hint
    if kind is Hidden:
        return True
    if isinstance(kind, type) and is_dataclass(kind):
        return any(may_hide(h, within | {hint}) for h in get_type_hints(kind).values())
    return any(may_hide(h, within) for h in inner if h is not Ellipsis and not isinstance(h, (str, int)))
