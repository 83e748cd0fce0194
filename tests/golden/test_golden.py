"""The golden games are played again, order by order: same dice, same words, same hash."""

from pathlib import Path

import pytest

from app.engine.fold import Fold
from app.engine.judge import Judged
from app.engine.orders import Order
from tests.golden.__main__ import GAMES
from tests.golden.page import HERE, block, read
from tests.laws.play import Play

PAGES = sorted(HERE.glob("*.txt"))


def test_each_golden_game_has_its_page() -> None:
    assert [page.stem for page in PAGES] == sorted(GAMES)


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.stem)
def test_a_golden_game_is_played_again_line_by_line(path: Path) -> None:
    page = read(path)
    game = Play(page.scenario, page.secrets)
    assert block(game, game.turns[0]) == page.orders[0][1]
    for order, told in page.orders[1:]:
        assert isinstance(game.take(order), Judged), order
        assert block(game, game.turns[-1]) == told
    assert game.game.ended


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.stem)
def test_a_golden_game_is_the_fold_of_its_events(path: Path) -> None:
    page = read(path)
    game = Play(page.scenario, page.secrets)
    fold = Fold(game.rules, game.world, game.blank)
    for order, _ in page.orders[1:]:
        game.take(order)
    for turn in game.turns:
        fold.take(turn.order, turn.judged.events)
    assert fold.game == game.game


def test_a_page_that_is_none_is_an_error(tmp_path: Path) -> None:
    for text in ("a game", "game probe duel, secrets 7\n\nan order"):
        (tmp_path / "page.txt").write_text(text)
        with pytest.raises(ValueError, match="no "):
            read(tmp_path / "page.txt")


def test_an_order_is_read_as_it_was_written() -> None:
    page = read(HERE / "duel.txt")
    assert all(isinstance(order, Order) for order, _ in page.orders)
    assert [order.at for order, _ in page.orders] == sorted(order.at for order, _ in page.orders)
