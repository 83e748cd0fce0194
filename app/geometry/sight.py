"""Who sees whom, and how much of the body: exact, without rays or angles (T-10 to T-18)."""

from collections.abc import Sequence
from typing import Literal

from app.engine.record import value
from app.geometry.shapes import Board, Figure, Point

Klass = Literal["none", "cover", "full"]


@value
class Limits:
    """The two numbers of a ruleset that make classes of shares, in permille, never 0 (T-13)."""

    seen_permille: int = 1
    cover_permille: int = 1


@value
class Card:
    """The target's body as it is judged (T-10): from a to b in plan, a to the viewer's right, from `bottom` to `top`."""

    a: Point
    b: Point
    bottom: int
    top: int


@value
class Blocker:
    """What hides a part of the card: the piece or figure, which of its prisms, the share that it hides alone.

    `shadows` are polygons on the card: (units from a towards b of the width 2r, height above the table).
    """

    id: str
    prism: int
    permille: int
    shadows: tuple[tuple[Point, ...], ...]


@value
class Sight:
    """The receipt of a look (T-16): class, permille visible, blockers, card, eye (x, y, z), all that is hidden."""

    klass: Klass
    permille: int
    blockers: tuple[Blocker, ...]
    card: Card
    eye: tuple[int, int, int]
    shadows: tuple[tuple[Point, ...], ...]


class Obstacles:
    """The opaque prisms of a board, ready to be looked past; made once for a board."""

    def __init__(self, board: Board) -> None:
        """Take in the board's terrain."""


def see(
    viewer: Figure, target: Figure, obstacles: Obstacles, hiders: Sequence[Figure] = (), limits: Limits | None = None
) -> Sight:
    """What of the target's body the viewer's eye sees (T-10 to T-18); hiders that are viewer or target do not hide."""
    raise NotImplementedError
