"""A moment of a game as the rules look at it."""

from typing import Generic, TypeVar

from app.engine.game import Worked
from app.engine.record import value

W = TypeVar("W")
S = TypeVar("S", bound=Worked)


@value
class Position(Generic[W, S]):
    """The world that never changes, made ready once, and the state that play changes."""

    world: W
    state: S
