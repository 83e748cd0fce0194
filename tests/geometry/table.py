"""Makes figures, walls and boards for the examples, in units of 0.1 mm."""

from collections.abc import Sequence

from app.geometry.looks import look_of
from app.geometry.shapes import Board, Figure, Passage, Point, Prism, Terrain
from app.geometry.sight import Limits, Obstacles, Sight, exactly, see

HALF = Limits(seen_permille=1, cover_permille=1)


def figure(x: int, y: int, r: int = 160, **more: object) -> Figure:
    """A figure of 3.5 cm with its eye at 3 cm, looking along x."""
    fields: dict[str, object] = {"id": f"{x},{y}", "z": 0, "h": 350, "eye": 300, "facing": (1, 0), **more}
    return Figure(x=x, y=y, r=r, **fields)  # type: ignore[arg-type]


def block(x0: int, x1: int, y0: int, y1: int, top: int, bottom: int = 0, *, passage: Passage = "blocked") -> Prism:
    """An upright box."""
    return Prism(footprint=((x0, y0), (x1, y0), (x1, y1), (x0, y1)), bottom=bottom, top=top, passage=passage)


def board(prisms: Sequence[Prism], width: int = 12000, height: int = 12000) -> Board:
    """A table with one piece for each prism, called p0, p1 and so on."""
    pieces = (Terrain(id=f"p{i}", name=f"p{i}", kind="wall", prisms=(prism,)) for i, prism in enumerate(prisms))
    return Board(width=width, height=height, terrain=tuple(pieces))


def corners(*points: Point, top: int = 800, bottom: int = 0) -> Prism:
    """A prism over a polygon."""
    return Prism(footprint=points, bottom=bottom, top=top)


def look(viewer: Figure, target: Figure, *prisms: Prism, hiders: Sequence[Figure] = (), limits: Limits = HALF) -> Sight:
    """What viewer sees of target past these prisms; judged a second time on rationals alone, which must agree."""
    obstacles = Obstacles(board(prisms))
    sight = see(viewer, target, obstacles, hiders, limits)
    if viewer.centre != target.centre:
        others = [h for h in hiders if h.id not in (viewer.id, target.id)]
        sure = exactly(look_of(viewer, target, obstacles, others), limits)
        assert (sure.klass, sure.permille) == (sight.klass, sight.permille)
        assert [(b.id, b.permille) for b in sure.blockers] == [(b.id, b.permille) for b in sight.blockers]
    return sight
