"""A game as it is kept: its rules, its unchanging world, where it stands, and its place in the chain (A-10)."""

from collections.abc import Mapping
from datetime import datetime
from typing import Any, TypeAlias

from app.engine.game import Game, Options
from app.engine.record import value
from app.engine.ruleset import Ruleset
from app.store.codec import Codec

Rules: TypeAlias = Ruleset[Any, Any, Any, Any]
Rulesets: TypeAlias = Mapping[str, Rules]


@value
class Meta:
    """What never changes in a game, and the moment (game time, ms) of its last order.

    `catalogue` is the key of its setup among those of its ruleset; empty if the setup was given by value.
    """

    id: str
    ruleset: str
    edition: int
    catalogue: str
    setup: Any
    options: Options
    seats: tuple[int, ...]
    created: datetime
    generation: int
    at: int


@value
class Kept:
    """A game at the end of an order; all of it is values and may be shared between threads."""

    rules: Rules
    world: Any
    codec: Codec
    game: Game[Any]
    hash: str
    meta: Meta
