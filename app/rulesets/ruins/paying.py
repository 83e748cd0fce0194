"""What a figure can pay for: actions and rerolls (R-01, R-02, R-20, R-23)."""

from collections.abc import Mapping
from typing import Literal

from app.engine.refusal import Refused, refused
from app.engine.words import Name
from app.rulesets.ruins.frames import Slots
from app.rulesets.ruins.options import Knobs
from app.rulesets.ruins.state import Moment, Standing, State


def purse(moment: Moment) -> Mapping[str, int]:
    """All that can be paid from: `ap:<figure>`, `reroll:<figure>`."""
    figures = moment.state.figures.items()
    ap = {f"ap:{figure}": standing.ap for figure, standing in figures}
    return {**ap, **{f"reroll:{figure}": standing.rerolls for figure, standing in figures}}


def slot_of(state: State) -> int | None:
    """The place on the track whose slot it is, whatever is in hand in it; none outside of step 6."""
    place = next((frame.place for frame in state.work if isinstance(frame, Slots)), len(state.track))
    return place if place < len(state.track) else None


def acting(state: State) -> str | None:
    """The figure whose slot it is, if one is at it."""
    top = state.work[-1] if state.work else None
    if not isinstance(top, Slots) or top.place >= len(state.track):
        return None
    figure = state.track[top.place]
    return figure if state.figures[figure].up else None


def unpayable(moment: Moment, figure: str, action: str) -> Refused | None:
    """Why this figure cannot declare an action of this kind now, if so (R-01, R-02, R-03)."""
    if figure != acting(moment.state):
        return refused("not_its_slot", "R-03")
    standing, most = moment.state.figures[figure], moment.world.knobs.same_kind
    if standing.ap < 1:
        return refused("no_ap", "R-01", who=Name(token=figure))
    if standing.deeds.count(action) >= most:
        return refused("too_often", "R-02", who=Name(token=figure), most=most)
    return None


def price(figure: str) -> Mapping[str, int]:
    """The price of an action (R-01)."""
    return {f"ap:{figure}": 1}


def reroll_purse(knobs: Knobs, standing: Standing) -> Literal["ap", "reroll"] | None:
    """From what a figure would pay a reroll: those it may have for nothing else first; none: it cannot (R-20, R-23)."""
    if standing.rerolls >= knobs.reroll_price:
        return "reroll"
    return "ap" if standing.ap >= knobs.reroll_price else None
