"""The scenario that comes with the book, and whole games of bots in it."""

from collections import Counter
from random import Random

import pytest

from app.engine.dice import Sealed
from app.engine.fold import Fold, blank_game
from app.engine.game import Game, Options
from app.engine.hidden import seat_viewer, seen
from app.engine.judge import Judged, judge
from app.engine.orders import Act, By, Open, Order
from app.engine.position import Position
from app.geometry.movement import standable
from app.geometry.shapes import Board, check_board
from app.rulesets import found
from app.rulesets.ruins import RULESET
from app.rulesets.ruins.places import bodies, enemies, poses
from app.rulesets.ruins.sights import looked
from app.rulesets.ruins.state import State, blank
from app.rulesets.ruins.world import World, world

SETUP = RULESET.setups()["courtyard"]
WORLD: World = world(SETUP)
GAMES = 20


def test_the_book_is_found_by_being_there() -> None:
    assert found()["ruins"] is RULESET


def test_the_yard_is_sound_and_has_all_that_a_fight_needs() -> None:
    check_board(Board(width=SETUP.width, height=SETUP.height, terrain=SETUP.terrain))
    assert (SETUP.width, SETUP.height) == (6000, 6000)
    assert len(SETUP.terrain) >= 12
    assert {"wall", "low_wall", "window", "door", "pillar", "crate", "floor"} <= {piece.kind for piece in SETUP.terrain}
    weapons = [weapon for band in SETUP.bands for fighter in band.fighters for weapon in fighter.weapons]
    assert {0, 200, 400} <= {weapon.reach for weapon in weapons}
    assert len([weapon for weapon in weapons if weapon.range and not weapon.thrown]) >= 2
    assert [len(band.fighters) for band in SETUP.bands] == [4, 4]


def test_everybody_stands_where_it_can_and_most_are_in_cover_or_out_of_sight() -> None:
    moment = Position(world=WORLD, state=blank(WORLD))
    everyone = poses(moment)
    body = bodies(WORLD, everyone)
    assert all(standable(one, WORLD.ground, tuple(body.values())) for one in body.values())
    looks = [looked(WORLD, everyone, one, other).klass for one in body for other in enemies(WORLD, everyone, one)]
    assert Counter(looks)["full"] * 2 < len(looks)


def play(seed: int) -> tuple[Fold, Game[State]]:
    """A game between two random bots; its fold beside its judged game."""
    luck = Random(seed)
    chance = Sealed(f"g-{seed}", {}, lambda: luck.randbytes(32))
    blank_ = blank_game(RULESET, WORLD, (1, 2), Options())
    fold, game = Fold(RULESET, WORLD, blank_), blank_
    ends = {0: blank_.table}
    order = Order(seat=0, by="table", deed=Open(), at=0)
    while True:
        verdict = judge(RULESET, WORLD, game, order, chance, ends.__getitem__)
        assert isinstance(verdict, Judged), verdict
        game = verdict.game
        ends[game.order] = game.table
        assert fold.take(order, verdict.events) == game
        if game.ended:
            return fold, game
        ask = luck.choice(game.asks)
        sight = Position(world=WORLD, state=seen(game.table, seat_viewer(ask.seat)))
        command = luck.choice(RULESET.examples(sight, ask, luck))
        by: By = "auto" if RULESET.answers_alone(ask.kind) else "hand"
        order = Order(seat=ask.seat, by=by, deed=Act(ask=ask.id, command=command), at=game.order * 1000)


@pytest.mark.rule("R-81")
def test_bots_play_whole_games_with_casualties_and_the_fold_is_the_state() -> None:
    ends = Counter[str]()
    out = 0
    for seed in range(GAMES):
        _, game = play(seed)
        assert game.ended is not None
        ends[game.ended.reason.key] += 1
        out += sum(standing.status == "out" for standing in game.table.figures.values())
    assert set(ends) <= {"end.rounds", "end.last_band", "end.nobody"}
    assert out >= GAMES
