"""Stairs and ladders, worked out by hand: their rises count in the length of a way (T-21, T-26)."""

from math import isqrt

import pytest

from app.geometry.movement import Walked, Way
from app.geometry.shapes import Point
from tests.geometry.heights import barred, body, floor, goes, ladder, piece, stairs, walked
from tests.geometry.table import block

FOUR = stairs(250, 150, 300, 450, 600)
"""Four treads; the floor at 7.5 cm behind them is the fifth riser."""
UPSTAIRS = floor(750, 1000, 3000)
HOUSE = (FOUR, UPSTAIRS)


@pytest.mark.rule("T-21")
@pytest.mark.rule("T-26")
def test_five_risers_to_a_floor_of_seven_and_a_half_cm() -> None:
    """10 cm of stairs in plan, 7.5 cm of rises: 12.5 cm; with 4 cm before them and 6 cm after, 22.5 cm."""
    assert goes([(-400, 0), (1600, 0)], *HOUSE) == walked(225_000, ways=["stairs"], heights=[0, 750])
    assert goes([(1600, 0), (-400, 0)], *HOUSE, z=750) == walked(225_000, ways=["stairs"], heights=[750, 0])
    cut = goes([(-400, 0), (1000, 0), (1600, 0)], *HOUSE)
    assert cut == walked(165_000, 60_000, ways=["stairs", "walk"], heights=[0, 750, 750])


@pytest.mark.rule("T-21")
def test_part_of_the_way_up() -> None:
    """From the first tread (its very edge) to the floor: 10 cm and 6 cm of rises; and 5 cm on with 3 cm of them."""
    assert goes([(0, 0), (1000, 0)], *HOUSE, z=150) == walked(
        isqrt(1_360_000 * 10_000), ways=["stairs"], heights=[150, 750]
    )
    assert goes([(100, 0), (500, 0)], *HOUSE, z=150) == walked(50_000, ways=["stairs"], heights=[150, 450])
    assert goes([(100, 0), (200, 0)], *HOUSE, z=150) == walked(10_000, ways=["walk"], heights=[150, 150])
    assert goes([(-100, 0), (0, 0)], *HOUSE) == walked(25_000, ways=["stairs"], heights=[0, 150])
    assert goes([(600, -300), (600, 300)], *HOUSE, z=450) == walked(60_000, ways=["walk"], heights=[450, 450])


@pytest.mark.rule("T-21")
def test_a_slanted_way_up_to_the_last_digit() -> None:
    """From (−200, −300) to (1300, 300): two thirds of √2 610 000 on stairs, one third off them."""
    on, off = isqrt((2_610_000 * 4 // 9 + 750 * 750) * 10**20), isqrt(2_610_000 // 9 * 10**20)
    price = (on + off) // 10**8
    assert goes([(-200, -300), (1300, 300)], *HOUSE) == walked(price, ways=["stairs"], heights=[0, 750])


@pytest.mark.rule("T-21")
def test_up_and_down_again_counts_every_rise() -> None:
    """A bridge of 2 × 10 cm with no landing, in one leg or two: 2 × 12.5 cm."""
    up = [block(i * 250, (i + 1) * 250, -500, 500, top, passage="free") for i, top in enumerate((150, 300, 450, 600))]
    down = [block(2250 - i * 250, 2500 - i * 250, -500, 500, 150 + 150 * i, passage="free") for i in range(4)]
    crest = block(1000, 1500, -500, 500, 750, passage="free")
    bridge = piece("bridge", "stairs", *up, crest, *down)
    over = goes([(-100, 0), (1250, 0), (2600, 0)], bridge)
    once = goes([(-100, 0), (2600, 0)], bridge)
    assert isinstance(over, Walked)
    assert isinstance(once, Walked)
    assert once.length == 20_000 + isqrt((2500**2 + 1500**2) * 10_000)
    assert over.length == 20_000 + 2 * isqrt((1250**2 + 750**2) * 10_000)
    assert (over.heights, once.heights) == ((0, 750, 0), (0, 0))


@pytest.mark.rule("T-21")
def test_case_12_a_rise_of_7_while_going_24_flat_is_25_once() -> None:
    flight, up = stairs(800, 175, 350, 525), floor(700, 2400, 3000)
    assert goes([(-1, 0), (2400, 0)], flight, up) == walked(250_100, ways=["stairs"], heights=[0, 700])
    assert goes([(-100, 0), (2500, 0)], flight, up) == walked(270_000, ways=["stairs"], heights=[0, 700])
    for ways in ([], ["stairs"]):
        assert goes([(2500, 0), (-100, 0)], flight, up, z=700, ways=ways) == walked(
            270_000, ways=["stairs"], heights=[700, 0]
        )


@pytest.mark.rule("T-21")
def test_rough_stairs_cost_double_what_they_are_long() -> None:
    """Rubble on all four treads: 12.5 cm more; mud on the 3 cm before them: 3 cm more, as it would be in two legs."""
    prisms = (block(i * 250, i * 250 + 250, -500, 500, 150 + 150 * i, passage="difficult") for i in range(4))
    rubble = piece("rubble", "stairs", *prisms)
    assert goes([(1000, 0), (-1, 0)], rubble, UPSTAIRS, z=750) == walked(
        125_100 + 125_000, ways=["stairs"], heights=[750, 0]
    )
    mud = piece("mud", "mud", block(-400, -100, -500, 500, 1, passage="difficult"))
    assert goes([(-500, 0), (1000, 0)], mud, *HOUSE) == walked(205_000, ways=["stairs"], heights=[0, 750])
    assert goes([(-500, 0), (-50, 0), (1000, 0)], mud, *HOUSE) == walked(
        75_000, 130_000, ways=["walk", "stairs"], heights=[0, 0, 750]
    )


@pytest.mark.rule("T-26")
def test_the_same_treads_are_steps_if_they_are_no_stairs() -> None:
    treads = [block(i * 250, i * 250 + 250, -500, 500, 150 + 150 * i, passage="free") for i in range(4)]
    assert goes([(-400, 0), (1600, 0)], piece("hill", "hill", *treads), UPSTAIRS) == walked(
        200_000, ways=["walk"], heights=[0, 750]
    )


@pytest.mark.rule("T-28")
def test_stairs_too_steep_for_a_base_and_from_the_side() -> None:
    """Treads of 1.6 cm: the one two above is then just touched; of 1.59 cm, it is in the way. No way in by the side."""
    assert isinstance(goes([(-400, 0), (700, 0)], stairs(160, 150, 300, 450, 600), floor(750, 640)), Walked)
    steep = goes([(-400, 0), (700, 0)], stairs(159, 150, 300, 450, 600), floor(750, 636))
    assert steep == barred("terrain", (0, 0), "stairs")
    assert goes([(600, -900), (600, 0)], *HOUSE) == barred("terrain", (600, -500), "stairs")
    assert goes([(600, 0), (600, -900)], *HOUSE, z=450) == barred("ground", (600, -500), "stairs")


@pytest.mark.rule("T-26")
def test_a_way_that_the_ground_does_not_bear_out_is_refused() -> None:
    up: list[Point] = [(-400, 0), (1600, 0)]
    named: dict[Way, object] = {"stairs": goes(up, *HOUSE), "walk": barred("ground", (-400, 0), None)}
    for way, told in named.items():
        assert goes(up, *HOUSE, ways=[way]) == told
    assert goes([(-400, 0), (-100, 0)], *HOUSE, ways=["stairs"]) == barred("ground", (-400, 0), None)
    assert goes([(-400, 0), (-300, 0), (1600, 0)], *HOUSE, ways=["walk", "walk"]) == barred(
        "ground", (-300, 0), None, 1
    )
    assert goes(up, *HOUSE, ways=["stairs", "walk"]) == barred("ways", (-400, 0), None)


TOWER = floor(750)
LADDER = ladder(-20, 0, 750)
"""A ladder that stands before a tower."""


@pytest.mark.rule("T-21")
@pytest.mark.rule("T-26")
def test_up_and_down_a_ladder() -> None:
    """4 cm in plan and 7.5 cm up: 8.5 cm. The base of 4 cm touches the ladder where it stands below."""
    assert goes([(-220, 0), (180, 0)], TOWER, LADDER, r=200) == walked(85_000, ways=["stairs"], heights=[0, 750])
    assert goes([(180, 0), (-220, 0)], TOWER, LADDER, r=200, z=750) == walked(85_000, ways=["stairs"], heights=[750, 0])
    long = goes([(-620, 0), (-220, 0), (180, 0), (580, 0)], TOWER, LADDER, r=200)
    assert long == walked(40_000, 85_000, 40_000, ways=["walk", "stairs", "walk"], heights=[0, 0, 750, 750])
    ways: list[Way] = ["walk", "stairs", "walk"]
    assert goes([(-620, 0), (-220, 0), (180, 0), (580, 0)], TOWER, LADDER, r=200, ways=ways) == long


@pytest.mark.rule("T-26")
def test_a_ladder_is_gone_by_from_where_it_is_touched_to_where_it_is() -> None:
    assert goes([(-230, 0), (180, 0)], TOWER, LADDER, r=200) == barred("terrain", (-20, 0), "ladder")
    assert goes([(-229, 0), (180, 0)], TOWER, LADDER, r=200) == walked(
        isqrt((409**2 + 750**2) * 10_000), ways=["stairs"], heights=[0, 750]
    )
    assert isinstance(goes([(-220, 0), (209, 0)], TOWER, LADDER, r=200), Walked)
    assert goes([(-220, 0), (210, 0)], TOWER, LADDER, r=200) == barred("terrain", (-20, 0), "ladder")
    assert goes([(-220, 0), (180, 0)], TOWER, r=200) == barred("terrain", (0, 0), "floor750")


@pytest.mark.rule("T-26")
@pytest.mark.rule("T-28")
def test_what_bars_a_ladder() -> None:
    up: list[Point] = [(-220, 0), (180, 0)]
    ceiling = piece("ceiling", "floor", block(-900, -200, -500, 500, 720, 700, passage="free"))
    hatch = piece("hatch", "floor", block(-900, -420, -500, 500, 720, 700, passage="free"))
    rail = piece("rail", "wall", block(20, 40, -500, 500, 800))
    foe, guard, low = body((500, 0), 750, name="foe"), body((0, 300), 750, name="guard"), body((300, 0), 400)
    assert goes(up, TOWER, LADDER, ceiling, r=200) == barred("terrain", (-220, 0), "ceiling")
    assert goes(up, TOWER, LADDER, hatch, r=200) == goes(up, TOWER, LADDER, r=200)
    assert goes(up, TOWER, LADDER, rail, r=200) == barred("terrain", (20, 0), "rail")
    assert goes(up, TOWER, LADDER, r=200, enemies=[foe]) == barred("base", (180, 0), "foe")
    assert goes(up, TOWER, LADDER, r=200, enemies=[guard]) == barred("base", (0, 0), "guard")
    assert goes(up, TOWER, LADDER, r=200, enemies=[low]) == goes(up, TOWER, LADDER, r=200)
    hanging = body((-220, 300), 400, name="hanging")
    assert goes(up, TOWER, LADDER, r=200, enemies=[hanging]) == barred("base", (-220, 0), "hanging")


@pytest.mark.rule("T-26")
def test_a_ladder_that_ends_in_the_air_leads_nowhere() -> None:
    assert goes([(-220, 0), (180, 0)], LADDER, r=200) == barred("terrain", (-20, 0), "ladder")
    assert isinstance(goes([(-220, 0), (180, 0)], floor(500), LADDER, r=200), Walked)
    assert goes([(-220, 0), (180, 0)], floor(499), LADDER, r=200) == barred("terrain", (-20, 0), "ladder")
    assert goes([(-220, -80), (-220, 80)], TOWER, LADDER, r=200) == walked(16_000, ways=["walk"], heights=[0, 0])
