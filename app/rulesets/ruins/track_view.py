"""The track of initiative: who acts when, who is at it, who is done (R-80)."""

from collections.abc import Mapping
from functools import lru_cache

from app.engine.view import TrackRow
from app.engine.words import line
from app.rulesets.ruins.frames import Hand, Slots
from app.rulesets.ruins.initiative import ranked
from app.rulesets.ruins.state import Moment, State
from app.rulesets.ruins.trial import worth


def track(moment: Moment) -> Mapping[str, TrackRow]:
    """All on the track in its order; while it is being rolled, those that have rolled."""
    state = moment.state
    order = state.track or tuple(ranked(moment.world, state))
    slots = next((frame.place for frame in state.work if isinstance(frame, Slots)), None)
    return {figure: _row(state, figure, place, slots) for place, figure in enumerate(order)}


def _row(state: State, figure: str, place: int, slot: int | None) -> TrackRow:
    status = state.figures[figure].status
    when = "to_come" if slot is None or place > slot else "now" if place == slot else "done"
    return row(
        figure, place, total(state.scores.get(figure)), status if status != "up" else when if slot is not None else ""
    )


@lru_cache(maxsize=1024)
def total(hand: Hand | None) -> int:
    """The total of a test for initiative."""
    return worth(hand)[0] if hand else 0


@lru_cache(maxsize=4096)
def row(figure: str, place: int, score: int, status: str) -> TrackRow:
    """One line: the total of its test, and what it is at; the first place is 1."""
    return TrackRow(
        token=figure,
        place=place + 1,
        value=str(score),
        status=line(f"status.{status}") if status else None,
        now=status == "now",
        done=status == "done",
        out=status in ("out", "left"),
    )
