"""What a won attack does (R-60)."""

from app.rulesets.ruins.options import Knobs
from app.rulesets.ruins.profiles import Armour, Weapon


def wounds(knobs: Knobs, margin: int, weapon: Weapon, armour: Armour) -> int:
    """Wounds by the margin of totals, more for the weapon's damage, fewer for armour (R-60)."""
    two, three = knobs.margins
    by_margin = 3 if margin >= three else 2 if margin >= two else 1
    least = 1 if margin >= knobs.sure_margin else 0
    return max(least, by_margin + weapon.damage - armour.protection)
