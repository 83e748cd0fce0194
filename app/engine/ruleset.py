"""The contract of a ruleset, in one list (A-01). All of it is pure: values in, values out."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, Protocol, TypeVar

from app.engine.asks import Ask, Wanted
from app.engine.game import Span, Worked
from app.engine.hidden import Viewer
from app.engine.position import Position
from app.engine.record import value
from app.engine.refusal import Refused
from app.engine.scene import Scene
from app.engine.view import Cue, Odds, Option, Receipt, Scenery, View
from app.engine.words import Line

W = TypeVar("W")
S = TypeVar("S", bound=Worked)
C = TypeVar("C")
E = TypeVar("E")
Point = tuple[int, int]


class Luck(Protocol):
    """Chance for examples and bots, handed in; `random.Random` is one."""

    def randrange(self, stop: int, /) -> int:
        """A whole number from 0 to stop - 1."""


@value
class Quote:
    """What a command would cost and mean, before it is given.

    `price` names what is paid from each purse (see `Ruleset.purse`) at once; `length` and `limit` a path in units;
    `left` is what remains after; `notes` are sentences (who engages, who sees), `opens` the kinds of asks to come.
    """

    price: Mapping[str, int] = field(default_factory=dict)
    left: Mapping[str, int] = field(default_factory=dict)
    length: int | None = None
    limit: int | None = None
    path: tuple[Point, ...] = ()
    receipts: tuple[Receipt, ...] = ()
    odds: Odds | None = None
    notes: tuple[Line, ...] = ()
    opens: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()


@value
class Policy:
    """A row that can answer some kinds of ask by itself: a default, a standing order, a switch (A-08).

    `choose(position, ask, sealed)` gives the command, or None to leave it to the player. `always` policies answer
    at once, from the sealed value under `key` (None if the player never set one). What is answered `alone` is never
    the player's to answer by hand: only the policy does, so that nothing shows who thought about it.
    """

    key: str
    label: Line
    asks: tuple[str, ...]
    choose: Callable[[Any, Ask, Any], Any]
    always: bool = False
    alone: bool = False


@value
class Setting:
    """A sealed switch or standing order that a seat may set at any time: its key, words, and what it may be."""

    key: str
    label: Line
    choices: tuple[str, ...]


@value
class Shapes:
    """The types of a ruleset, for JSON: closed unions of records."""

    state: Any
    command: Any
    event: Any
    frame: Any
    setup: Any


@dataclass(frozen=True, kw_only=True)
class Ruleset(Generic[W, S, C, E]):
    """A ruleset: one folder exposes one of these as `RULESET`.

    key, edition, editions: its name, its present edition, those that can still be played.
    setups: the scenarios that come with it, by key; a setup is kept by value with each game.
    world(setup): everything that never changes, made ready once (terrain indexed, profiles looked up).
    seats(setup), scenery(setup): who plays; what is drawn once.
    blank(world): the state before anything happened. opening(scene): tell the first events; it rolls nothing.
    evolve(world, state, event): fold one event of the ruleset.
    asked(position): the questions open now; empty: `advance` runs. span(position): round and activation.
    offer(position, ask): the options of an ask. quote(position, ask, command): the price, or a refusal.
    purse(position): what can be paid from, by name, so that a quote can be held to its word.
    decide(scene, ask, command, quote): pay, tell, push frames. advance(scene): one step, nobody being asked.
    quits(scene, seat): a seat leaves for good.
    view(position, viewer): the ruleset's part of the view, from a position already cut to the viewer.
    cue(world, event, viewer): what to say of an event already cut to the viewer; None: nothing.
    answer(position, viewer, question): a question about the table, answered from what the viewer knows.
    title(position, ask): an ask in words: title, text, default.
    examples(position, ask, luck): filled commands, every one legal, for bots, fuzz and laws.
    policies, settings: rows. lift(shape, json): old JSON to new. locale: catalogues by language.
    """

    key: str
    edition: int
    editions: tuple[int, ...]
    shapes: Shapes
    setups: Callable[[], Mapping[str, Any]]
    world: Callable[[Any], W]
    seats: Callable[[Any], tuple[int, ...]]
    scenery: Callable[[Any], Scenery]
    blank: Callable[[W], S]
    opening: Callable[[Scene[W, S]], None]
    evolve: Callable[[W, S, E], S]
    asked: Callable[[Position[W, S]], tuple[Wanted, ...]]
    span: Callable[[Position[W, S]], Span]
    offer: Callable[[Position[W, S], Ask], tuple[Option, ...]]
    quote: Callable[[Position[W, S], Ask, C], Quote | Refused]
    purse: Callable[[Position[W, S]], Mapping[str, int]]
    decide: Callable[[Scene[W, S], Ask, C, Quote], None]
    advance: Callable[[Scene[W, S]], None]
    quits: Callable[[Scene[W, S], int], None]
    view: Callable[[Position[W, S], Viewer], View]
    cue: Callable[[W, E, Viewer], Cue | None]
    answer: Callable[[Position[W, S], Viewer, Any], Any]
    title: Callable[[Position[W, S], Ask], tuple[Line, Line | None, Line | None]]
    examples: Callable[[Position[W, S], Ask, Luck], tuple[C, ...]]
    policies: tuple[Policy, ...]
    settings: tuple[Setting, ...]
    lift: Callable[[str, Any], Any]
    locale: Mapping[str, Mapping[str, str]]

    def answers_alone(self, kind: str) -> bool:
        """Whether asks of this kind are answered by a policy, never by hand."""
        return any(policy.alone and kind in policy.asks for policy in self.policies)
