"""Looks that went wrong elsewhere, and eyes in odd places (T-14, T-15, T-18)."""

from itertools import pairwise

import pytest

from app.geometry.cards import outline_of
from app.geometry.shapes import Point, Prism
from tests.geometry.table import block, corners, figure, look

Move = tuple[int, int, int, int, int, int]
MOVES: dict[str, Move] = {
    "as it is": (1, 0, 0, 1, 0, 0),
    "shifted": (1, 0, 0, 1, 10, 10),
    "mirrored": (-1, 0, 0, 1, 12000, 0),
    "turned": (0, -1, 1, 0, 12000, 0),
}


def put(move: Move, at: Point) -> Point:
    a, b, c, d, x, y = move
    return a * at[0] + b * at[1] + x, c * at[0] + d * at[1] + y


def put_prism(move: Move, prism: Prism) -> Prism:
    points = [put(move, at) for at in prism.footprint]
    turns = move[0] * move[3] - move[1] * move[2]
    return Prism(footprint=tuple(points if turns > 0 else points[::-1]), bottom=prism.bottom, top=prism.top)


@pytest.mark.rule("T-14")
@pytest.mark.parametrize("move", MOVES.values(), ids=MOVES)
def test_case_1_a_corner_that_is_grazed_hides_nothing(move: Move) -> None:
    """The ray to the left end of the card touches the corner at (50, 50) cm; then all is 0.1 mm to either side."""
    tower = put_prism(move, block(5000, 7000, 5000, 7000, 1000))
    looks = [((4600 + by, 5400 + by), (5272 + by, 4504 + by)) for by in (0, 1, -1)]
    seen = [look(figure(*put(move, eye)), figure(*put(move, body)), tower) for eye, body in looks]
    assert [sight.klass for sight in seen] == ["full", "cover", "full"]
    assert [sight.permille for sight in seen] == [1000, 991, 1000]


@pytest.mark.rule("T-14")
def test_case_1_further_in_more_is_hidden() -> None:
    tower = block(5000, 7000, 5000, 7000, 1000)
    pairs = [(figure(4600 + by, 5400 + by), figure(5272 + by, 4504 + by)) for by in range(0, 200, 5)]
    seen = [look(viewer, target, tower).permille for viewer, target in pairs]
    assert seen == sorted(seen, reverse=True)
    assert (seen[0], seen[-1]) == (1000, 0)


@pytest.mark.rule("T-14")
def test_case_2_no_slit_where_two_walls_share_an_end() -> None:
    viewer, target = figure(0, 0), figure(2000, 0)
    above, below = corners((995, 0), (1005, 0), (1205, 900), (1195, 900)), block(995, 1005, -900, 0, 800)
    assert look(viewer, target, above, below).klass == "none"
    assert look(viewer, target, above, below).permille == 0


@pytest.mark.rule("T-14")
@pytest.mark.parametrize("axis", [0, 1])
def test_case_2_a_wall_in_ten_pieces_is_the_whole_wall(axis: int) -> None:
    viewer, target = figure(0, 37), figure(1900, 641, 143)
    cuts = [900 + 10 * i for i in range(11)] if axis == 0 else [-50 + 40 * i for i in range(11)]
    whole = block(900, 1000, -50, 350, 270)
    pieces = [block(lo, hi, -50, 350, 270) if axis == 0 else block(900, 1000, lo, hi, 270) for lo, hi in pairwise(cuts)]
    one, ten = look(viewer, target, whole), look(viewer, target, *pieces)
    assert 0 < one.permille < 1000
    assert (one.klass, one.permille) == (ten.klass, ten.permille)


@pytest.mark.rule("T-14")
def test_case_3_a_wall_along_the_look_has_no_width() -> None:
    viewer, target = figure(0, 0), figure(2000, 0)
    for points in (((500, -1), (1500, -1), (1500, 1), (500, 1)), ((1500, 1), (500, 1), (500, -1), (1500, -1))):
        sight = look(viewer, target, corners(*points))
        assert sight.klass == "cover"
        assert sight.permille == 975
    edge_on = corners((500, 0), (1500, 0), (1500, 2), (500, 2))
    assert look(viewer, target, edge_on).permille == 975
    assert look(target, viewer, edge_on).permille == 975


@pytest.mark.rule("T-14")
@pytest.mark.parametrize("y", [160, 161, 400])
def test_case_4_nobody_sees_round_through_what_is_off_the_table(y: int) -> None:
    flush = block(3000, 3100, 0, 2000, 800)
    viewer, target = figure(2000, y), figure(4000, 160)
    assert look(viewer, target, flush).klass == "none"
    assert look(target, viewer, flush).klass == "none"
    short = block(3000, 3100, 100, 2000, 800)
    edge_wall = block(0, 12000, -20, 0, 800)
    assert look(viewer, target, short, edge_wall) == look(viewer, target, short)


@pytest.mark.rule("T-11")
@pytest.mark.parametrize("x", [300, 1000, 1850])
@pytest.mark.parametrize("y", [0, 3, -7])
def test_case_5_a_pillar_of_a_millimetre_is_never_missed(x: int, y: int) -> None:
    pillar = corners((x + 10, y), (x, y + 10), (x - 10, y), (x, y - 10))
    sight = look(figure(0, 0), figure(2000, 0), pillar)
    near = sorted(abs(lateral * 2000 / depth) for depth, lateral in ((x, 10), (x, 10)))
    assert [blocker.id for blocker in sight.blockers] == ["p0"]
    assert abs(sight.blockers[0].permille - 1000 * 2 * near[0] / 320) < 4


@pytest.mark.rule("T-15")
def test_case_6_a_floor_hides_who_is_under_it() -> None:
    slab = block(0, 2000, 0, 2000, 1000, 980)
    for x in (800, 1500):
        assert look(figure(500, 800, z=1000, h=450, eye=400), figure(x, 800), slab).klass == "none"
    assert look(figure(500, 800, z=1000), figure(500, 800), slab).klass == "none"
    assert look(figure(500, 800, z=1000), figure(500, 800)).klass == "full"
    assert look(figure(500, 800), figure(500, 800, z=1000), slab).blockers[0].id == "p0"


@pytest.mark.rule("T-15")
def test_case_7_inside_one_building_they_see_each_other_and_out_by_openings_only() -> None:
    def walls(*, door: bool) -> list[Prism]:
        south = [block(2000, 4000, 2000, 2020, 800)]
        if door:
            south = [block(2000, 2700, 2000, 2020, 800), block(3300, 4000, 2000, 2020, 800)]
        sides = [block(2000, 2020, 2000, 4000, 800), block(3980, 4000, 2000, 4000, 800)]
        return [*south, *sides, block(2000, 4000, 3980, 4000, 800), block(2000, 4000, 2000, 4000, 820, 800)]

    one, other, outside = figure(2500, 2500), figure(3500, 3500), figure(3000, 1000)
    assert look(one, other, *walls(door=False)).klass == "full"
    assert look(other, outside, *walls(door=False)).klass == "none"
    assert look(figure(3000, 3000), outside, *walls(door=True)).klass == "full"
    assert look(figure(2300, 2300), outside, *walls(door=True)).klass == "none"


@pytest.mark.rule("T-15")
@pytest.mark.parametrize(
    ("solid", "klass"),
    [
        (block(-50, 50, -50, 50, 400), "none"),
        (block(-50, 0, -500, 500, 800), "full"),
        (block(0, 50, -500, 500, 800), "none"),
        (block(-50, 50, 0, 50, 800), "cover"),
        (block(0, 5, 0, 300, 800), "cover"),
        (corners((0, 0), (-50, 40), (-50, -40)), "full"),
        (corners((0, 0), (50, -40), (50, 40)), "none"),
    ],
    ids=["in it", "back to it", "face to it", "along it", "at its corner", "at a point behind", "at a point ahead"],
)
def test_an_eye_in_or_on_a_solid(solid: Prism, klass: str) -> None:
    assert look(figure(0, 0), figure(2000, 0), solid).klass == klass


@pytest.mark.rule("T-15")
def test_an_eye_over_a_solid_sees_past_its_edge() -> None:
    assert look(figure(0, 0), figure(2000, 0), block(-50, 50, -50, 50, 290)).klass == "full"
    assert look(figure(0, 0, z=300), figure(2000, 0), block(-500, 1990, -500, 500, 300)).klass == "cover"


@pytest.mark.rule("T-15")
def test_their_own_bodies_never_hide() -> None:
    viewer, target = figure(0, 0), figure(2000, 0)
    assert look(viewer, target, hiders=(viewer, target)).klass == "full"


@pytest.mark.rule("T-18")
def test_a_figure_between_hides_by_a_polygon_of_sixteen_corners() -> None:
    between = figure(1000, 0, 80, id="friend", h=800)
    sight = look(figure(0, 0), figure(2000, 0), hiders=(between,))
    assert [(blocker.id, blocker.prism) for blocker in sight.blockers] == [("friend", 0)]
    assert (sight.klass, sight.permille) == ("none", 0)
    small = figure(1000, 0, 40, id="small", h=800)
    assert look(figure(0, 0), figure(2000, 0), hiders=(small,)).permille == 500
    low = figure(1000, 0, 80, id="low", h=100, eye=90)
    assert look(figure(0, 0), figure(2000, 0), hiders=(low,)).blockers == ()


@pytest.mark.rule("T-18")
def test_the_polygon_of_a_body() -> None:
    outline = [(x - 7, y - 9) for x, y in outline_of(figure(7, 9, 160))]
    assert outline[:5] == [(160, 0), (148, 61), (113, 113), (61, 148), (0, 160)]
    assert [(-y, x) for x, y in outline] == outline[4:] + outline[:4]
