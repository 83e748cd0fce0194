"""Looks from and to a raised floor with a parapet, worked out by hand (T-11, T-15).

The floor lies at 7.5 cm and ends 2 cm before the viewer, whose eye is at 10.5 cm; the parapet is the last 2 mm of it. A
height z at depth d shows, for a target at distance D, at 10.5 + (z − 10.5) · D / d.
"""

import pytest

from app.geometry.shapes import Prism
from tests.geometry.table import block, figure, look

FLOOR = block(-1000, 200, -500, 500, 750)
UP, DOWN, NEAR = figure(0, 0, z=750), figure(2000, 0), figure(500, 0)


def parapet(height: int, y0: int = -500) -> Prism:
    return block(180, 200, y0, 500, 750 + height, 750)


@pytest.mark.rule("T-11")
def test_over_a_parapet_at_who_stands_far_below() -> None:
    """One of 2 cm shows at 10.5 − 1 · 20 / 2 = 0.5 cm: 1/7 of 3.5 cm. One of 2.3 cm shows at 3.5 cm: all of it."""
    assert look(UP, DOWN, FLOOR).permille == 1000
    over = look(UP, DOWN, FLOOR, parapet(200))
    assert (over.klass, over.permille) == ("cover", 857)
    assert [(blocker.id, blocker.permille) for blocker in over.blockers] == [("p1", 143)]
    assert look(UP, DOWN, FLOOR, parapet(195)).klass == "full"
    assert look(UP, DOWN, FLOOR, parapet(230)).klass == "none"
    half = look(UP, DOWN, FLOOR, parapet(230, 0))
    assert (half.klass, half.permille) == ("cover", 500)


@pytest.mark.rule("T-11")
def test_over_a_parapet_at_who_stands_near_the_foot_of_the_wall() -> None:
    """At 5 cm the floor's edge shows at 10.5 − 3 · 5 / 2 = 3 cm: 6/7; a parapet of 2 cm at 8 cm: nothing is seen."""
    edge = look(UP, NEAR, FLOOR)
    assert (edge.klass, edge.permille) == ("cover", 143)
    assert [(blocker.id, blocker.permille) for blocker in edge.blockers] == [("p0", 857)]
    low = look(UP, NEAR, FLOOR, parapet(10))
    assert (low.klass, low.permille) == ("cover", 71)
    assert look(UP, NEAR, FLOOR, parapet(200)).klass == "none"


@pytest.mark.rule("T-11")
def test_up_at_who_stands_behind_a_parapet() -> None:
    """Eye at 3 cm, 18 cm before the parapet's outer face, which shows at 3 + 6.5 · 20 / 18 = 92/9: 7/9 of the body."""
    sight = look(DOWN, UP, FLOOR, parapet(200))
    assert (sight.klass, sight.permille) == ("cover", 222)
    assert [blocker.id for blocker in sight.blockers] == ["p0", "p1"]
    assert look(DOWN, UP, FLOOR).permille == 857
    assert look(DOWN, UP, FLOOR, parapet(270)).klass == "none"
    assert look(DOWN, UP, FLOOR, parapet(269)).klass == "cover"
