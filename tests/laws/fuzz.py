"""Commands that are nearly right, made from what is offered: other tokens, longer ways, blanks filled wrongly."""

from collections.abc import Iterator, Mapping
from dataclasses import MISSING, fields, replace
from random import Random
from typing import Any, get_type_hints

from app.engine.asks import Ask
from app.engine.hidden import seat_viewer
from app.engine.position import Position
from app.engine.record import kind_of, snake
from app.engine.ruleset import Ruleset
from app.engine.view import At, Blank, BlankKind, InCell, Option, View
from app.store.schema import members

Rules = Ruleset[Any, Any, Any, Any]
FAR, STEP = 30_000, 200


def near(rules: Rules, sight: Position[Any, Any], ask: Ask, luck: Random) -> Iterator[Any]:
    """Commands close to legal ones: each option, possible or not, filled from all that is on the table."""
    view = rules.view(sight, seat_viewer(ask.seat))
    examples = rules.examples(sight, ask, luck)
    for option in rules.offer(sight, ask):
        like = [c for c in examples if belongs(option, c)]
        for _ in range(3):
            blanks = option.blanks or _unnamed(rules, option)
            yield from filled(rules, option, {b.name: _guess(b, view, like, luck) for b in blanks})
        for command in like[:2]:
            changed = [b for b in option.blanks if getattr(command, b.name) is not None]
            yield from (replace(command, **{b.name: _guess(b, view, like, luck)}) for b in changed)


def beyond(rules: Rules, sight: Position[Any, Any], ask: Ask, luck: Random) -> Iterator[tuple[Option, Any]]:
    """Commands with exactly one blank filled outside its domain, and the option that they belong to."""
    examples = rules.examples(sight, ask, luck)
    for option in rules.offer(sight, ask):
        for command in [c for c in examples if belongs(option, c)][:2]:
            for blank in option.blanks:
                if not isinstance(bad := _outside(blank, getattr(command, blank.name)), Nothing):
                    yield option, replace(command, **{blank.name: bad})


def belongs(option: Option, command: Any) -> bool:
    """Whether a command has what this option fixes."""
    fixed = {k: v for k, v in option.command.items() if k != "kind"}
    return kind_of(command) == option.command["kind"] and all(getattr(command, k) == v for k, v in fixed.items())


def filled(rules: Rules, option: Option, blanks: Mapping[str, Any]) -> Iterator[Any]:
    """The option's command with these blanks, if its record can be made of them."""
    given = {k: v for k, v in option.command.items() if k != "kind"} | {
        k: v for k, v in blanks.items() if v is not None
    }
    cls = _record(rules, option)
    if _needed(cls) <= set(given) <= {f.name for f in fields(cls)}:
        yield cls(**given)


def _record(rules: Rules, option: Option) -> Any:
    return next(c for c in members(rules.shapes.command) if snake(c.__name__) == option.command["kind"])


def _needed(cls: Any) -> set[str]:
    return {f.name for f in fields(cls) if f.default is MISSING and f.default_factory is MISSING}


def _unnamed(rules: Rules, option: Option) -> list[Blank]:
    """An impossible option names no blanks: what its command needs is guessed from the types."""
    cls = _record(rules, option)
    kinds: dict[Any, BlankKind] = {str: "token", int: "number"}
    hints = {name: hint for name, hint in get_type_hints(cls).items() if name in _needed(cls) - set(option.command)}
    return [Blank(name=name, kind=kinds.get(hint, "path")) for name, hint in hints.items()]


class Nothing:
    """No value of this blank is outside it."""


def _outside(blank: Blank, given: Any) -> Any:
    match blank.kind:
        case "token" | "choice":
            return "nobody"
        case "tokens":
            return ("nobody",)
        case "cell":
            return (-1, -1)
        case "path":
            return ((FAR, FAR), *given[1:]) if blank.start else ()
        case "facing":
            return (0, 0)
        case "number":
            return blank.high + 1
        case "text":
            return "x" * (blank.high + 1)
        case "pairs" | "placements":
            return (("nobody", "nobody"),)
        case "point":
            return Nothing()


def _guess(blank: Blank, view: View, like: list[Any], luck: Random) -> Any:
    tokens = list(view.tokens) or ["nobody"]
    match blank.kind:
        case "token":
            return luck.choice(tokens)
        case "tokens":
            return tuple(luck.sample(tokens, min(2, len(tokens))))
        case "choice":
            return luck.choice(blank.among or tuple(x for row in blank.per.values() for x in row) or ("nothing",))
        case "path":
            return _way(blank, view, like, luck)
        case "facing":
            return (luck.randrange(-9, 10), luck.randrange(-9, 10))
        case "cell":
            return (luck.randrange(-1, 12), luck.randrange(-1, 12))
        case "number":
            return luck.randrange(blank.low - 1, blank.high + 2)
        case "text":
            return "words"
        case "point":
            return (luck.randrange(FAR), luck.randrange(FAR))
        case "pairs" | "placements":
            return ()


def _way(blank: Blank, view: View, like: list[Any], luck: Random) -> Any:
    start = blank.start or (0, 0)
    ways = [way for way in (getattr(c, blank.name, ()) for c in like) if way and len(way) > 1]
    x, y = luck.choice(ways)[-1] if ways else luck.choice(places(view) or [start])
    match luck.randrange(5):
        case 4:
            return (start, away(start, luck.choice(places(view) or [(x, y)])))
        case 0:
            return (start, (start[0] + 2 * (x - start[0]), start[1] + 2 * (y - start[1])))
        case 1:
            return (start, luck.choice(places(view) or [(x, y)]))
        case 2:
            return (start, (x + luck.randrange(-300, 301), y + luck.randrange(-300, 301)))
        case _:
            return (start, (-1, y))


def away(start: tuple[int, int], place: tuple[int, int]) -> tuple[int, int]:
    """A short step straight away from a place."""
    dx, dy = start[0] - place[0], start[1] - place[1]
    far = max(abs(dx), abs(dy), STEP)
    return (start[0] + dx * STEP // far, start[1] + dy * STEP // far)


def places(view: View) -> list[tuple[int, int]]:
    """Where tokens stand, and what stands in the way."""
    points = [(t.place.x, t.place.y) for t in view.tokens.values() if isinstance(t.place, At)]
    return points + [(t.place.column, t.place.row) for t in view.tokens.values() if isinstance(t.place, InCell)]
