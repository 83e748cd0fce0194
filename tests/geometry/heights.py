"""Makes floors, stairs and ladders for the examples, and walks over them from the middle of the table."""

from collections.abc import Sequence

from app.geometry.movement import Barred, Ground, Walked, Way, standable, walk
from app.geometry.shapes import Board, Figure, Passage, Point, Prism, Terrain
from tests.geometry.table import block, figure

MIDDLE = 6000


def piece(name: str, kind: str, *prisms: Prism) -> Terrain:
    """A piece given from the middle of the table."""
    return Terrain(id=name, name=name, kind=kind, prisms=tuple(_shifted(prism) for prism in prisms))


def floor(top: int, x0: int = 0, x1: int = 3000, bottom: int = 0, passage: Passage = "free") -> Terrain:
    """A floor 10 cm wide, from x0 to x1."""
    return piece(f"floor{top}", "floor", block(x0, x1, -500, 500, top, bottom, passage=passage))


def stairs(depth: int, *tops: int) -> Terrain:
    """Steps 10 cm wide that rise along x from 0, each as deep as the others."""
    treads = (block(i * depth, (i + 1) * depth, -500, 500, top, passage="free") for i, top in enumerate(tops))
    return piece("stairs", "stairs", *treads)


def ladder(x0: int, x1: int, top: int) -> Terrain:
    """A ladder 2 cm wide between x0 and x1, from the table up."""
    return piece("ladder", "ladder", block(x0, x1, -100, 100, top, passage="climb"))


def table(*pieces: Terrain) -> Board:
    """A table of 120 × 120 cm with these pieces."""
    return Board(width=2 * MIDDLE, height=2 * MIDDLE, terrain=pieces)


def stands(at: Point, z: int, *pieces: Terrain, others: Sequence[Figure] = ()) -> bool:
    """Whether a base of 3.2 cm can stand at a place from the middle, at z."""
    return standable(body(at, z=z), Ground(table(*pieces)), others)


def body(at: Point, z: int = 0, r: int = 160, name: str = "mover", h: int = 350) -> Figure:
    """A figure at a place given from the middle."""
    return figure(MIDDLE + at[0], MIDDLE + at[1], r, id=name, z=z, h=h)


def goes(
    path: Sequence[Point],
    *pieces: Terrain,
    z: int = 0,
    r: int = 160,
    enemies: Sequence[Figure] = (),
    ways: Sequence[Way] = (),
) -> Walked | Barred:
    """Walk a path given from the middle, as are the pieces; it begins on ground at z."""
    points = [(MIDDLE + x, MIDDLE + y) for x, y in path]
    return walk(body(path[0], z, r), points, Ground(table(*pieces)), enemies, (), ways=ways)


def barred(code: str, at: Point, by: str | None, leg: int = 0) -> Barred:
    """The refusal of a way, its place given from the middle."""
    return Barred(code=code, leg=leg, at=(MIDDLE + at[0], MIDDLE + at[1]), by=by)  # type: ignore[arg-type]


def walked(*legs: int, ways: Sequence[Way], heights: Sequence[int]) -> Walked:
    """A legal way with these legs in 0.001 mm."""
    return Walked(length=sum(legs), legs=legs, ways=tuple(ways), heights=tuple(heights))


def _shifted(prism: Prism) -> Prism:
    footprint = tuple((x + MIDDLE, y + MIDDLE) for x, y in prism.footprint)
    return Prism(footprint=footprint, bottom=prism.bottom, top=prism.top, passage=prism.passage)
