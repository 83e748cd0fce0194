"""Who is still on the table, and who has most points (R-81)."""

from collections.abc import Sequence

from app.rulesets.ruins.state import State
from app.rulesets.ruins.world import World

FEWEST = 2
"""Bands that a game needs."""


def bands_left(world: World, state: State) -> tuple[int, ...]:
    """The seats whose bands have somebody on the table, or still to come."""
    seats = {world.seats[figure] for figure, standing in state.figures.items() if standing.status in ("up", "reserve")}
    return tuple(sorted(seats))


def over(world: World, state: State) -> bool:
    """Whether fewer than two bands are on the table: then the game ends with the action or step in progress."""
    return len(bands_left(world, state)) < FEWEST


def points(state: State, seat: int) -> int:
    """The points of a band."""
    return state.points.get(str(seat), 0)


def best(state: State, seats: Sequence[int]) -> tuple[int, ...]:
    """Those with most points."""
    most = max((points(state, seat) for seat in seats), default=0)
    return tuple(seat for seat in seats if points(state, seat) == most)
