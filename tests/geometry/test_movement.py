"""Ways worked out by hand: what bars a base, what it may touch, how long it goes (T-20 to T-24, T-28)."""

from typing import Any

import pytest

from app.geometry.movement import Barred, Ground, Walked, path_length, standable, walk
from app.geometry.shapes import Figure, Point, Prism
from tests.geometry.table import block, board, corners, figure

MIDDLE = 6000


def moved(path: list[Point], *prisms: Prism, r: int = 160, enemies: tuple[Figure, ...] = ()) -> Walked | Barred:
    """Walk a path given from the middle of the table, among prisms and enemies given from there too."""
    ground = Ground(board([_shifted(prism) for prism in prisms]))
    points = [(x + MIDDLE, y + MIDDLE) for x, y in path]
    return walk(figure(*points[0], r, id="mover"), points, ground, enemies, ())


def priced(path: list[Point], *prisms: Prism) -> tuple[int, ...]:
    """The price of each leg of a legal way on one level; the whole is their sum."""
    walked = moved(path, *prisms)
    assert isinstance(walked, Walked)
    assert walked.length == sum(walked.legs)
    assert set(walked.ways) == {"walk"}
    return walked.legs


def _shifted(prism: Prism) -> Prism:
    footprint = tuple((x + MIDDLE, y + MIDDLE) for x, y in prism.footprint)
    return Prism(footprint=footprint, bottom=prism.bottom, top=prism.top, passage=prism.passage)


@pytest.mark.rule("T-21")
def test_vector_30_lengths() -> None:
    assert path_length([(0, 0), (300, 400), (300, 1000)]) == 110_000
    assert path_length([(0, 0), (100, 100)]) == 14_142
    assert priced([(0, 0), (300, 400), (300, 1000)]) == (50_000, 60_000)


@pytest.mark.rule("T-21")
def test_vector_31_difficult_ground() -> None:
    strip = block(400, 700, -500, 500, 20, passage="difficult")
    half = block(300, 5000, -5000, 5000, 20, passage="difficult")
    border = block(-100, 5000, 200, 5000, 20, passage="difficult")
    beside = block(-100, 5000, -900, 200, 20, passage="difficult")
    assert priced([(0, 0), (1000, 0)], strip) == (130_000,)
    assert priced([(0, 0), (1000, 0)], strip, strip) == (130_000,)
    assert priced([(0, 0), (600, 800)], half) == (150_000,)
    assert priced([(0, 200), (1000, 200)], border) == (100_000,)
    assert priced([(0, 200), (1000, 200)], border, beside) == (100_000,)


@pytest.mark.rule("T-20")
def test_vector_32_along_a_wall() -> None:
    wall = block(-300, 300, -100, 0, 800)
    assert isinstance(moved([(-500, 160), (500, 160)], wall), Walked)
    assert moved([(-500, 159), (500, 159)], wall) == Barred(code="terrain", leg=0, at=(5700, 6159), by="p0")


@pytest.mark.rule("T-20")
def test_vector_33_a_corridor_as_wide_as_the_base() -> None:
    below, above, low = (block(-900, 900, y, y + 100, 800) for y in (-260, 160, 159))
    assert isinstance(moved([(-500, 0), (500, 0)], below, above), Walked)
    assert isinstance(moved([(-500, 0), (500, 0)], below, low), Barred)


@pytest.mark.rule("T-20")
def test_vector_34_past_another_base() -> None:
    enemy = figure(MIDDLE, MIDDLE, id="enemy")
    assert isinstance(moved([(-500, 285), (500, 285)], r=125, enemies=(enemy,)), Walked)
    assert moved([(-500, 284), (500, 284)], r=125, enemies=(enemy,)) == Barred(
        code="base", leg=0, at=(6000, 6284), by="enemy"
    )


@pytest.mark.rule("T-20")
def test_vector_35_past_a_corner() -> None:
    quadrant = block(-3000, 0, -3000, 0, 800)
    assert isinstance(moved([(-100, 700), (700, 100)], quadrant, r=500), Walked)
    assert isinstance(moved([(-100, 700), (700, 100)], quadrant, r=501), Barred)


@pytest.mark.rule("T-20")
def test_vector_36_through_the_thinnest_wall() -> None:
    assert moved([(0, -300), (0, 300)], block(-900, 900, -1, 1, 800)) == Barred(
        code="terrain", leg=0, at=(6000, 5999), by="p0"
    )


@pytest.mark.rule("T-20")
def test_vector_38_the_table_edge() -> None:
    ground = Ground(board([]))
    for x, told in ((160, Walked), (159, Barred), (11840, Walked), (11841, Barred)):
        assert isinstance(walk(figure(600, 600), [(600, 600), (x, 600)], ground, (), ()), told)
    assert walk(figure(600, 600), [(600, 600), (600, 159)], ground, (), ()) == Barred(
        code="off_table", leg=0, at=(600, 159)
    )


@pytest.mark.rule("T-20")
def test_case_10_two_bases_cross_on_the_way() -> None:
    ground = Ground(board([]))
    mover = figure(200, 6000, 200)
    path = [(200, 6000), (2000, 6000)]
    crossing = walk(mover, path, ground, (figure(1000, 6399, 200, id="enemy"),), ())
    assert crossing == Barred(code="base", leg=0, at=(1000, 6000), by="enemy")
    assert isinstance(walk(mover, path, ground, (figure(1000, 6400, 200),), ()), Walked)


@pytest.mark.rule("T-20")
def test_friends_bar_only_the_end() -> None:
    ground = Ground(board([]))
    mover, friend = figure(500, 500, id="mover"), figure(1000, 500, id="friend")
    assert isinstance(walk(mover, [(500, 500), (1500, 500)], ground, (), (mover, friend)), Walked)
    assert walk(mover, [(500, 500), (1200, 500)], ground, (), (friend,)) == Barred(
        code="end", leg=0, at=(1200, 500), by="friend"
    )
    assert isinstance(walk(mover, [(500, 500), (680, 500)], ground, (), (friend,)), Walked)


@pytest.mark.rule("T-20")
def test_the_first_bad_leg_is_named_and_on_it_edge_before_terrain_before_base_before_end() -> None:
    ground = Ground(board([block(2000, 2100, 0, 1000, 800)]))
    mover, enemy, friend = figure(500, 500, id="m"), figure(2500, 500, id="e"), figure(3000, 500, id="f")
    legs: dict[Point, str] = {(3000, 100): "off_table", (3000, 500): "terrain"}
    for end, code in legs.items():
        barred = walk(mover, [(500, 500), (600, 500), end], ground, (enemy,), (friend,))
        assert isinstance(barred, Barred)
        assert (barred.code, barred.leg) == (code, 1)
    clear = Ground(board([]))
    assert walk(mover, [(500, 500), (3000, 500)], clear, (enemy,), (friend,)) == Barred(
        code="base", leg=0, at=(2500, 500), by="e"
    )
    early = walk(mover, [(500, 500), (2500, 500), (3000, 100)], ground, (enemy,), (friend,))
    assert isinstance(early, Barred)
    assert (early.code, early.leg) == ("terrain", 0)


@pytest.mark.rule("T-20")
def test_what_starts_inside_a_wall_cannot_go() -> None:
    tower = block(-900, 900, -900, 900, 800)
    assert moved([(0, 0), (10, 0)], tower) == Barred(code="terrain", leg=0, at=(6000, 6000), by="p0")


@pytest.mark.rule("T-28")
def test_what_stops_a_base() -> None:
    way = [(-500, 0), (500, 0)]
    assert isinstance(moved(way, block(-10, 10, -900, 900, 250, passage="free")), Walked)
    assert isinstance(moved(way, block(-10, 10, -900, 900, 251, passage="free")), Barred)
    assert isinstance(moved(way, block(-10, 10, -900, 900, 250)), Barred)
    assert isinstance(moved(way, block(-10, 10, -900, 900, 800, 350, passage="free")), Walked)
    assert isinstance(moved(way, block(-10, 10, -900, 900, 800, 349, passage="free")), Barred)
    assert isinstance(moved(way, block(-10, 10, -900, 900, 800, 350)), Walked)
    assert isinstance(moved(way, block(-10, 10, -900, 900, 800, 349)), Barred)
    assert isinstance(moved(way, block(-10, 10, -900, 900, 1)), Barred)


@pytest.mark.rule("T-24")
@pytest.mark.parametrize(
    ("path", "code"),
    [
        ([], "empty"),
        ([(500, 500)], "empty"),
        ([(501, 500), (600, 500)], "start"),
        ([(500, 500), (600, 500), (600, 500)], "zero_leg"),
        ([(500, 500), *[(600 + i % 2, 500) for i in range(1000)]], "too_long_list"),
        ([(500, 500), (float("nan"), 500)], "not_a_point"),
        ([(500, 500), (1e30, 500)], "not_a_point"),
        ([(500, 500), ("600", "500")], "not_a_point"),
        ([(500, 500), "ab"], "not_a_point"),
        ([(500, 500), (10**30, 500)], "off_table"),
    ],
)
def test_case_11_paths_that_are_none(path: Any, code: str) -> None:
    barred = walk(figure(500, 500), path, Ground(board([])), (), ())
    assert isinstance(barred, Barred)
    assert barred.code == code


@pytest.mark.rule("T-24")
def test_256_points_are_a_path_and_257_are_not() -> None:
    ground = Ground(board([]))
    path = [(500 + i % 2, 500) for i in range(257)]
    assert isinstance(walk(figure(500, 500), path[:256], ground, (), ()), Walked)
    assert isinstance(walk(figure(500, 500), path, ground, (), ()), Barred)


@pytest.mark.rule("T-20")
def test_where_a_figure_can_stand() -> None:
    ground = Ground(board([block(1000, 1100, 0, 1000, 800)]))
    other = figure(600, 500, id="other")
    assert standable(figure(840, 500), ground, ())
    assert not standable(figure(841, 500), ground, ())
    assert not standable(figure(1050, 500, 10), ground, ())
    assert not standable(figure(100, 500), ground, ())
    assert standable(figure(280, 500), ground, (other,))
    assert not standable(figure(281, 500), ground, (other,))
    assert standable(other, ground, (other,))
    assert standable(figure(1050, 500, z=800), Ground(board([block(1000, 1100, 0, 1000, 800, passage="free")])), ())


@pytest.mark.rule("T-20")
def test_a_base_does_not_meet_one_on_another_floor() -> None:
    above = figure(1000, 500, z=350, id="above")
    ground = Ground(board([]))
    assert isinstance(walk(figure(500, 500), [(500, 500), (1000, 500)], ground, (above,), (above,)), Walked)


@pytest.mark.rule("T-20")
def test_a_wall_that_only_comes_near_with_a_slanted_edge() -> None:
    slope = corners((600, 0), (1400, 600), (1400, 900), (600, 300))
    assert isinstance(moved([(600, 500), (1400, 1100)], slope, r=160), Walked)
    assert isinstance(moved([(600, 500), (1400, 1100)], slope, r=161), Barred)
