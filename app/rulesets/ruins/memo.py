"""Remembering what was worked out from a frozen thing, by identity: states cannot be hashed, but never change."""

from collections.abc import Callable
from functools import wraps
from typing import Any, TypeVar

from app.rulesets.ruins.state import Moment

R = TypeVar("R")
MOST = 64


def remembered(work: Callable[[Moment], R]) -> Callable[[Moment], R]:
    """The same function, which works a moment out only once while it is among the last that were asked for.

    What is kept holds its world and state, so that nothing else can come by the same identity.
    """
    kept: dict[tuple[int, int], tuple[Any, Any, R]] = {}

    @wraps(work)
    def once(moment: Moment) -> R:
        key = (id(moment.world), id(moment.state))
        found = kept.get(key)
        if found is None:
            found = (moment.world, moment.state, work(moment))
            if len(kept) >= MOST:
                kept.clear()
            kept[key] = found
        return found[2]

    return once
