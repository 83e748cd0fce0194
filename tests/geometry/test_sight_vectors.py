"""Looks worked out by hand: a viewer at (0, 0), a target 20 cm away, and what stands between (T-10 to T-15)."""

import pytest

from app.geometry.shapes import Figure, Prism
from app.geometry.sight import Card, Klass
from tests.geometry.table import block, corners, figure, look

VIEWER = figure(0, 0)
TARGET = figure(2000, 0)
ON_A_ROOF = figure(0, 0, z=1000)
TARGET_ON_A_ROOF = figure(2000, 0, z=1000)

Example = tuple[int, list[Prism], Figure, Figure, Klass, int, list[int]]

EXAMPLES: list[Example] = [
    (1, [], VIEWER, TARGET, "full", 1000, []),
    (2, [block(990, 1000, -500, 500, 800)], VIEWER, TARGET, "none", 0, [1000]),
    (3, [block(990, 1000, 0, 500, 800)], VIEWER, TARGET, "cover", 500, [500]),
    (4, [block(900, 1000, 80, 500, 800)], VIEWER, TARGET, "full", 1000, []),
    (5, [block(990, 1000, 79, 500, 800)], VIEWER, TARGET, "cover", 994, [6]),
    (6, [block(990, 1000, -500, 500, 150)], VIEWER, TARGET, "full", 1000, []),
    (7, [block(990, 1000, -500, 500, 200)], VIEWER, TARGET, "cover", 714, [286]),
    (8, [block(990, 1000, -500, 500, 300)], VIEWER, TARGET, "cover", 143, [857]),
    (9, [block(1200, 1250, -500, 500, 330)], VIEWER, TARGET, "none", 0, [1000]),
    (10, [block(500, 1000, -500, 500, 900, 325)], VIEWER, TARGET, "full", 1000, []),
    (11, [block(500, 1000, -500, 500, 900, 310)], VIEWER, TARGET, "cover", 914, [86]),
    (12, [block(990, 1000, -500, 500, 200), block(490, 500, 0, 300, 800)], VIEWER, TARGET, "cover", 357, [286, 500]),
    (13, [block(990, 1000, 0, 500, 800), block(990, 1000, -500, 0, 800)], VIEWER, TARGET, "none", 0, [500, 500]),
    (14, [block(990, 1000, 1, 500, 800), block(990, 1000, -500, -1, 800)], VIEWER, TARGET, "cover", 13, [494, 494]),
    (15, [block(2160, 2170, -500, 500, 800)], VIEWER, TARGET, "full", 1000, []),
    (16, [block(300, 1000, 0, 50, 800)], VIEWER, TARGET, "cover", 500, [500]),
    (17, [block(950, 1050, -50, 50, 800)], VIEWER, TARGET, "cover", 342, [658]),
    (18, [block(-500, 500, -500, 500, 1000)], ON_A_ROOF, TARGET, "cover", 714, [286]),
    (19, [block(1500, 2500, -500, 500, 1000)], VIEWER, TARGET_ON_A_ROOF, "cover", 333, [667]),
    (21, [block(170, 180, -500, 500, 200)], VIEWER, TARGET, "full", 1000, []),
    (22, [block(1820, 1830, -500, 500, 200)], VIEWER, TARGET, "cover", 455, [545]),
    (
        23,
        [block(990, 1000, -500, 500, 280), block(990, 1000, -500, 500, 800, 320)],
        VIEWER,
        TARGET,
        "cover",
        229,
        [743, 29],
    ),
]


@pytest.mark.rule("T-11")
@pytest.mark.rule("T-13")
@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: f"vector {example[0]}")
def test_what_is_hidden(example: Example) -> None:
    _, prisms, viewer, target, klass, visible, alone = example
    sight = look(viewer, target, *prisms)
    assert (sight.klass, sight.permille) == (klass, visible)
    assert [(blocker.id, blocker.permille) for blocker in sight.blockers] == [
        (f"p{i}", share) for i, share in enumerate(alone)
    ]


@pytest.mark.rule("T-10")
def test_vector_20_the_card_is_square_to_a_slanted_look() -> None:
    wall = corners((600, 800), (660, 880), (260, 1180), (200, 1100))
    sight = look(VIEWER, figure(1200, 1600), wall)
    assert sight.card == Card(a=(1328, 1504), b=(1072, 1696), bottom=0, top=350)
    assert (sight.klass, sight.permille) == ("cover", 500)
    assert sight.eye == (0, 0, 300)


@pytest.mark.rule("T-12")
def test_the_shadow_is_told_in_whole_units_of_the_card() -> None:
    left = look(VIEWER, TARGET, block(990, 1000, 0, 500, 800))
    assert left.shadows == (((160, 0), (320, 0), (320, 350), (160, 350)),)
    assert left.blockers[0].shadows == left.shadows


@pytest.mark.rule("T-12")
def test_a_tie_of_permille_goes_up() -> None:
    """A slit of 1/80 is 12.5 permille: 13 seen."""
    assert look(VIEWER, TARGET, block(990, 1000, 1, 500, 800), block(990, 1000, -500, -1, 800)).permille == 13
