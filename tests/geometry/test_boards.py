"""Tables that can be played on and tables that cannot (T-01, T-02)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.geometry.shapes import Board, Fault, Point, Prism, Terrain, check_board, faults, snap
from tests.geometry.table import block, board, corners


def outline(*points: Point) -> Board:
    return board([corners(*points)])


SIXTY_FIVE = [(i * 10, i * i) for i in range(65)]


@pytest.mark.rule("T-02")
@pytest.mark.parametrize(
    ("wrong", "path", "code"),
    [
        (Board(width=0, height=100, terrain=()), "width", "size"),
        (Board(width=100, height=20_001, terrain=()), "height", "size"),
        (outline((0, 0), (9, 0)), "terrain[0].prisms[0].footprint", "corners"),
        (outline(*SIXTY_FIVE), "terrain[0].prisms[0].footprint", "corners"),
        (outline((0, 0), (20_001, 0), (0, 9)), "terrain[0].prisms[0].footprint[1]", "coordinate"),
        (outline((0, 0), (0, 0), (90, 0), (0, 90)), "terrain[0].prisms[0].footprint[0]", "zero_edge"),
        (outline((0, 0), (90, 90), (90, 0), (0, 90)), "terrain[0].prisms[0].footprint[0]", "not_simple"),
        (outline((0, 0), (90, 0), (50, 0), (50, 90)), "terrain[0].prisms[0].footprint[0]", "not_simple"),
        (
            outline((0, 0), (90, 0), (90, 90), (50, 0), (0, 90)),
            "terrain[0].prisms[0].footprint[0]",
            "not_simple",
        ),
        (outline((0, 0), (0, 90), (90, 0)), "terrain[0].prisms[0].footprint", "clockwise"),
        (outline((0, 0), (900, 0), (900, 1), (0, 1)), "terrain[0].prisms[0].footprint", "thin"),
        (outline((0, 0), (900, 900), (899, 901)), "terrain[0].prisms[0].footprint", "thin"),
        (board([block(0, 9, 0, 9, 100, 100)]), "terrain[0].prisms[0].top", "height"),
        (board([block(0, 9, 0, 9, 20_001)]), "terrain[0].prisms[0].top", "coordinate"),
    ],
)
def test_what_is_refused_and_why(wrong: Board, path: str, code: str) -> None:
    with pytest.raises(Fault) as caught:
        check_board(wrong)
    assert (caught.value.path, caught.value.code) == (path, code)


@pytest.mark.rule("T-02")
def test_an_id_is_given_once() -> None:
    twice = Terrain(id="wall", name="Wall", kind="wall", prisms=(block(0, 9, 0, 9, 100),))
    assert [*faults(Board(width=100, height=100, terrain=(twice, twice)))] == [("terrain[1].id", "duplicate_id")]
    none = Terrain(id="", name="Wall", kind="wall", prisms=())
    assert [*faults(Board(width=100, height=100, terrain=(none,)))] == [("terrain[0].id", "id")]


@pytest.mark.rule("T-02")
def test_what_is_accepted() -> None:
    check_board(outline((0, 0), (900, 0), (900, 2), (0, 2)))
    check_board(outline((0, 0), (500, 0), (900, 0), (900, 400), (450, 100), (0, 400)))
    check_board(outline(*[(i * 10, i * i) for i in range(64)]))
    check_board(board([block(0, 90, 0, 90, 100), block(0, 90, 0, 90, 100)]))


@pytest.mark.rule("T-01")
@given(st.integers(-20_000, 20_000), st.floats(-0.499, 0.499))
def test_a_dragged_place_snaps_to_the_nearest_unit(whole: int, more: float) -> None:
    assert snap(whole + more) == whole
    assert snap(-(whole + more)) == -whole


@pytest.mark.rule("T-01")
def test_halves_snap_away_from_zero() -> None:
    assert [snap(x) for x in (0.5, -0.5, 1.5, 2.5, -2.5, 0.49999999999999994, -0.0)] == [1, -1, 2, 3, -3, 0, 0]


@pytest.mark.rule("T-02")
def test_a_prism_stands_where_it_is_put() -> None:
    assert block(1, 2, 3, 4, 5) == Prism(footprint=((1, 3), (2, 3), (2, 4), (1, 4)), bottom=0, top=5)
