"""Play goes on by itself until somebody is asked; each span of dice waits for its key (A-03, D-1, D-4, D-10)."""

from dataclasses import replace
from typing import Any

import pytest

from app.engine.events import EpochClosed, EpochOpened, EpochReady
from app.engine.game import Options
from app.engine.orders import Concede, Order, Reply
from app.engine.scene import Scene
from tests.engine.toy import Toy, table

EPOCH = (EpochOpened, EpochReady, EpochClosed)


def epochs(events: tuple[Any, ...]) -> list[tuple[str, int]]:
    return [(event.kind, event.epoch) for event in events if isinstance(event, EPOCH)]


def spans(epoch: str) -> Toy:
    game = table()
    game.fold.game = replace(game.game, options=Options(epoch=epoch))
    return game


def test_rules_that_never_rest_are_an_error_and_change_nothing() -> None:
    game = table()
    before = game.game
    with pytest.raises(RuntimeError, match="rest"):
        game.do(1, "spin")
    assert game.game is before


@pytest.mark.rule("D-1")
def test_three_epochs_are_opened_ahead() -> None:
    opened = epochs(table().turns[0].judged.events)
    assert opened == [("epoch_opened", 1), ("epoch_opened", 2), ("epoch_opened", 3), ("epoch_ready", 1)]


@pytest.mark.rule("D-10")
def test_a_new_round_opens_one_more_and_shows_the_secret_of_the_last() -> None:
    game = table()
    assert epochs(game.do(1, "round").events) == [("epoch_opened", 4), ("epoch_closed", 1), ("epoch_ready", 2)]
    assert game.game.epochs["1"].closed
    assert game.do(1, "roll").events[0].epoch == 2


@pytest.mark.rule("D-7")
def test_an_undo_into_an_earlier_round_opens_a_new_epoch() -> None:
    game = table()
    game.do(1, "round")
    game.ask_for(1, "undo", 1)
    back = game.order(2, "hand", Reply(offer="o3", yes=True))
    assert epochs(back.events) == [("epoch_opened", 5), ("epoch_closed", 2), ("epoch_ready", 3)]
    assert game.game.table.round == 1
    assert game.game.epochs["3"].span == "1"
    assert game.do(1, "roll").events[0].epoch == 3


@pytest.mark.rule("D-4")
def test_an_undo_within_the_round_keeps_the_key() -> None:
    game = table()
    game.do(1, "step")
    assert epochs(game.ask_for(1, "undo", 1).events) == []
    assert game.game.epoch == 1


@pytest.mark.rule("D-10")
@pytest.mark.parametrize("last", ["win", "concede"])
def test_the_end_of_a_game_shows_the_secret_of_its_dice(last: str) -> None:
    game = table()
    done = game.do(1, "win") if last == "win" else game.take(Order(seat=1, by="hand", deed=Concede(), at=0))
    assert epochs(done.events) == [("epoch_closed", 1)]


@pytest.mark.parametrize(("epoch", "step", "round_"), [("game", 0, 0), ("round", 0, 1), ("activation", 1, 1)])
def test_how_long_a_span_of_dice_is_is_the_table_s_choice(epoch: str, step: int, round_: int) -> None:
    game = spans(epoch)
    start = game.do(1, "roll").game.epoch
    assert game.do(1, "step").game.epoch == start + step
    assert game.do(1, "round").game.epoch == start + step + round_


def test_a_roll_before_its_key_is_fixed_is_an_error() -> None:
    game = table()
    scene = Scene(game.rules, None, replace(game.game, epoch=2), game.chance, game.fold.past)
    with pytest.raises(RuntimeError, match="key"):
        scene.roll("early", 6, 1)


@pytest.mark.rule("D-9")
def test_a_secret_roll_tells_its_number_to_all_and_its_faces_to_some() -> None:
    game = table()
    scene = Scene(game.rules, None, game.game, game.chance, game.fold.past)
    faces = scene.roll("secret", 6, 3, to=(2,))
    assert len(faces) == 3
    assert scene.events[0].faces.to == (2,)
    assert scene.events[0].faces.value == faces
    assert (scene.events[0].n, scene.events[0].sides) == (1, 6)
