"""Laws of sight on random tables: what must change nothing, and a slow count of single rays that must agree."""

from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.geometry.cards import outline_of
from app.geometry.looks import Look, look_of, shade_of
from app.geometry.shapes import Figure, Point, Prism
from app.geometry.shares import FLOATS
from app.geometry.sight import Obstacles, Sight, see
from app.geometry.stretches import stretches
from tests.geometry.scenes import Scene, scene
from tests.geometry.table import board, look

Verdict = tuple[str, int, list[tuple[str, int]]]
scenes = st.builds(scene, st.integers(0, 10**9))
Move = Callable[[Point], Point]
MIRROR: Move = lambda at: (6000 - at[0], at[1])  # noqa: E731
TURN: Move = lambda at: (at[1], 6000 - at[0])  # noqa: E731


def verdict(s: Scene) -> Verdict:
    """What is said of a scene, leaving out where it lies."""
    return _short(look(s.viewer, s.target, *s.prisms, hiders=s.hiders))


def _short(sight: Sight) -> Verdict:
    return sight.klass, sight.permille, [(blocker.id, blocker.permille) for blocker in sight.blockers]


def moved(s: Scene, move: Move, *, turns: bool = True) -> Scene:
    """The whole table moved; a mirror runs outlines the other way round, so they are put right again."""

    def ring(prism: Prism) -> Prism:
        points = tuple(move(at) for at in prism.footprint)
        return replace(prism, footprint=points if turns else points[::-1])

    def body(figure: Figure) -> Figure:
        x, y = move(figure.centre)
        return replace(figure, x=x, y=y)

    return Scene(
        viewer=body(s.viewer),
        target=body(s.target),
        prisms=tuple(ring(prism) for prism in s.prisms),
        hiders=tuple(body(hider) for hider in s.hiders),
    )


@pytest.mark.rule("T-14")
@settings(max_examples=60, deadline=None)
@given(scenes, st.integers(-3000, 3000), st.integers(-3000, 3000))
def test_moving_mirroring_or_turning_the_table_changes_nothing(s: Scene, dx: int, dy: int) -> None:
    said = verdict(s)
    assert verdict(moved(s, lambda at: (at[0] + dx, at[1] + dy))) == said
    assert verdict(moved(s, MIRROR, turns=False)) == said
    assert verdict(moved(s, TURN)) == said


@pytest.mark.rule("T-14")
@settings(max_examples=60, deadline=None)
@given(scenes, st.integers(0, 8))
def test_the_corner_where_an_outline_begins_changes_nothing(s: Scene, k: int) -> None:
    def begun(prism: Prism) -> Prism:
        at = k % len(prism.footprint)
        return replace(prism, footprint=prism.footprint[at:] + prism.footprint[:at])

    assert verdict(replace(s, prisms=tuple(begun(prism) for prism in s.prisms))) == verdict(s)


@pytest.mark.rule("T-14")
@settings(max_examples=60, deadline=None)
@given(scenes)
def test_a_prism_cut_in_pieces_hides_as_much(s: Scene) -> None:
    pieces = [piece for prism in s.prisms for half in _storeys(prism) for piece in _halves(half)]
    whole, cut = verdict(s), verdict(replace(s, prisms=tuple(pieces)))
    assert whole[:2] == cut[:2]


def _storeys(prism: Prism) -> list[Prism]:
    middle = (prism.bottom + prism.top) // 2
    if middle in (prism.bottom, prism.top):
        return [prism]
    return [replace(prism, top=middle), replace(prism, bottom=middle)]


def _halves(prism: Prism) -> list[Prism]:
    """A box cut across at a whole unit; other outlines stay whole."""
    ring = prism.footprint
    (x0, y0), (x1, y1) = ring[0], ring[2 % len(ring)]
    if ring != ((x0, y0), (x1, y0), (x1, y1), (x0, y1)):
        return [prism]
    x, y = (x0 + x1) // 2, (y0 + y1) // 2
    cuts = [(x0, y0, x, y1), (x, y0, x1, y1)] if x1 - x0 > y1 - y0 else [(x0, y0, x1, y), (x0, y, x1, y1)]
    return [replace(prism, footprint=((a, b), (c, b), (c, d), (a, d))) for a, b, c, d in cuts]


@pytest.mark.rule("T-11")
@settings(max_examples=60, deadline=None)
@given(scenes, st.integers(0, 5))
def test_taking_something_away_never_hides_more(s: Scene, k: int) -> None:
    fewer = tuple(prism for i, prism in enumerate(s.prisms) if i != k)
    assert verdict(replace(s, prisms=fewer))[1] >= verdict(s)[1]


@pytest.mark.rule("T-15")
@settings(max_examples=60, deadline=None)
@given(scenes)
def test_what_lies_behind_viewer_or_target_hides_nothing(s: Scene) -> None:
    (vx, vy), (tx, ty) = s.viewer.centre, s.target.centre
    if (vx, vy) == (tx, ty):
        return
    ahead = [p for p in s.prisms if any((x - vx) * (tx - vx) + (y - vy) * (ty - vy) > 0 for x, y in p.footprint)]
    assert (
        see(s.viewer, s.target, Obstacles(board(ahead))).klass
        == see(s.viewer, s.target, Obstacles(board(s.prisms))).klass
    )


FINE = 16


@pytest.mark.rule("T-11")
@pytest.mark.parametrize("batch", range(10))
def test_a_slow_count_of_single_rays_agrees(batch: int) -> None:
    """Each of some points of the card lies in the shadow just when a ray from the eye to it runs through a prism."""
    for seed in range(30 * batch, 30 * batch + 30):
        _count_rays(scene(seed))


def _count_rays(s: Scene) -> None:
    near = look_of(s.viewer, s.target, Obstacles(board(s.prisms)), s.hiders)
    covered = shade_of(near, FLOATS).covered
    boxes = _all_boxes(s)
    for i in range(1, FINE, 2):
        for j in range(1, FINE, 2):
            u, v = Fraction(i, FINE), Fraction(j, FINE)
            height = near.window.bottom + (near.window.top - near.window.bottom) * v
            margins = [
                min(
                    u - Fraction(strip.u0),
                    Fraction(strip.u1) - u,
                    height - _between(strip.low0, strip.low1, strip.u0, strip.u1, u),
                    _between(strip.high0, strip.high1, strip.u0, strip.u1, u) - height,
                )
                for strip in covered
            ]
            if all(abs(margin) > Fraction(1, 10**6) for margin in margins):
                assert any(margin > 0 for margin in margins) == any(_blocks(near, box, i, height) for box in boxes)


def _between(start: float, end: float, u0: float, u1: float, u: Fraction) -> Fraction:
    return Fraction(start) + (Fraction(end) - Fraction(start)) * (u - Fraction(u0)) / (Fraction(u1) - Fraction(u0))


def _all_boxes(s: Scene) -> list[Prism]:
    bodies = [Prism(footprint=outline_of(f), bottom=f.z, top=f.head) for f in s.hiders]
    return [*s.prisms, *bodies]


def _blocks(near: Look, prism: Prism, i: int, height: Fraction) -> bool:
    """Whether the ray to the place i / FINE across the card, so high above the eye, runs through a prism."""
    ex, ey, ez = near.eye
    (ax, ay), (bx, by) = near.card.a, near.card.b
    end = ((FINE - i) * ax + i * bx, (FINE - i) * ay + i * by)
    ring = [(FINE * x, FINE * y) for x, y in prism.footprint]
    for start, stop in stretches((FINE * ex, FINE * ey), end, ring):
        lo, hi = max(start, Fraction(0)), min(stop, Fraction(1))
        ends = sorted((ez + height * lo, ez + height * hi))
        if lo < hi and ends[0] < prism.top and ends[1] > prism.bottom:
            return True
    return False
