"""For which games the laws hold: each scenario of each rule book that is found, and the stranger's."""

from functools import cache
from typing import Any

from app import rulesets
from app.engine.game import Options
from app.engine.record import value
from app.engine.ruleset import Ruleset
from tests.rulesets.probe import RULESET as PROBE

# Every kind of ask may run out of time at these tables.
OPTIONS = Options(limits={"turn": 60_000, "slot": 90_000, "reroll": 30_000})


@value
class Scenario:
    """One scenario of one rule book, made ready."""

    rules: Ruleset[Any, Any, Any, Any]
    key: str
    setup: Any
    world: Any
    seats: tuple[int, ...]

    @property
    def name(self) -> str:
        """`ruins-courtyard`: for the names of tests."""
        return f"{self.rules.key}-{self.key}"


@cache
def books() -> dict[str, Ruleset[Any, Any, Any, Any]]:
    """The rule books by key."""
    return {**rulesets.found(), PROBE.key: PROBE}


@cache
def scenario(book: str, key: str) -> Scenario:
    """One scenario by the keys of its rule book and its own."""
    rules = books()[book]
    setup = rules.setups()[key]
    return Scenario(rules=rules, key=key, setup=setup, world=rules.world(setup), seats=rules.seats(setup))


@cache
def scenarios() -> tuple[Scenario, ...]:
    """All of them."""
    return tuple(scenario(book, key) for book, rules in books().items() for key in rules.setups())
