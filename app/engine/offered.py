"""A command is an offered option with its blanks filled: nothing else is ever accepted (P-10, P-21)."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import MISSING, Field, fields
from typing import Any

from app.engine.record import kind_of
from app.engine.refusal import Refused, refused
from app.engine.view import Blank, Option
from app.engine.words import Key


def outside(options: Iterable[Option], command: Any) -> Refused | None:
    """Nothing if the command fills an option that is offered and possible, else why not."""
    wrong: Refused | None = None
    for option in options:
        if not _fits(option, command):
            continue
        if not option.possible:
            wrong = refused("impossible", option.rule)
            continue
        blank = next((b for b in option.blanks if not _fills(b, command)), None)
        if blank is None:
            return None
        wrong = refused("outside", option.rule, blank=Key(key=f"blank.{blank.name}"))
    return wrong or refused("not_offered")


def _fits(option: Option, command: Any) -> bool:
    """Whether it is this option's: what is fixed as fixed, and nothing filled that is neither fixed nor a blank."""
    template, blanks = option.command, {blank.name for blank in option.blanks}
    if template["kind"] != kind_of(command):
        return False
    free = [f for f in fields(command) if f.name != "kind" and f.name not in blanks]
    return all(_same(getattr(command, f.name), template[f.name] if f.name in template else _bare(f)) for f in free)


def _bare(f: Field[Any]) -> Any:
    """What a field is when nobody filled it; one without a default never is."""
    return f.default_factory() if f.default_factory is not MISSING else f.default


def _same(ours: Any, theirs: Any) -> bool:
    if isinstance(theirs, list | tuple):
        return isinstance(ours, list | tuple) and len(ours) == len(theirs) and all(map(_same, ours, theirs))
    return bool(ours == theirs)


def _fills(blank: Blank, command: Any) -> bool:
    given = getattr(command, blank.name, None)
    if given is None or (given == () and blank.optional):
        return blank.optional
    return _allowed(blank, given, command)


def _allowed(blank: Blank, given: Any, command: Any) -> bool:
    among = blank.per.get(str(getattr(command, blank.of, "")), ()) if blank.of else blank.among
    match blank.kind:
        case "token" | "choice":
            return given in among
        case "tokens":
            return _once(given) and set(given) <= set(among) and blank.low <= len(given) <= (blank.high or len(among))
        case "number":
            return blank.low <= int(given) <= blank.high
        case "cell":
            return tuple(given) in blank.cells
        case "path":
            return len(given) > 0 and blank.start in (None, tuple(given[0])) and _in_cells(blank, given)
        case "facing":
            return tuple(given) != (0, 0)
        case "text":
            return len(given) <= blank.high
        case "placements":
            return _once([token for token, _ in _pairs(given)]) and {token for token, _ in _pairs(given)} <= set(among)
        case "pairs":
            return _once([a for a, _ in _pairs(given)]) and all(
                a in blank.among and b in blank.per.get(a, ()) for a, b in _pairs(given)
            )
        case "point":
            return True


def _in_cells(blank: Blank, path: Iterable[Any]) -> bool:
    return not blank.cells or all(tuple(cell) in blank.cells for cell in path)


def _once(tokens: Sequence[Any]) -> bool:
    return len(set(tokens)) == len(tokens)


def _pairs(given: Any) -> Iterable[tuple[Any, Any]]:
    return given.items() if isinstance(given, Mapping) else given
