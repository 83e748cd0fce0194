"""What the laws share: the scenarios, and whole games of bots, each played once."""

from functools import cache

import pytest

from tests.laws.play import Play, play
from tests.laws.scenarios import Scenario, scenarios

SEEDS, ORDERS = (1, 2, 3), 110


@pytest.fixture(params=scenarios(), ids=lambda s: s.name)
def scenario(request: pytest.FixtureRequest) -> Scenario:
    given: Scenario = request.param
    return given


@cache
def _game(name: str, seed: int) -> Play:
    return play(next(s for s in scenarios() if s.name == name), seed, ORDERS)


@pytest.fixture(params=SEEDS, ids=lambda seed: f"seed{seed}")
def game(scenario: Scenario, request: pytest.FixtureRequest) -> Play:
    return _game(scenario.name, request.param)


@pytest.fixture
def games(scenario: Scenario) -> tuple[Play, ...]:
    return tuple(_game(scenario.name, seed) for seed in SEEDS)


@pytest.fixture
def stranger() -> Play:
    return _game("probe-duel", SEEDS[0])


@pytest.fixture
def replayed(game: Play) -> Play:
    """The same table with the same secrets, at its first order."""
    return Play(game.scenario, int(game.chance.game.removeprefix("law-")))
