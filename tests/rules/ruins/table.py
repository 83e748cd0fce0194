"""A small table to try a rule on: figures where the example puts them, in the middle of a round's activations."""

from collections.abc import Mapping
from dataclasses import field, replace
from typing import Any

from app.engine.asks import Ask
from app.engine.fold import Fold, blank_game
from app.engine.game import Epoch, Options
from app.engine.judge import Judged, Verdict, judge
from app.engine.orders import Act, Deed, Open, Order
from app.engine.position import Position
from app.engine.record import value
from app.engine.refusal import Refused
from app.engine.ruleset import Quote
from app.geometry.shapes import Passage, Prism, Terrain
from app.rulesets.ruins import RULESET
from app.rulesets.ruins.desertion import Withdraw
from app.rulesets.ruins.frames import Frame, Rounds, Slots
from app.rulesets.ruins.load import weapon
from app.rulesets.ruins.options import Knobs
from app.rulesets.ruins.profiles import Armour, Profile
from app.rulesets.ruins.setup import Band, Fighter, Goal, Marked, Region, Setup
from app.rulesets.ruins.state import State, blank
from app.rulesets.ruins.world import World, world
from tests.rules.ruins.loaded import Loaded

UNIT = 100
ARMOURS = {"cloth": (0, 0), "leather": (1, 1), "plates": (2, 2)}
PLAIN = Profile(
    key="archer", size="medium", attack=4, shoot=4, defence=3, aptitude=4, will=3, move=1000, health=3, skills=()
)


@value
class Extra:
    """What there is to win on a small table: marked pieces, regions, zones and goals by the letter of the band."""

    marked: tuple[Marked, ...] = ()
    regions: tuple[Region, ...] = ()
    zones: Mapping[str, str] = field(default_factory=dict)
    goals: Mapping[str, tuple[Goal, ...]] = field(default_factory=dict)


def cm(length: float) -> int:
    """Centimetres in units."""
    return round(length * UNIT)


def fighter(
    name: str,
    x: float,
    y: float,
    *weapons: str,
    facing: tuple[int, int] = (1, 0),
    armour: str = "cloth",
    **numbers: Any,
) -> Fighter:
    """A figure at (x, y) cm; `numbers` change its profile. Its band is its letter."""
    protection, penalty = ARMOURS[armour]
    return Fighter(
        id=name,
        name=name.upper(),
        profile=replace(PLAIN, **numbers),
        weapons=tuple(map(weapon, weapons)),
        armour=Armour(key=armour, protection=protection, penalty=penalty),
        place=(cm(x), cm(y)),
        facing=facing,
    )


def wall(name: str, x0: float, y0: float, x1: float, y1: float, top: float) -> Terrain:
    """A wall from corner to corner, all in cm."""
    corners = ((cm(x0), cm(y0)), (cm(x1), cm(y0)), (cm(x1), cm(y1)), (cm(x0), cm(y1)))
    return Terrain(id=name, name="piece.wall", kind="wall", prisms=(Prism(footprint=corners, bottom=0, top=cm(top)),))


def ground(name: str, kind: str, *slabs: tuple[float, ...], passage: Passage = "free") -> Terrain:
    """What can be stood on: slabs of x0, y0, x1, y1, bottom, top, all in cm."""
    prisms = tuple(
        Prism(
            footprint=((cm(x0), cm(y0)), (cm(x1), cm(y0)), (cm(x1), cm(y1)), (cm(x0), cm(y1))),
            bottom=cm(bottom),
            top=cm(top),
            passage=passage,
        )
        for x0, y0, x1, y1, bottom, top in slabs
    )
    return Terrain(id=name, name="piece.floor", kind=kind, prisms=prisms)


def setup_of(
    *fighters: Fighter, terrain: tuple[Terrain, ...] = (), knobs: Knobs | None = None, extra: Extra | None = None
) -> Setup:
    """A scenario of 60 × 60 cm; who is `a…` fights for seat 1, `b…` for 2."""
    extra = extra or Extra()
    letters = sorted({fighter.id[0] for fighter in fighters})
    bands = tuple(
        Band(
            seat="abcd".index(letter) + 1,
            key="lantern_watch",
            fighters=tuple(f for f in fighters if f.id[0] == letter),
            zone=extra.zones.get(letter, ""),
            goals=extra.goals.get(letter, ()),
        )
        for letter in letters
    )
    hands = weapon("bare_hands")
    return Setup(
        key="courtyard",
        width=6000,
        height=6000,
        terrain=terrain,
        bands=bands,
        bare_hands=hands,
        options=knobs or Knobs(),
        marked=extra.marked,
        regions=extra.regions,
    )


class Table:
    """A game in the middle of step 6: whose id comes first on the track is at it."""

    def __init__(
        self,
        *fighters: Fighter,
        terrain: tuple[Terrain, ...] = (),
        knobs: Knobs | None = None,
        work: tuple[Frame, ...] | None = None,
        limits: dict[str, int] | None = None,
        extra: Extra | None = None,
        **state: Any,
    ) -> None:
        self.chance = Loaded()
        self.world: World = world(setup_of(*fighters, terrain=terrain, knobs=knobs, extra=extra))
        track = tuple(fighter.id for fighter in fighters)
        bare = blank(self.world)
        figures = {f: s.but(ap=3) for f, s in bare.figures.items()}
        frames = (Rounds(), Slots(place=0)) if work is None else work
        begun = State(
            **{
                "figures": figures,
                "round": 1,
                "step": 6,
                "track": track,
                "work": frames,
                "things": bare.things,
                **state,
            }
        )
        game = blank_game(RULESET, self.world, RULESET.seats(self.world.setup), Options(limits=limits or {}))
        ready = Epoch(commitment="", transcript="ready", span=str(begun.round))
        self.fold = Fold(RULESET, self.world, game.but(table=begun, epoch=1, epochs={"1": ready}))
        self.fold.take(Order(seat=0, by="table", deed=Open(), at=0), ())
        self.cited: list[str] = []
        self.told: list[Any] = []

    @property
    def state(self) -> State:
        table: State = self.fold.game.table
        return table

    @property
    def moment(self) -> Position[World, State]:
        return Position(world=self.world, state=self.state)

    @property
    def ask(self) -> Ask:
        """The one open ask."""
        (ask,) = self.fold.game.asks
        return ask

    def change(self, figure: str, **changes: Any) -> None:
        """Put a figure otherwise, before the example begins."""
        self.fold.game = self.fold.game.but(table=self.state.with_figure(figure, **changes))
        self.fold.ends[self.fold.game.order] = self.state

    def order(self, seat: int, deed: Deed, at: int = 0, by: Any = "hand") -> Verdict:
        """Give any order; what it did is kept if it was taken."""
        verdict = judge(
            RULESET, self.world, self.fold.game, Order(seat=seat, by=by, deed=deed, at=at), self.chance, self.fold.past
        )
        if isinstance(verdict, Judged):
            self.fold.keep(verdict.game)
            self.cited += verdict.cited
            self.told += verdict.events
        return verdict

    def give(self, command: Any, *rolls: str) -> Judged[State]:
        """Answer the open ask; these dice fall. It must be taken, and all dice used."""
        self.chance.load(*rolls)
        verdict = self.order(self.ask.seat, Act(ask=self.ask.id, command=command))
        assert isinstance(verdict, Judged), verdict
        assert self.chance.rolls == [], "dice were written down that did not fall"
        return verdict

    def refused(self, command: Any) -> tuple[str, str | None]:
        """The code and the rule by which a command is refused."""
        verdict = self.order(self.ask.seat, Act(ask=self.ask.id, command=command))
        assert isinstance(verdict, Refused), verdict
        return verdict.code, verdict.rule

    def quote(self, command: Any) -> Quote:
        """What a command would cost; it must be legal."""
        quote = RULESET.quote(self.moment, self.ask, command)
        assert isinstance(quote, Quote), quote
        return quote

    def events(self, kind: type) -> list[Any]:
        """All that has happened of one kind."""
        return [event for event in self.told if isinstance(event, kind)]


def answer(table: Table, *seats: int) -> None:
    """These bands withdraw, the others stay: the switches answer, never a hand."""
    for ask in table.fold.game.asks:
        table.order(ask.seat, Act(ask=ask.id, command=Withdraw(leaves=ask.seat in seats)), by="auto")
