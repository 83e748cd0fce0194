"""Laws of ground with heights, on random tables of floors, stairs, mud and walls (T-26, T-28)."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from fractions import Fraction
from itertools import pairwise
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.engine.record import value
from app.geometry.crossings import covers
from app.geometry.movement import Barred, Ground, Walked, walk
from app.geometry.shapes import Board, Figure, Passage, Point, Prism, Terrain
from tests.geometry.table import block, figure

SIZE = 2400
STEP = 250
seeds = st.integers(0, 10**9)
Turn = Callable[[Point], Point]
TURNS: dict[str, tuple[Turn, bool]] = {
    "shifted": (lambda at: (at[0] + 34, at[1] + 12), False),
    "mirrored": (lambda at: (SIZE - at[0], at[1]), True),
    "turned": (lambda at: (SIZE - at[1], at[0]), False),
}


@value
class Walk:
    """A table, who walks on it, its path, an enemy."""

    board: Board
    mover: Figure
    path: tuple[Point, ...]
    enemy: Figure

    def told(self) -> Walked | Barred:
        return walk(self.mover, self.path, Ground(self.board), (self.enemy,), (), STEP)


def scene(seed: int, kinds: Sequence[str] = ("floor", "stairs", "ladder")) -> Walk:
    """Corners of pieces lie on multiples of 20, points of the path on other multiples of 4; one piece is a flight."""
    chance = Random(seed)
    pieces = [_piece(chance, f"p{i}", chance.choice(kinds)) for i in range(9)]
    board = Board(width=SIZE, height=SIZE, terrain=(*pieces, _flight(chance)))
    path = [_place(chance)]
    while len(path) < 4:
        x, y = path[-1]
        path.append((x + 20 * chance.randrange(-30, 31), y + 20 * chance.randrange(1, 31)))
    z = Ground(board).under(path[0], chance.choice([0, 0, 200, 500]), STEP)
    mover = figure(*path[0], chance.choice([1, 20, 60]), id="mover", z=z, h=chance.choice([200, 350]))
    enemy = figure(*_place(chance), 40, id="enemy", z=chance.choice([0, 200]))
    return Walk(board=board, mover=mover, path=tuple(path), enemy=enemy)


def _piece(chance: Random, name: str, kind: str) -> Terrain:
    """One box; mud is never on stairs, since there its price hangs on where a leg is cut."""
    prism = _box(chance)
    return Terrain(id=name, name="", kind="floor" if prism.passage == "difficult" else kind, prisms=(prism,))


def _place(chance: Random) -> Point:
    return 20 * chance.randrange(20, 100) + 4, 20 * chance.randrange(20, 60) + 8


def _box(chance: Random) -> Prism:
    x, y = (20 * chance.randrange(0, 110) for _ in range(2))
    w, d = (20 * chance.randrange(2, 40) for _ in range(2))
    ways: list[Passage] = ["free", "free", "difficult", "climb", "blocked"]
    passage = chance.choice(ways)
    top = chance.choice([90, 190] if passage == "difficult" else [20, 100, 200, 240, 250, 260, 400, 480, 700])
    return block(x, x + w, y, y + d, top, chance.choice([0, 0, 0, max(0, top - 20)]), passage=passage)


def _flight(chance: Random) -> Terrain:
    x, y, deep = 20 * chance.randrange(20, 60), 20 * chance.randrange(10, 60), 20 * chance.randrange(4, 10)
    rows = ((y + i * deep, 110 * (i + 1)) for i in range(4))
    prisms = tuple(block(x, x + 1000, low, low + deep, top, passage="free") for low, top in rows)
    return Terrain(id="flight", name="", kind="stairs", prisms=prisms)


def gist(told: Walked | Barred) -> object:
    """All of an answer but the drawn place and the piece met first, which rounding may tell apart."""
    return told if isinstance(told, Walked) else (told.code, told.leg)


def _moved(w: Walk, turn: Turn, *, flips: bool) -> Walk:
    def prism(p: Prism) -> Prism:
        points = [turn(at) for at in p.footprint]
        return replace(p, footprint=tuple(points[::-1] if flips else points))

    def body(f: Figure) -> Figure:
        x, y = turn(f.centre)
        return replace(f, x=x, y=y)

    terrain = tuple(replace(piece, prisms=tuple(map(prism, piece.prisms))) for piece in w.board.terrain)
    size = 2 * SIZE
    board = Board(width=size, height=size, terrain=terrain)
    return Walk(board=board, mover=body(w.mover), path=tuple(map(turn, w.path)), enemy=body(w.enemy))


@pytest.mark.rule("T-26")
@pytest.mark.rule("T-14")
@pytest.mark.parametrize("how", TURNS)
@settings(max_examples=100, deadline=None)
@given(seeds)
def test_shifting_mirroring_and_turning_change_no_ruling(how: str, seed: int) -> None:
    w = scene(seed)
    as_it_is = replace(w, board=replace(w.board, width=2 * SIZE, height=2 * SIZE))
    turn, flips = TURNS[how]
    inside = all(200 < c < SIZE - 200 for at in w.path for c in at)
    if inside:
        assert gist(_moved(w, turn, flips=flips).told()) == gist(as_it_is.told())


@pytest.mark.rule("T-14")
@pytest.mark.rule("T-26")
@settings(max_examples=150, deadline=None)
@given(seeds)
def test_cutting_pieces_in_two_changes_no_ruling(seed: int) -> None:
    w, chance = scene(seed), Random(seed)
    terrain = [
        replace(piece, prisms=tuple(p for prism in piece.prisms for p in _halves(prism, chance)))
        for piece in w.board.terrain
    ]
    assert gist(replace(w, board=replace(w.board, terrain=tuple(terrain))).told()) == gist(w.told())


def _halves(prism: Prism, chance: Random) -> tuple[Prism, Prism]:
    """Cut at an odd place, where no path runs along."""
    (x0, y0), _, (x1, y1), _ = prism.footprint
    more = {"passage": prism.passage}
    if chance.random() < 0.5:
        x = chance.randrange(x0 + 3, x1 - 2, 2)
        boxes = (x0, x | 1, y0, y1), (x | 1, x1, y0, y1)
    else:
        y = chance.randrange(y0 + 3, y1 - 2, 2)
        boxes = (x0, x1, y0, y | 1), (x0, x1, y | 1, y1)
    one, other = (block(*box, prism.top, prism.bottom, **more) for box in boxes)  # type: ignore[arg-type]
    return one, other


@pytest.mark.rule("T-21")
@pytest.mark.rule("T-26")
@settings(max_examples=150, deadline=None)
@given(seeds)
def test_a_leg_cut_in_the_middle_is_as_legal_as_long_and_as_high(seed: int) -> None:
    """Off stairs it is as long; on them never shorter, since a tread is not a slope; each part is floored twice.

    No ladders: in the middle of a leg one may touch a ladder that the whole leg does not.
    """
    w = scene(seed, ("floor", "stairs"))
    cut = replace(w, path=_with_middles(w.path))
    whole, parts = w.told(), cut.told()
    if isinstance(whole, Barred) or isinstance(parts, Barred):
        assert isinstance(whole, Barred)
        assert isinstance(parts, Barred)
        assert whole.leg == parts.leg // 2
        return
    assert parts.heights[::2] == whole.heights
    pairs = zip(parts.legs[::2], parts.legs[1::2], strict=True)
    for way, leg, both in zip(whole.ways, whole.legs, map(sum, pairs), strict=True):
        assert both >= leg - 4
        assert way == "stairs" or both <= leg


def _with_middles(path: Sequence[Point]) -> tuple[Point, ...]:
    middles = [((a[0] + b[0]) // 2, (a[1] + b[1]) // 2) for a, b in pairwise(path)]
    return (path[0], *(at for pair in zip(middles, path[1:], strict=True) for at in pair))


@pytest.mark.rule("T-26")
@settings(max_examples=60, deadline=None)
@given(seeds)
def test_heights_agree_with_a_slow_walk_in_small_steps(seed: int) -> None:
    w = scene(seed, ("floor", "stairs"))
    told = w.told()
    if isinstance(told, Barred):
        return
    z, rises = w.mover.z, [w.mover.z]
    for a, b in pairwise(w.path):
        for i in range(1, 301):
            z = _slow(w.board, (a, b, Fraction(i, 300)), z)
        rises.append(z)
    assert tuple(rises) == told.heights


def _slow(board: Board, at: tuple[Point, Point, Fraction], z: int) -> int:
    """The highest top under a place of a leg that is at most a step above z."""
    (ax, ay), (bx, by), share = at
    fine = share.denominator
    place = (ax * fine + (bx - ax) * share.numerator, ay * fine + (by - ay) * share.numerator)
    prisms = (p for piece in board.terrain for p in piece.prisms if p.passage != "blocked" and p.top <= z + STEP)
    return max((p.top for p in prisms if covers([(x * fine, y * fine) for x, y in p.footprint], place)), default=0)
