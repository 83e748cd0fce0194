"""Everything of a game that never changes, made ready once: terrain indexed, fighters looked up (A-01)."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import TypeAlias

from app.geometry.movement import Ground
from app.geometry.shapes import Board, Point, Prism, check_board
from app.geometry.sight import Limits, Obstacles
from app.rulesets.ruins.options import Knobs
from app.rulesets.ruins.profiles import Weapon
from app.rulesets.ruins.setup import Band, Fighter, Setup

Box: TypeAlias = tuple[int, int, int, int]
"""A rectangle: left, low, right, high."""


@dataclass(frozen=True, kw_only=True, eq=False)
class World:
    """The scenario, ready to rule with; compared by identity, so that what was measured on it can be remembered."""

    setup: Setup
    obstacles: Obstacles
    ground: Ground
    prisms: tuple[tuple[Box, Prism], ...]
    fighters: Mapping[str, Fighter]
    seats: Mapping[str, int]
    opened: frozenset[str] = frozenset()
    closed: "World | None" = None
    others: dict[frozenset[str], "World"] = field(default_factory=dict)

    @property
    def shut(self) -> "World":
        """The same scenario with all its doors shut, as it begins; it keeps the others, by the doors that are open."""
        return self.closed or self

    @cached_property
    def limits(self) -> Limits:
        """The two shares that part none, cover and full (R-33)."""
        knobs = self.setup.options
        return Limits(seen_permille=knobs.seen_permille, cover_permille=knobs.cover_permille)

    @cached_property
    def floors(self) -> frozenset[str]:
        """The pieces that bar the way only by their height: one could stand on them (T-28)."""
        pieces = self.setup.terrain
        return frozenset(p.id for p in pieces if all(prism.passage != "blocked" for prism in p.prisms))

    @property
    def knobs(self) -> Knobs:
        """The options of this scenario."""
        return self.setup.options

    def fighter(self, figure: str) -> Fighter:
        """The character behind a token."""
        return self.fighters[figure]

    def band(self, seat: int) -> Band:
        """The band of a seat."""
        return next(band for band in self.setup.bands if band.seat == seat)

    def weapon(self, figure: str, key: str) -> Weapon:
        """A weapon that this character has, by its key; bare hands if it has no such."""
        carried = (weapon for weapon in self.fighters[figure].weapons if weapon.key == key)
        return next(carried, self.setup.bare_hands)

    def prisms_between(self, one: Point, other: Point) -> tuple[Prism, ...]:
        """The solids whose rectangle comes into that of two places: the only ones that can stand between them."""
        (ax, ay), (bx, by) = one, other
        x0, x1, y0, y1 = min(ax, bx), max(ax, bx), min(ay, by), max(ay, by)
        return tuple(
            prism
            for (left, low, right, high), prism in self.prisms
            if left <= x1 and right >= x0 and low <= y1 and high >= y0
        )


def _box(prism: Prism) -> Box:
    xs, ys = [x for x, _ in prism.footprint], [y for _, y in prism.footprint]
    return min(xs), min(ys), max(xs), max(ys)


def world(setup: Setup, opened: frozenset[str] = frozenset(), closed: World | None = None) -> World:
    """Make a scenario ready. Raises geometry's Fault if its table is not sound (T-02).

    `opened` are the doors that stand open in it, `closed` the same scenario with all of them shut.
    """
    board = Board(width=setup.width, height=setup.height, terrain=setup.terrain)
    check_board(board)
    return World(
        setup=setup,
        obstacles=Obstacles(board),
        ground=Ground(board),
        prisms=tuple((_box(prism), prism) for piece in setup.terrain for prism in piece.prisms),
        fighters={fighter.id: fighter for band in setup.bands for fighter in band.fighters},
        seats={fighter.id: band.seat for band in setup.bands for fighter in band.fighters},
        opened=opened,
        closed=closed,
    )
