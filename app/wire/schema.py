"""The messages as one JSON Schema: what wire.ts and docs/protocol.md are made from."""

from typing import Any

from pydantic.json_schema import models_json_schema

from app.engine.record import snake
from app.wire import messages, rest

TEMPLATE = "#/$defs/{model}"


def schema() -> dict[str, Any]:
    """One schema with a definition for each message, record and REST body; every field required, no field titles."""
    pairs: list[tuple[Any, Any]] = [(m, "serialization") for m in members(messages.ToScreen)]
    pairs += [(m, "serialization") for m in members(messages.FromScreen)]
    pairs += [(m, "serialization") for m in vars(rest).values() if _is_body(m)]
    _, made = models_json_schema(pairs, ref_template=TEMPLATE)
    defs = {name: _plain(name, definition) for name, definition in sorted(made["$defs"].items())}
    defs["FromScreen"] = _union(messages.FromScreen)
    defs["ToScreen"] = _union(messages.ToScreen)
    return {"$defs": defs}


def members(union: Any) -> tuple[Any, ...]:  # noqa: ANN401  (an annotated union has no nameable type)
    """The messages of one direction."""
    return tuple(union.__args__[0].__args__) if hasattr(union, "__metadata__") else tuple(union.__args__)


def _is_body(thing: object) -> bool:
    return isinstance(thing, type) and issubclass(thing, rest.Body) and thing is not rest.Body


def _union(union: Any) -> dict[str, Any]:  # noqa: ANN401  (as above)
    return {"anyOf": [{"$ref": TEMPLATE.format(model=m.__name__)} for m in members(union)]}


def _plain(name: str, definition: dict[str, Any]) -> dict[str, Any]:
    properties = definition.get("properties", {})
    if properties.get("kind", {}).get("default") == snake(name):
        properties["kind"] = {"type": "string", "const": snake(name)}
    kept = {key: _untitled(prop) for key, prop in properties.items()}
    return {**definition, "properties": kept, "required": sorted(kept), "additionalProperties": False}


def _untitled(prop: Any) -> Any:  # noqa: ANN401  (any JSON)
    if isinstance(prop, dict):
        return {k: _untitled(v) for k, v in prop.items() if k not in ("title", "default") or isinstance(v, dict)}
    return [_untitled(item) for item in prop] if isinstance(prop, list) else prop
