"""Choosing among what is offered, knowing no rules: an option's template with its blanks filled at random (P-21)."""

import math
from random import Random
from typing import Any

SELDOM = 0.15


def chosen(view: dict[str, Any], scenery: dict[str, Any], luck: Random) -> tuple[str, dict[str, Any]] | None:
    """An open ask of one's own and a command that may answer it; None if nobody is asked."""
    rows = [row for row in view["options"].values() if row["option"]["possible"]]
    lively = [row for row in rows if not row["option"]["ends"]]
    if lively and luck.random() > SELDOM:
        rows = lively
    if not rows:
        return None
    row = luck.choice(sorted(rows, key=lambda r: (r["ask"], r["place"])))
    command = dict(row["option"]["command"])
    for blank in row["option"]["blanks"]:
        filled = _filled(blank, command, scenery, luck)
        if filled is not None:
            command[blank["name"]] = filled
    return row["ask"], command


def _filled(blank: dict[str, Any], command: dict[str, Any], scenery: dict[str, Any], luck: Random) -> Any:
    among = blank["per"].get(str(command.get(blank["of"])), []) if blank["of"] else blank["among"]
    if blank["optional"] and (not among or luck.random() < 0.5):
        return None
    match blank["kind"]:
        case "token" | "choice":
            return luck.choice(among)
        case "tokens":
            return luck.sample(among, max(1, blank["low"]))
        case "number":
            return luck.randint(blank["low"], blank["high"])
        case "cell":
            return luck.choice(blank["cells"])
        case "path" if blank["cells"]:
            return [blank["start"], luck.choice(blank["cells"])] if blank["start"] else [luck.choice(blank["cells"])]
        case "path":
            return _walk(blank, scenery["table"], luck)
        case "facing":
            return _direction(luck, 100)
        case "text":
            return "-"
        case "point":
            return [luck.randrange(scenery["table"]["width"]), luck.randrange(scenery["table"]["height"])]
        case _:
            return []


def _walk(blank: dict[str, Any], table: dict[str, Any], luck: Random) -> list[list[int]]:
    """A straight way, not longer than allowed, often short: near things are in the way of long ones."""
    x, y = blank["start"]
    dx, dy = _direction(luck, luck.randint(1, max(2, (blank["high"] or 400) - 2)))
    return [[x, y], [min(max(x + dx, 0), table["width"]), min(max(y + dy, 0), table["height"])]]


def _direction(luck: Random, length: int) -> list[int]:
    turn = luck.random() * math.tau
    dx, dy = math.trunc(length * math.cos(turn)), math.trunc(length * math.sin(turn))
    return [dx, dy] if (dx, dy) != (0, 0) else [1, 0]
