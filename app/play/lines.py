"""The log: what an order's events have to say to one viewer, each cut to what that viewer may know."""

from app.engine.hidden import Viewer, seen
from app.store.kept import Kept
from app.store.reading import Reading
from app.store.told import Told
from app.wire.messages import LogLine

CHUNK = 100


def lines(kept: Kept, told: Told, viewer: Viewer) -> tuple[LogLine, ...]:
    """The lines of one order; many events say nothing."""
    cues = (kept.rules.cue(kept.world, seen(event, viewer), viewer) for event in told.events)
    return tuple(LogLine(order=told.n, at=told.at, cue=cue) for cue in cues if cue is not None)


def older(read: Reading, kept: Kept, viewer: Viewer, before: int, count: int) -> tuple[tuple[LogLine, ...], bool]:
    """The last lines before order `before`, earliest first, whole orders, at least `count` if there are so many.

    Also whether there are still older orders.
    """
    found: tuple[LogLine, ...] = ()
    while before > 1 and len(found) < count:
        orders = read.log(kept.meta.id, before, CHUNK)
        if not orders:
            return found, False
        for told in reversed(orders):
            found = (*lines(kept, told, viewer), *found)
            before = told.n
            if len(found) >= count:
                break
    return found, before > 1
