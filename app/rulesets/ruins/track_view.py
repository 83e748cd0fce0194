"""The track of initiative: who acts when, who is at it, who is done (R-80)."""

from collections.abc import Mapping
from functools import lru_cache

from app.engine.view import TrackRow
from app.engine.words import line
from app.rulesets.ruins.frames import Hand
from app.rulesets.ruins.initiative import ranked
from app.rulesets.ruins.paying import slot_of
from app.rulesets.ruins.state import Moment, State
from app.rulesets.ruins.trial import worth


def track(moment: Moment) -> Mapping[str, TrackRow]:
    """All on the track in its order; while it is being rolled, those that have rolled."""
    state = moment.state
    order = state.track or tuple(ranked(moment.world, state))
    slot = slot_of(state)
    return {figure: _row(state, figure, place, slot) for place, figure in enumerate(order)}


def _row(state: State, figure: str, place: int, slot: int | None) -> TrackRow:
    score = total(state.scores.get(figure))
    if not state.figures[figure].up:
        return row(figure, place, score, state.figures[figure].status)
    if slot is None:
        return row(figure, place, score, "")
    return row(figure, place, score, "now" if place == slot else "to_come" if place > slot else "done")


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
