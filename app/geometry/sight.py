"""Who sees whom, and how much of the body: exact, without rays or angles (T-10 to T-18)."""

from collections.abc import Iterable, Iterator, Sequence

from app.engine.record import value
from app.geometry.cards import Card, card_of
from app.geometry.crossings import Point, inside
from app.geometry.looks import Look, Shade, look_of, shade_of
from app.geometry.obstacles import Obstacles
from app.geometry.shadows import Box
from app.geometry.shapes import Figure
from app.geometry.shares import FLOATS, RATIONALS, Klass, Limits, doubtful, klass_of, permille
from app.geometry.unions import Real, Strip

Polygon = tuple[Point, ...]
DEFAULT = Limits()

__all__ = ["Blocker", "Card", "Klass", "Limits", "Obstacles", "Sight", "exactly", "see"]


@value
class Blocker:
    """What hides a part of the card: the piece or figure, which of its prisms, the share that it hides alone.

    `shadows` are polygons on the card: (units from a towards b, of the width 2r; height above the table).
    """

    id: str
    prism: int
    permille: int
    shadows: tuple[Polygon, ...]


@value
class Sight:
    """The receipt of a look (T-16): class, permille visible, blockers, card, eye (x, y, z), all that is hidden."""

    klass: Klass
    permille: int
    blockers: tuple[Blocker, ...]
    card: Card
    eye: tuple[int, int, int]
    shadows: tuple[Polygon, ...]


def see(
    viewer: Figure, target: Figure, obstacles: Obstacles, hiders: Sequence[Figure] = (), limits: Limits = DEFAULT
) -> Sight:
    """What the viewer's eye sees of the target's body (T-10 to T-18); of the hiders the two themselves never hide.

    Judged on floats, and again on rationals where those are too close to a limit or to a tie (T-12).
    """
    others = [figure for figure in hiders if figure.id not in (viewer.id, target.id)]
    if viewer.centre == target.centre:
        return _along_the_column(viewer, target, obstacles.over(viewer.centre, others))
    look = look_of(viewer, target, obstacles, others)
    shade = shade_of(look, FLOATS)
    if doubtful(shade.hidden, [cast.share for cast in shade.casts], limits, FLOATS.slack):
        return exactly(look, limits)
    return _told(look, shade, limits)


def exactly(look: Look, limits: Limits) -> Sight:
    """The look judged on rationals, to the last digit (T-12)."""
    return _told(look, shade_of(look, RATIONALS), limits)


def _told(look: Look, shade: Shade[Real], limits: Limits) -> Sight:
    blockers = (
        Blocker(
            id=box.id, prism=box.prism, permille=permille(share), shadows=tuple(_drawn(strips, look.eye[2], look.width))
        )
        for box, strips, share in shade.casts
    )
    return Sight(
        klass=klass_of(shade.hidden, limits),
        permille=permille(1 - shade.hidden),
        blockers=tuple(blockers),
        card=look.card,
        eye=look.eye,
        shadows=tuple(_drawn(shade.covered, look.eye[2], look.width)),
    )


def _drawn(strips: Sequence[Strip[Real]], height: int, width: int) -> Iterator[Polygon]:
    """Strips as polygons on the card, in whole units, halves up; what shrinks to a line is left out."""
    for s in strips:
        left, right = (int((2 * u * width + 1) // 2) for u in (s.u0, s.u1))
        low0, low1, high0, high1 = (int((2 * (height + side) + 1) // 2) for side in s[2:])
        if left < right and (low0 < high0 or low1 < high1):
            yield (left, low0), (right, low1), (right, high1), (left, high0)


def _along_the_column(viewer: Figure, target: Figure, boxes: Iterable[Box]) -> Sight:
    """One above the other: seen unless a prism there stands between head and feet, or round the eye (T-15)."""
    low, high = min(viewer.head, target.head), max(viewer.z, target.z)
    eye = viewer.z + viewer.eye
    shut = tuple(
        Blocker(id=box.id, prism=box.prism, permille=1000, shadows=())
        for box in boxes
        if inside(box.footprint, viewer.centre)
        and (box.bottom < eye < box.top or (low < high and box.bottom < high and box.top > low))
    )
    return Sight(
        klass="none" if shut else "full",
        permille=0 if shut else 1000,
        blockers=shut,
        card=card_of(viewer, target),
        eye=(viewer.x, viewer.y, eye),
        shadows=(),
    )
