"""Laws of ways on random tables: what must change nothing, and a slow count of places that must agree."""

from dataclasses import replace
from fractions import Fraction
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.geometry.crossings import inside
from app.geometry.movement import Ground, Walked, standable, walk
from app.geometry.shapes import Board, Figure, Point, Prism
from app.geometry.stretches import measure, stretches
from tests.geometry.scenes import scene
from tests.geometry.table import board

SIZE = 6000
seeds = st.integers(0, 10**9)


def table(seed: int) -> tuple[Figure, Point, list[Prism], Figure]:
    """A mover, where it goes, what stands about, an enemy."""
    s = scene(seed)
    enemy = replace(s.hiders[0], z=0) if s.hiders else replace(s.target, id="enemy", x=5000, y=5000)
    end = (s.target.x + Random(seed).choice([0, 1]), s.target.y + 1)
    return replace(s.viewer, z=0, r=40), end, list(s.prisms), enemy


def legal(mover: Figure, end: Point, place: Board, enemy: Figure) -> bool:
    """Whether the straight way is legal."""
    return isinstance(walk(mover, [mover.centre, end], Ground(place), (enemy,), ()), Walked)


@pytest.mark.rule("T-20")
@settings(max_examples=150, deadline=None)
@given(seeds)
def test_mirroring_the_table_changes_no_ruling(seed: int) -> None:
    mover, end, prisms, enemy = table(seed)
    there = board(prisms, SIZE, SIZE)
    mirrored = [replace(p, footprint=tuple((SIZE - x, y) for x, y in reversed(p.footprint))) for p in prisms]
    said = legal(replace(mover, x=SIZE - mover.x), (SIZE - end[0], end[1]), board(mirrored, SIZE, SIZE), _mirror(enemy))
    assert said == legal(mover, end, there, enemy)


def _mirror(figure: Figure) -> Figure:
    return replace(figure, x=SIZE - figure.x)


@pytest.mark.rule("T-20")
@settings(max_examples=150, deadline=None)
@given(seeds)
def test_a_legal_way_is_legal_back_and_every_place_on_it_can_be_stood_on(seed: int) -> None:
    mover, end, prisms, enemy = table(seed)
    there = board(prisms, SIZE, SIZE)
    if not legal(mover, end, there, enemy):
        return
    assert legal(replace(mover, x=end[0], y=end[1]), mover.centre, there, enemy)
    (x, y), parts = mover.centre, 7
    slim = replace(mover, r=mover.r - 1)
    for i in range(parts + 1):
        at = (x + (end[0] - x) * i // parts, y + (end[1] - y) * i // parts)
        assert standable(replace(slim, x=at[0], y=at[1]), Ground(there), (enemy,))


@pytest.mark.rule("T-21")
@settings(max_examples=100, deadline=None)
@given(seeds)
def test_the_share_inside_agrees_with_a_slow_count(seed: int) -> None:
    mover, end, prisms, _ = table(seed)
    steps = 200
    a, b = [(steps * x, steps * y) for x, y in (mover.centre, end)]
    for prism in prisms:
        ring = [(steps * x, steps * y) for x, y in prism.footprint]
        places = [(a[0] + (b[0] - a[0]) * i // steps, a[1] + (b[1] - a[1]) * i // steps) for i in range(steps)]
        counted = Fraction(sum(inside(ring, at) for at in places), steps)
        parts = stretches(a, b, ring)
        assert abs(measure(parts) - counted) <= Fraction(max(1, len(parts)), steps)
