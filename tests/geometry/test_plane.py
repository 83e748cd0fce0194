"""Distances, contact and arcs worked out by hand, and laws of them (T-03 to T-05)."""

from dataclasses import replace
from decimal import Decimal, getcontext

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.geometry.plane import gap, in_front, margin, overlap, touching, within
from app.geometry.shapes import Figure
from tests.geometry.table import figure

coordinate = st.integers(-20_000, 20_000)
figures = st.builds(figure, coordinate, coordinate, st.integers(1, 1000), z=st.integers(0, 3000), h=st.integers(1, 900))


@pytest.mark.rule("T-05")
def test_vector_24_contact() -> None:
    at = figure(0, 0)
    assert touching(at, figure(320, 0), 0)
    assert not overlap(at, figure(320, 0))
    near = figure(321, 0)
    assert (gap(at, near), touching(at, near, 0), touching(at, near, 10), within(at, near, 200)) == (
        1,
        False,
        True,
        True,
    )
    assert not touching(at, figure(331, 0), 10)
    assert overlap(at, figure(319, 0))
    assert gap(at, figure(319, 0)) == 0


@pytest.mark.rule("T-03")
@pytest.mark.parametrize(
    ("one", "other", "distance"),
    [
        (figure(0, 0, 125), figure(270, 360, 125), 200),
        (figure(0, 0, 125), figure(390, 520, 125), 400),
        (figure(0, 0, 160), figure(420, 560, 200), 340),
    ],
    ids=["vector 25", "vector 26", "vector 27"],
)
def test_exactly_so_far_is_within(one: Figure, other: Figure, distance: int) -> None:
    assert gap(one, other) == distance
    assert within(one, other, distance)
    assert not within(one, other, distance - 1)


@pytest.mark.rule("T-03")
def test_vectors_26_and_27_just_outside() -> None:
    assert not within(figure(0, 0, 125), figure(391, 520, 125), 400)
    assert margin(figure(0, 0, 125), figure(391, 520, 125), 400) == -1
    assert within(figure(0, 0), figure(420, 560, 200), 400)
    assert not within(figure(0, 0), figure(420, 560, 200), 200)


@pytest.mark.rule("T-03")
def test_height_and_plan_count_together() -> None:
    low, high = figure(0, 0, 125), figure(550, 0, 125, z=750)
    assert gap(low, high) == 500
    assert within(low, high, 500)
    assert not within(high, low, 499)
    assert gap(low, figure(0, 0, 125, z=750)) == 400


@pytest.mark.rule("T-04")
@pytest.mark.parametrize(
    ("facing", "target", "seen"),
    [
        ((1, 0), figure(0, 500), True),
        ((1, 0), figure(-159, 500), True),
        ((1, 0), figure(-160, 500), False),
        ((1, 0), figure(500, 0), True),
        ((1, 0), figure(-500, 0), False),
        ((3, 4), figure(-200, 25, 200), True),
        ((3, 4), figure(-200, -100, 200), False),
    ],
)
def test_vectors_28_and_29_the_front_half(facing: tuple[int, int], target: Figure, seen: bool) -> None:  # noqa: FBT001
    assert in_front(figure(0, 0, facing=facing), target) is seen
    assert in_front(figure(0, 0, facing=(7 * facing[0], 7 * facing[1])), target) is seen


@pytest.mark.rule("T-03")
def test_case_8_a_range_is_the_same_in_every_direction() -> None:
    at = figure(6000, 6000)
    for dx, dy in [(3320, 0), (1992, 2656), (-2656, 1992), (0, -3320), (-1992, -2656)]:
        assert within(at, figure(6000 + dx, 6000 + dy), 3000)
        assert not within(at, figure(6000 + dx, 6000 + dy), 2999)


@pytest.mark.rule("T-03")
def test_case_9_a_reach_is_the_same_with_the_roles_swapped() -> None:
    small, large = figure(0, 0, 125), figure(2000, 0, 500)
    assert gap(small, large) == gap(large, small) == 1375
    for one, other in ((small, large), (large, small)):
        assert within(one, other, 1375)
        assert not within(one, other, 1374)
    assert gap(small, figure(625, 0, 500)) == 0
    assert within(small, figure(600, 0, 500), 0)


@pytest.mark.rule("T-03")
@given(figures, figures)
def test_the_gap_is_the_true_distance_floored(one: Figure, other: Figure) -> None:
    getcontext().prec = 60
    apart = Decimal((one.x - other.x) ** 2 + (one.y - other.y) ** 2).sqrt() - one.r - other.r
    high = max(0, one.z - other.z - other.h, other.z - one.z - one.h)
    true = (max(Decimal(0), apart) ** 2 + high**2).sqrt()
    assert gap(one, other) <= true < gap(one, other) + 1


@pytest.mark.rule("T-16")
@given(figures, figures, st.integers(-2, 2))
def test_a_margin_is_never_at_odds_with_the_ruling(one: Figure, other: Figure, more: int) -> None:
    d = max(0, gap(one, other) + more)
    assert (margin(one, other, d) >= 0) == within(one, other, d) == within(other, one, d)
    assert margin(one, other, d + 1) == margin(one, other, d) + 1


@pytest.mark.rule("T-04")
@given(figures, figures, st.tuples(coordinate, coordinate))
def test_an_arc_turns_with_the_table(viewer: Figure, target: Figure, facing: tuple[int, int]) -> None:
    viewer = replace(viewer, facing=facing)
    turned = replace(viewer, x=-viewer.y, y=viewer.x, facing=(-facing[1], facing[0]))
    assert in_front(viewer, target) == in_front(turned, replace(target, x=-target.y, y=target.x))
