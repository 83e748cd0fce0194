"""A command is an offered option with its blanks filled: nothing else is ever accepted (P-10, P-21)."""

from collections.abc import Iterable, Mapping
from typing import Any

from app.engine.record import kind_of
from app.engine.refusal import Refused, refused
from app.engine.view import Blank, Option
from app.engine.words import Key


def outside(options: Iterable[Option], command: Any) -> Refused | None:
    """Nothing if the command fills an option that is offered and possible, else why not."""
    wrong: Refused | None = None
    for option in options:
        if not _fits(option.command, command):
            continue
        if not option.possible:
            wrong = refused("impossible", option.rule)
            continue
        blank = next((b for b in option.blanks if not _fills(b, command)), None)
        if blank is None:
            return None
        wrong = refused("outside", option.rule, blank=Key(key=f"blank.{blank.name}"))
    return wrong or refused("not_offered")


def _fits(template: Mapping[str, Any], command: Any) -> bool:
    given = {k: v for k, v in template.items() if k != "kind"}
    return template["kind"] == kind_of(command) and all(_same(getattr(command, k, None), v) for k, v in given.items())


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
            return set(given) <= set(among) and blank.low <= len(given) <= (blank.high or len(among))
        case "number":
            return blank.low <= int(given) <= blank.high
        case "cell":
            return tuple(given) in blank.cells
        case "path":
            return len(given) > 0 and (blank.start is None or tuple(given[0]) == blank.start)
        case "facing":
            return tuple(given) != (0, 0)
        case "text":
            return len(given) <= blank.high
        case "pairs":
            return all(a in blank.among and b in blank.per.get(a, ()) for a, b in given)
        case "point" | "placements":
            return True
