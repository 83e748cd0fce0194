"""Whether a weapon's way is free of terrain (R-41): worked examples."""

import pytest

from app.geometry.lines import free_line
from app.geometry.shapes import Figure, Prism
from tests.geometry.table import block, figure

ONE, OTHER = figure(0, 0), figure(600, 0)
UP, OVER = figure(600, 0, z=250), figure(100, 0, z=1000)


def free(one: Figure, other: Figure, *prisms: Prism) -> bool:
    """Whether it is free, which does not depend on who asks."""
    answer = free_line(one, other, prisms)
    assert free_line(other, one, prisms) is answer
    return answer


@pytest.mark.rule("R-41")
def test_a_wall_breaks_it_from_half_the_shorter_body_up() -> None:
    assert free(ONE, OTHER)
    assert not free(ONE, OTHER, block(290, 310, -500, 500, 800))
    assert free(ONE, OTHER, block(290, 310, -500, 500, 174))
    assert not free(ONE, OTHER, block(290, 310, -500, 500, 175))
    assert not free(ONE, figure(600, 0, h=200), block(290, 310, -500, 500, 100))


@pytest.mark.rule("R-41")
def test_what_hangs_above_both_heads_does_not_count() -> None:
    assert free(ONE, OTHER, block(290, 310, -500, 500, 800, 350))
    assert not free(ONE, OTHER, block(290, 310, -500, 500, 800, 349))
    assert not free(ONE, UP, block(290, 310, -500, 500, 800, 599))
    assert free(ONE, UP, block(290, 310, -500, 500, 800, 600))


@pytest.mark.rule("R-41")
def test_only_what_lies_between_the_bases_counts() -> None:
    assert free(ONE, OTHER, block(100, 160, -500, 500, 800))
    assert not free(ONE, OTHER, block(100, 161, -500, 500, 800))
    assert free(ONE, OTHER, block(440, 500, -500, 500, 800))
    assert not free(ONE, OTHER, block(439, 500, -500, 500, 800))


@pytest.mark.rule("R-41")
@pytest.mark.rule("T-14")
def test_a_wall_that_the_line_only_touches_does_not_break_it() -> None:
    assert free(ONE, OTHER, block(200, 400, 0, 500, 800))
    assert not free(ONE, OTHER, block(200, 400, -1, 500, 800))
    corner = Prism(footprint=((300, 0), (400, 100), (200, 100)), bottom=0, top=800)
    assert free(ONE, OTHER, corner)


@pytest.mark.rule("R-41")
def test_bases_that_touch_can_have_a_wall_between_them_only_through_the_place_where_they_do() -> None:
    touching = figure(320, 0)
    assert not free(ONE, touching, block(159, 161, -500, 500, 800))
    assert free(ONE, touching, block(160, 162, -500, 500, 800))


@pytest.mark.rule("R-41")
def test_bases_one_above_the_other_need_a_floor_between() -> None:
    assert free(ONE, OVER)
    assert not free(ONE, OVER, block(-500, 500, -500, 500, 1000, 980))
    assert free(ONE, OVER, block(-500, 500, -500, 500, 350, 0))
    assert not free(ONE, figure(0, 0, z=1000), block(-500, 500, -500, 500, 1000, 980))
    assert free(ONE, OVER, block(101, 500, -500, 500, 1000, 980))
