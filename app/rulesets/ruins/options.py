"""Every number that this book decided, in one table; a scenario may override any of them (rules-ruins, "decided")."""

from collections.abc import Mapping
from dataclasses import field
from typing import Literal

from app.engine.record import value


def _bases() -> Mapping[str, int]:
    return {"small": 125, "medium": 160, "large": 200, "very_large": 300}


def _heights() -> Mapping[str, int]:
    return {"small": 250, "medium": 400, "large": 550, "very_large": 800}


def _moves() -> Mapping[str, int]:
    return {"small": 800, "medium": 1000, "large": 1200, "very_large": 1200}


@value
class Knobs:
    """Lengths in units of 0.1 mm, shares in thousandths.

    contact, step: T-05, T-26. bases (radius), heights, moves: by size (R-32, R-50). eye: share of the body (T-02).
    seen_permille, cover_permille: R-33. actions, same_kind: R-01, R-02. level_wins: R-13. normal: R-14.
    first_to_roll: R-16. reroll_price, reroll_limit (for one side of one test, 0: none): R-20. reroll_penalty: R-21.
    arc: R-31. cover_dice: R-34. free_line: R-41. shoot_into_melee: R-45. margins (of 2 and of 3 wounds),
    sure_margin: R-60. initiative: R-80 step 1. desertion_permille, desertion_step: R-80 step 8. rounds: R-81.
    interact_reach: R-94.
    """

    contact: int = 10
    step: int = 250
    bases: Mapping[str, int] = field(default_factory=_bases)
    heights: Mapping[str, int] = field(default_factory=_heights)
    moves: Mapping[str, int] = field(default_factory=_moves)
    eye: int = 900
    seen_permille: int = 10
    cover_permille: int = 50
    actions: int = 3
    same_kind: int = 2
    level_wins: Literal["defender", "starter"] = "defender"
    normal: int = 7
    first_to_roll: Literal["lower", "higher"] = "lower"
    reroll_price: int = 1
    reroll_limit: int = 0
    reroll_penalty: bool = True
    arc: bool = True
    cover_dice: int = 1
    free_line: bool = True
    shoot_into_melee: bool = False
    margins: tuple[int, int] = (3, 6)
    sure_margin: int = 3
    initiative: Literal["first", "every"] = "first"
    desertion_permille: int = 500
    desertion_step: int = 1
    rounds: int = 6
    interact_reach: int = 100
