"""Makes docs/hidden.md: every field of every record that not all may see, so that none is forgotten (A-07)."""

from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from typing import Any, get_args, get_type_hints

from app.engine.events import EngineEvent
from app.engine.hidden import Hidden
from app.engine.ruleset import Ruleset

INTRO = """\
# What is hidden

<!-- Made from the records by `make types`. Do not edit. -->

Everything in a game is public but what stands here. Each of these fields is wrapped in `Hidden`; one function, `seen`,
empties the wrappers that are not meant for a viewer, and views, cues, options and answers are made from what is left.
What must leave no trace at all (standing orders, switches) is no event: it lies sealed beside the game.

| ruleset | record | field | what it is |
| --- | --- | --- | --- |
"""


def page(rulesets: Mapping[str, Ruleset[Any, Any, Any, Any]]) -> str:
    """The page for these rulesets; the engine's own records first."""
    rows = [("every game", EngineEvent)]
    for key, rules in sorted(rulesets.items()):
        rows += [(key, shape) for shape in (rules.shapes.state, rules.shapes.event, rules.shapes.frame)]
    lines = dict.fromkeys(line for where, shape in rows for line in _lines(where, shape))
    return INTRO + "".join(lines)


def _lines(where: str, shape: Any) -> Iterator[str]:  # noqa: ANN401  (any type)
    for cls in sorted(records_in(shape), key=lambda c: c.__name__):
        hints, about = get_type_hints(cls), " ".join((cls.__doc__ or "").split("\n\n", 1)[0].split())
        for f in fields(cls):
            if wraps(hints[f.name]):
                yield f"| {where} | `{cls.__name__}` | `{f.name}` | {about} |\n"


def records_in(shape: Any, known: frozenset[Any] = frozenset()) -> set[Any]:  # noqa: ANN401  (any type)
    """All records that a type can hold, at any depth."""
    if shape in known:
        return set()
    found: set[Any] = set()
    inner = list(get_args(shape))
    origin = getattr(shape, "__origin__", shape)
    if isinstance(origin, type) and is_dataclass(origin) and origin is not Hidden:
        found.add(origin)
        inner += get_type_hints(origin).values()
    return found.union(*(records_in(h, known | {shape}) for h in inner))


def wraps(hint: Any) -> bool:  # noqa: ANN401  (any type)
    """Whether a field's own type says Hidden (not merely a record in it)."""
    return getattr(hint, "__origin__", hint) is Hidden or any(wraps(h) for h in get_args(hint))
