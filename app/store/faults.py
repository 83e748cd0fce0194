"""Planted faults: a test asks for one, to show that another test catches it. Nowhere else do they do anything."""

import os
from typing import Literal

Plant = Literal["tell_before_commit", "no_receipts", "unwrapped"]


def planted(plant: Plant) -> bool:
    """Whether this fault is asked for, and the process may have faults at all."""
    return os.environ.get("BASECONTACT_PLANT") == plant and os.environ.get("BASECONTACT_ALLOW_FAULTS") == "1"
