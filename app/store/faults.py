"""Planted faults: a test asks for one, to show that another test catches it. Nowhere else do they do anything."""

import os
from typing import Literal

from app.engine.hidden import Viewer

Plant = Literal["tell_before_commit", "no_receipts", "unwrapped"]


def planted(plant: Plant) -> bool:
    """Whether this fault is asked for, and the process may have faults at all."""
    return os.environ.get("BASECONTACT_PLANT") == plant and os.environ.get("BASECONTACT_ALLOW_FAULTS") == "1"


class Curious(Viewer):
    """A viewer who is shown too much: what is hidden for seat 1 alone."""

    def may(self, to: tuple[int, ...]) -> bool:
        """Not only what is meant for this viewer."""
        return to == (1,) or (self.role == "seat" and self.seat in to)


def as_let(viewer: Viewer) -> Viewer:
    """The viewer as it is; with the fault `unwrapped` one that sees too much."""
    return Curious(role=viewer.role, seat=viewer.seat) if planted("unwrapped") else viewer
