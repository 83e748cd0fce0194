"""Where along a path things are judged (T-27)."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.geometry.checkpoints import Checkpoint, checkpoints
from app.geometry.shapes import Point


def places(path: list[Point], *enemies: Point) -> list[tuple[int, int, int]]:
    return [(c.leg, c.x, c.y) for c in checkpoints(path, enemies)]


@pytest.mark.rule("T-27")
def test_start_corner_end_and_every_centimetre_of_the_way() -> None:
    assert places([(0, 0), (150, 0), (150, 120)]) == [
        (0, 0, 0),
        (0, 100, 0),
        (0, 150, 0),
        (1, 150, 50),
        (1, 150, 120),
    ]


@pytest.mark.rule("T-27")
def test_a_full_centimetre_at_a_corner_is_the_corner() -> None:
    assert places([(0, 0), (100, 0), (100, 100)]) == [(0, 0, 0), (0, 100, 0), (1, 100, 100)]


@pytest.mark.rule("T-27")
def test_the_place_nearest_to_an_enemy_is_one() -> None:
    assert places([(0, 0), (90, 0)], (33, 500), (400, 0), (33, -70)) == [(0, 0, 0), (0, 33, 0), (0, 90, 0)]
    assert places([(0, 0), (40, 40)], (41, 0)) == [(0, 0, 0), (0, 21, 21), (0, 40, 40)]


@pytest.mark.rule("T-27")
def test_there_and_back_is_judged_twice() -> None:
    assert places([(0, 0), (50, 0), (0, 0)], (25, 90)) == [
        (0, 0, 0),
        (0, 25, 0),
        (0, 50, 0),
        (1, 25, 0),
        (1, 0, 0),
    ]


@pytest.mark.rule("T-27")
def test_a_start_alone_is_judged_there() -> None:
    assert checkpoints([(7, 8)], [(0, 0)]) == (Checkpoint(leg=0, x=7, y=8),)


points = st.tuples(st.integers(0, 2000), st.integers(0, 2000))


@pytest.mark.rule("T-27")
@given(st.lists(points, min_size=2, max_size=6, unique=True), st.lists(points, max_size=4))
def test_no_stretch_longer_than_a_centimetre_is_left_unjudged(path: list[Point], enemies: list[Point]) -> None:
    found = checkpoints(path, enemies)
    assert (found[0].x, found[0].y) == path[0]
    assert (found[-1].x, found[-1].y) == path[-1]
    assert set(path) <= {(c.x, c.y) for c in found}
    assert [c.leg for c in found] == sorted(c.leg for c in found)
    for one, other in pairwise(found):
        assert 0 < (one.x - other.x) ** 2 + (one.y - other.y) ** 2 <= 102**2
