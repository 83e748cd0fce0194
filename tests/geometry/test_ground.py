"""Ground with heights, worked out by hand: steps, floors and their edges, what hangs above (T-26, T-28)."""

import pytest

from app.geometry.movement import Barred, Walked
from app.geometry.shapes import Passage, Point
from tests.geometry.heights import barred, body, floor, goes, piece, stands, walked
from tests.geometry.table import block

UP: list[Point] = [(-500, 0), (200, 0)]
DOWN: list[Point] = UP[::-1]


@pytest.mark.rule("T-26")
@pytest.mark.parametrize("top", [240, 250])
@pytest.mark.parametrize("passage", ["free", "difficult", "climb"])
def test_a_step_of_two_and_a_half_cm_is_free_up_and_down(top: int, passage: Passage) -> None:
    low = floor(top, 0, 400, passage=passage)
    more = 20_000 if passage == "difficult" else 0
    assert goes(UP, low) == walked(70_000 + more, ways=["walk"], heights=[0, top])
    assert goes(DOWN, low, z=top) == walked(70_000 + more, ways=["walk"], heights=[top, 0])


@pytest.mark.rule("T-26")
@pytest.mark.rule("T-28")
def test_a_step_of_two_point_six_cm_is_none_up_nor_down() -> None:
    low = floor(260, 0, 400)
    assert goes(UP, low) == barred("terrain", (0, 0), "floor260")
    assert goes([(-500, 0), (-160, 0)], low) == walked(34_000, ways=["walk"], heights=[0, 0])
    assert goes([(-500, 0), (-159, 0)], low) == barred("terrain", (-159, 0), "floor260")
    assert goes(DOWN, low, z=260) == barred("ground", (0, 0), "floor260")


@pytest.mark.rule("T-26")
def test_steps_one_after_the_other_each_from_the_ground_before() -> None:
    low, high = floor(250, 0, 2000), floor(500, 1000, 2000)
    assert goes([(-500, 0), (1500, 0)], low, high) == walked(200_000, ways=["walk"], heights=[0, 500])
    assert goes([(1500, 0), (-500, 0)], low, high, z=500) == walked(200_000, ways=["walk"], heights=[500, 0])
    there_and_back = goes([(-500, 0), (500, 0), (1500, 0), (500, 0)], low, high)
    assert there_and_back == walked(100_000, 100_000, 100_000, ways=["walk"] * 3, heights=[0, 250, 500, 250])


@pytest.mark.rule("T-28")
def test_what_a_base_leans_over_is_judged_at_each_height_of_the_leg() -> None:
    """A wall of 5 cm bars from the table, from a floor of 2.4 cm too, not from one of 2.5 cm, 10 cm away."""
    way: list[Point] = [(-500, 0), (900, 0)]
    wall = piece("wall", "wall", block(1000, 1020, -500, 500, 500, passage="free"))
    assert goes(way, wall) == barred("terrain", (900, 0), "wall")
    assert goes(way, wall, floor(240, 0, 900)) == barred("terrain", (900, 0), "wall")
    assert goes(way, wall, floor(250, 0, 900)) == walked(140_000, ways=["walk"], heights=[0, 250])
    early = floor(250, 0, 839)
    assert goes(way, wall, early) == barred("terrain", (900, 0), "wall")
    assert goes(way, wall, floor(250, 0, 840)) == barred("terrain", (900, 0), "wall")
    assert goes([(-500, 0), (840, 0)], wall, early) == walked(134_000, ways=["walk"], heights=[0, 0])


@pytest.mark.rule("T-28")
@pytest.mark.parametrize("passage", ["free", "blocked"])
def test_a_part_of_a_leg_ends_where_its_ground_does_to_the_last_digit(passage: Passage) -> None:
    """The slanted leg leaves the floor at x = 400; a bar from 5.5 cm up is over the head on the table, not on it."""
    way: list[Point] = [(0, 0), (700, 300)]
    bars = (piece("bar", "bar", block(x, 900, -500, 500, 600, 550, passage=passage)) for x in (560, 559))
    far, near = bars
    assert goes(way, floor(250, -500, 400), far, z=250) == walked(76_157, ways=["walk"], heights=[250, 0])
    assert goes(way, floor(250, -500, 400), near, z=250) == barred("terrain", (400, 171), "bar")
    assert goes(way, floor(250, -500, 399), near, z=250) == walked(76_157, ways=["walk"], heights=[250, 0])


@pytest.mark.rule("T-28")
@pytest.mark.parametrize("passage", ["free", "blocked"])
def test_under_a_raised_floor_by_its_clearance(passage: Passage) -> None:
    way: list[Point] = [(-500, 0), (1500, 0)]
    assert goes(way, floor(370, 0, 1000, 350, passage)) == walked(200_000, ways=["walk"], heights=[0, 0])
    assert goes(way, floor(370, 0, 1000, 349, passage)) == barred("terrain", (0, 0), "floor370")
    over = body((500, 0), 370, name="over")
    assert goes(way, floor(370, 0, 1000, 350, passage), enemies=[over]) == goes(way)


@pytest.mark.rule("T-28")
def test_what_is_blocked_and_wholly_under_the_feet_bars_nobody() -> None:
    cellar = piece("cellar", "wall", block(400, 500, -500, 500, 700))
    assert goes([(100, 0), (900, 0)], cellar, floor(700, bottom=680), z=700) == walked(
        80_000, ways=["walk"], heights=[700, 700]
    )
    kerb = piece("kerb", "wall", block(400, 500, -500, 500, 701))
    assert goes([(100, 0), (900, 0)], kerb, floor(700, bottom=680), z=700) == barred("terrain", (400, 0), "kerb")


@pytest.mark.rule("T-26")
def test_a_base_stands_where_its_centre_is_borne_on_the_very_edge_too() -> None:
    slab = floor(750, bottom=730)
    assert stands((0, 0), 750, slab)
    assert not stands((-1, 0), 750, slab)
    assert stands((3000, 500), 750, slab)
    assert not stands((3000, 501), 750, slab)
    assert stands((-1, 0), 0, slab)
    assert stands((0, 0), 0, slab)
    assert not stands((-1, 0), 0, floor(750))
    assert not stands((0, 0), 740, piece("none", "floor"))


@pytest.mark.rule("T-26")
def test_along_the_edge_of_a_floor_and_over_it() -> None:
    slab = floor(750, bottom=730)
    assert goes([(0, -400), (0, 400)], slab, z=750) == walked(80_000, ways=["walk"], heights=[750, 750])
    assert goes([(500, 0), (-1, 0)], slab, z=750) == barred("ground", (0, 0), "floor750")
    assert goes([(0, 0), (-1, 0)], slab, z=750) == barred("ground", (0, 0), "floor750")
    assert goes([(500, 0), (1000, 0), (1000, 900)], slab, z=750) == barred("ground", (1000, 500), "floor750", leg=1)


@pytest.mark.rule("T-26")
def test_who_does_not_stand_on_the_ground_does_not_walk() -> None:
    assert goes([(0, 0), (100, 0)], z=1) == barred("ground", (0, 0), None)
    assert goes([(100, 0), (200, 0)], floor(250), z=0) == walked(10_000, ways=["walk"], heights=[250, 250])
    assert goes([(100, 0), (200, 0)], floor(750, bottom=730), z=751) == barred("ground", (100, 0), None)


@pytest.mark.rule("T-26")
def test_out_of_a_pit_that_is_too_deep() -> None:
    deep, low = floor(-260, -500, 500, -300), floor(-250, -500, 500, -300)
    assert goes([(0, 0), (900, 0)], deep, z=-260) == barred("ground", (500, 0), "floor-260")
    assert goes([(0, 0), (900, 0)], low, z=-250) == walked(90_000, ways=["walk"], heights=[-250, 0])


@pytest.mark.rule("T-20")
def test_on_a_leg_terrain_is_named_before_ground_and_ground_before_bases() -> None:
    slab, wall = floor(750), piece("wall", "wall", block(800, 820, -500, 500, 1500))
    foe = body((1500, 0), 750, name="foe")
    assert goes([(2000, 0), (-500, 0)], slab, wall, z=750, enemies=[foe]) == barred("terrain", (820, 0), "wall")
    assert goes([(2000, 0), (-500, 0)], slab, z=750, enemies=[foe]) == barred("ground", (0, 0), "floor750")
    assert goes([(2000, 0), (500, 0)], slab, z=750, enemies=[foe]) == barred("base", (1500, 0), "foe")
    assert goes([(2000, 0), (500, 0)], slab, z=750, enemies=[body((1500, 0), 400)]) == walked(
        150_000, ways=["walk"], heights=[750, 750]
    )


@pytest.mark.rule("T-21")
@pytest.mark.rule("T-26")
def test_a_rough_patch_across_half_a_leg_at_a_height() -> None:
    slab = floor(500, -1000, 1000, 480)
    patch = floor(520, 0, 1000, 500, "difficult")
    way: list[Point] = [(-500, 0), (500, 0)]
    assert goes(way, slab, patch, z=500) == walked(150_000, ways=["walk"], heights=[500, 520])
    assert goes(way, slab, patch) == walked(100_000, ways=["walk"], heights=[0, 0])
    plank = floor(521, -1000, 1000, 480)
    assert goes(way, plank, patch, z=521) == walked(100_000, ways=["walk"], heights=[521, 521])
    assert goes(way, floor(520, -1000, 1000), patch, z=520) == walked(150_000, ways=["walk"], heights=[520, 520])
    fifth = piece("mud", "mud", block(200, 300, -500, 500, 520, 500, passage="difficult"))
    assert goes([(-500, 0), (500, 0), (500, 300)], slab, fifth, z=500) == walked(
        110_000, 30_000, ways=["walk"] * 2, heights=[500, 500, 500]
    )


@pytest.mark.rule("T-20")
@pytest.mark.rule("T-21")
@pytest.mark.parametrize("z", [0, 750])
def test_vectors_30_31_and_38_on_a_floor_as_on_the_table(z: int) -> None:
    ground = [piece("all", "floor", block(-6000, 6000, -6000, 6000, z, z - 20, passage="free"))]
    mud = piece("mud", "mud", block(400, 700, -500, 500, z + 20, z, passage="difficult"))
    half = piece("mud", "mud", block(300, 6000, -6000, 6000, z + 20, z, passage="difficult"))
    long = goes([(0, 0), (300, 400), (300, 1000)], *ground, z=z)
    assert long == walked(50_000, 60_000, ways=["walk"] * 2, heights=[z] * 3)
    assert isinstance(long, Walked)
    assert 109_990 < long.length <= 110_000
    assert goes([(0, 0), (100, 100)], *ground, z=z) == walked(14_142, ways=["walk"], heights=[z, z])
    assert goes([(0, 0), (1000, 0)], *ground, mud, z=z) == walked(130_000, ways=["walk"], heights=[z, z])
    assert goes([(0, 0), (600, 800)], *ground, half, z=z) == walked(150_000, ways=["walk"], heights=[z, z + 20])
    for x, told in ((-5840, Walked), (-5841, Barred), (5840, Walked), (5841, Barred)):
        assert isinstance(goes([(0, 0), (x, 0)], *ground, z=z), told)


@pytest.mark.rule("T-28")
def test_case_6_a_floor_parts_who_is_on_it_from_who_is_under_it() -> None:
    slab = floor(1000, -1000, 1000, 980)
    above, under = body((0, 0), 1000, name="above"), body((0, 0), 0, name="under")
    assert goes([(-500, 0), (500, 0)], slab, z=1000, enemies=[under]) == goes([(-500, 0), (500, 0)], slab, z=1000)
    assert goes([(-500, 0), (500, 0)], slab, enemies=[above]) == goes([(-500, 0), (500, 0)])
    assert goes([(-500, 0), (500, 0)], slab, z=1000, enemies=[above]) == barred("base", (0, 0), "above")
    assert stands((0, 0), 0, slab, others=[above])
    assert stands((0, 0), 1000, slab, others=[under])
    assert not stands((0, 0), 1000, slab, others=[above])


@pytest.mark.rule("T-28")
def test_case_7_into_a_building_by_its_door_under_the_lintel_only() -> None:
    house = piece(
        "house",
        "house",
        block(0, 20, -1000, -160, 800),
        block(0, 20, 160, 1000, 800),
        block(0, 20, -160, 160, 800, 350),
        block(0, 2000, -1000, 1000, 820, 800, passage="free"),
    )
    assert goes([(-500, 0), (500, 0)], house) == walked(100_000, ways=["walk"], heights=[0, 0])
    assert goes([(-500, 1), (500, 1)], house) == barred("terrain", (0, 1), "house")
    assert goes([(-500, 0), (500, 0)], house, r=161) == barred("terrain", (0, 0), "house")
    low = piece("lintel", "lintel", block(0, 20, -160, 160, 800, 349))
    assert goes([(-500, 0), (500, 0)], house, low) == barred("terrain", (0, 0), "lintel")
    assert goes([(500, 500), (1500, -500)], house, z=820) == walked(141_421, ways=["walk"], heights=[820, 820])
