"""From a Python type to the schema of its JSON: records by their kind, values by their fields, nothing else (A-14)."""

import types
from collections.abc import Mapping
from dataclasses import MISSING, Field, fields, is_dataclass
from typing import Annotated, Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

from pydantic_core import CoreSchema, core_schema

SAFE = 2**53 - 1
PLAIN: Mapping[Any, CoreSchema] = {
    # Browsers count exactly up to here.
    int: core_schema.int_schema(strict=True, ge=-SAFE, le=SAFE),
    str: core_schema.str_schema(strict=True),
    bool: core_schema.bool_schema(strict=True),
    types.NoneType: core_schema.none_schema(),
}


class Schemas:
    """Builds schemas. `widened` gives another type for the field of this name in a class, for what an envelope adds."""

    def __init__(self, widened: Mapping[tuple[type, str], Any] | None = None) -> None:
        """Begin with nothing built."""
        self.widened = widened or {}
        self.open: dict[Any, str] = {}
        self.built: dict[Any, CoreSchema] = {}
        self.definitions: dict[str, CoreSchema] = {}

    def whole(self, hint: Any) -> CoreSchema:
        """The schema of a type, complete with the definitions of all that contains itself."""
        schema = self.of(hint)
        return core_schema.definitions_schema(schema, list(self.definitions.values())) if self.definitions else schema

    def of(self, hint: Any, bound: Mapping[Any, Any] | None = None) -> CoreSchema:
        """The schema of a type; `bound` gives what its type variables stand for. TypeError: no JSON for such a type."""
        hint = plain(hint, bound or {})
        if hint in PLAIN:
            return PLAIN[hint]
        origin, args = get_origin(hint), get_args(hint)
        if origin in (Union, types.UnionType):
            return self._union(members(hint))
        if origin is Literal:
            return core_schema.literal_schema(list(args))
        if origin is tuple:
            return self._tuple(args)
        if origin in (dict, Mapping):
            return core_schema.dict_schema(self.of(args[0]), self.of(args[1]), strict=True)
        if is_dataclass(origin or hint):
            return self._record(hint)
        raise TypeError(f"no JSON for {hint!r}: states, events and commands are made of values (A-14)")

    def _tuple(self, args: tuple[Any, ...]) -> CoreSchema:
        endless = len(args) > 1 and args[1] is Ellipsis
        items = [self.of(a) for a in args if a is not Ellipsis]
        return core_schema.tuple_schema(items, variadic_item_index=0 if endless else None, strict=True)

    def _union(self, choices: tuple[Any, ...]) -> CoreSchema:
        tagged = {kind_named(c): self.of(c) for c in choices if is_record(c)}
        others = [self.of(c) for c in choices if not is_record(c) and c is not types.NoneType]
        whole = ([core_schema.tagged_union_schema(tagged, "kind")] if len(tagged) > 1 else [*tagged.values()]) + others
        schema = whole[0] if len(whole) == 1 else core_schema.union_schema(list(whole), mode="left_to_right")
        return core_schema.nullable_schema(schema) if types.NoneType in choices else schema

    def _record(self, hint: Any) -> CoreSchema:
        """A record inside itself is named and defined once; all others stand where they are used."""
        if hint in self.built:
            return self.built[hint]
        if hint in self.open:
            ref = self.open[hint] = f"{hint!r}"
            return core_schema.definition_reference_schema(ref)
        self.open[hint] = ""
        schema = self._fields(hint)
        if ref := self.open.pop(hint):
            self.definitions[ref] = {**schema, "ref": ref}
            schema = core_schema.definition_reference_schema(ref)
        self.built[hint] = schema
        return schema

    def _fields(self, hint: Any) -> CoreSchema:
        cls = get_origin(hint) or hint
        bound = dict(zip(getattr(cls, "__parameters__", ()), get_args(hint), strict=True)) if get_origin(hint) else {}
        hints = get_type_hints(cls)
        hints |= {name: wide for (owner, name), wide in self.widened.items() if owner is cls}
        entries = [self._field(f, hints[f.name], bound, cls) for f in fields(cls)]
        arguments = core_schema.dataclass_args_schema(cls.__name__, entries, extra_behavior="forbid")
        return core_schema.dataclass_schema(
            cls, arguments, [f.name for f in fields(cls)], strict=True, slots=True, frozen=True
        )

    def _field(self, field: "Field[Any]", hint: Any, bound: Mapping[Any, Any], cls: type) -> core_schema.DataclassField:
        if field.name == "kind" and is_record(cls):
            return core_schema.dataclass_field("kind", core_schema.literal_schema([kind_named(cls)]), kw_only=True)
        schema = self.of(hint, bound)
        if field.default is not MISSING:
            schema = core_schema.with_default_schema(schema, default=field.default)
        elif field.default_factory is not MISSING:
            schema = core_schema.with_default_schema(schema, default_factory=field.default_factory)
        return core_schema.dataclass_field(field.name, schema, kw_only=True)


def plain(hint: Any, bound: Mapping[Any, Any]) -> Any:
    """A type without its wrapping: names of types looked through, type variables replaced."""
    if isinstance(hint, TypeVar):
        if hint not in bound:
            raise TypeError(f"nobody says what {hint} stands for")
        return bound[hint]
    if hasattr(hint, "__supertype__"):
        return plain(hint.__supertype__, bound)
    if get_origin(hint) is Annotated:
        return plain(get_args(hint)[0], bound)
    if hasattr(hint, "__value__"):
        return plain(hint.__value__, bound)
    inner = tuple(bound.get(p, p) for p in getattr(hint, "__parameters__", ()))
    return hint[inner] if inner and get_origin(hint) else hint


def either(*hints: Any) -> Any:
    """The union of some types."""
    return Union[hints]  # noqa: UP007  (how many there are is known only here)


def filled(generic: Any, *arguments: Any) -> Any:
    """A generic type with its variables filled in."""
    return generic[arguments]


def members(hint: Any) -> tuple[Any, ...]:
    """The members of a union, unions within it opened."""
    if get_origin(hint) in (Union, types.UnionType):
        return tuple(m for arg in get_args(hint) for m in members(plain(arg, {})))
    return (hint,)


def is_record(hint: Any) -> bool:
    """Whether a type is a record: a value whose JSON carries its kind."""
    return _kind(hint) is not None


def kind_named(hint: Any) -> str:
    """The kind that the JSON of a record carries."""
    return _kind(hint) or ""


def _kind(hint: Any) -> str | None:
    cls = get_origin(hint) or hint
    named = [f.default for f in fields(cls) if f.name == "kind"] if is_dataclass(cls) else []
    return next((d for d in named if isinstance(d, str)), None)
