"""The track of initiative: who acts when, who is at it, who is done (R-80)."""

from collections.abc import Mapping

from app.engine.view import TrackRow
from app.engine.words import Line, line
from app.rulesets.ruins.frames import Slots
from app.rulesets.ruins.initiative import ranked
from app.rulesets.ruins.paying import acting
from app.rulesets.ruins.state import Moment
from app.rulesets.ruins.trial import worth


def track(moment: Moment) -> Mapping[str, TrackRow]:
    """All on the track in its order; while it is being rolled, those that have rolled."""
    state = moment.state
    order = state.track or tuple(ranked(moment.world, state))
    return {figure: row(moment, figure, place) for place, figure in enumerate(order)}


def row(moment: Moment, figure: str, place: int) -> TrackRow:
    """One line: the total of its test, and what it is at."""
    state = moment.state
    slots = next((frame for frame in state.work if isinstance(frame, Slots)), None)
    now, gone = acting(state) == figure, not state.figures[figure].up
    done = slots is not None and place < slots.place
    total = worth(state.scores[figure])[0] if figure in state.scores else 0
    status = _status(moment, figure, now=now, done=done, to_come=slots is not None)
    return TrackRow(token=figure, place=place + 1, value=str(total), status=status, now=now, done=done, out=gone)


def _status(moment: Moment, figure: str, *, now: bool, done: bool, to_come: bool) -> Line | None:
    standing = moment.state.figures[figure]
    if not standing.up:
        return line(f"status.{standing.status}")
    if now:
        return line("status.now")
    if done:
        return line("status.done")
    return line("status.to_come") if to_come else None
