"""The stranger's duel: what it has that none of ours has, and that it stays small and needs the contract alone."""

import ast
from pathlib import Path

import pytest

from app.engine.dice import Sealed
from app.engine.hidden import PUBLIC, seat_viewer
from app.engine.judge import Judged, Stale
from app.engine.look import look
from app.engine.orders import Act, Order
from tests.laws.play import Play
from tests.laws.scenarios import scenario
from tests.rulesets.probe.duel import Play as Do
from tests.rulesets.probe.duel import Shown

HERE = Path(__file__).parent / "probe"
MOST = 250


class Loaded(Sealed):
    """Dice that fall as a test wants them: by the second word of their purpose."""

    def __init__(self, chance: Sealed, **fall: tuple[int, ...]) -> None:
        super().__init__(chance.game, chance.secrets, chance.draw)
        self.fall = fall

    def faces(self, epoch: int, transcript: str, n: int, purpose: str, sides: int, count: int) -> tuple[int, ...]:
        fall = self.fall.get(purpose.split(":")[1])
        return fall[:count] if fall else super().faces(epoch, transcript, n, purpose, sides, count)


def duel(**fall: tuple[int, ...]) -> Play:
    """A duel in which both hold 6, 2 and 1."""
    return Play(scenario("probe", "duel"), 1, lambda chance: Loaded(chance, deal=(6, 2, 1), **fall))


def do(game: Play, seat: int, **what: object) -> Judged[object]:
    return game.order(seat, "hand", deed(game, seat, **what))


def deed(game: Play, seat: int, **what: object) -> Act[Do]:
    return Act(ask=next(a.id for a in game.game.asks if a.seat == seat), command=Do(**what))  # type: ignore[arg-type]


def laid(game: Play) -> Play:
    """Both have laid a card: seat 1 six, seat 2 one."""
    do(game, 1, what="lay", card="6")
    do(game, 2, what="lay", card="1")
    return game


def walked(game: Play) -> Play:
    """Nobody walks: the first window is open for seat 2."""
    laid(game)
    do(game, 1, what="pass")
    do(game, 2, what="pass")
    return game


@pytest.mark.rule("X-02")
def test_both_are_asked_at_once_and_a_laid_card_is_hidden_until_both_have_laid() -> None:
    game = duel()
    assert [(ask.seat, ask.kind) for ask in game.game.asks] == [(1, "lay"), (2, "lay")]
    first = do(game, 1, what="lay", card="6")
    assert not any(isinstance(event, Shown) for event in first.events)
    assert [ask.seat for ask in game.game.asks] == [2]
    second = do(game, 2, what="lay", card="1")
    assert Shown(cards=("6", "1")) in second.events


@pytest.mark.rule("X-01")
def test_a_hand_is_seen_by_its_seat_alone() -> None:
    game = duel()
    for viewer, own in ((PUBLIC, 0), (seat_viewer(1), 3), (seat_viewer(2), 3)):
        cards = look(game.rules, game.world, game.game, viewer).cards.values()
        assert len(cards) == 6
        assert [card.seat for card in cards if card.open] == [viewer.seat] * own


@pytest.mark.rule("X-03")
@pytest.mark.parametrize(("face", "end"), [(3, (2, 2)), (4, (2, 3))])
def test_a_die_in_the_middle_of_a_path_may_stop_it(face: int, end: tuple[int, int]) -> None:
    game = laid(duel(marsh=(face,)))
    done = do(game, 1, what="walk", path=((2, 0), (2, 1), (2, 2), (2, 3)))
    assert game.game.table.players["1"].cell == end
    assert [event.kind for event in done.events].count("rolled") == 1


@pytest.mark.rule("X-04")
def test_what_was_cast_last_is_resolved_first() -> None:
    game = walked(duel(bolt=(6,), blast=(6,)))
    do(game, 2, what="bolt", card="6", token="1")
    do(game, 1, what="blast", card="1", cell=(2, 4))
    stack = look(game.rules, game.world, game.game, PUBLIC).stack
    assert [stack[key].seat for key in sorted(stack)] == [2, 1]
    do(game, 2, what="pass")
    do(game, 1, what="pass")
    assert [player.life for player in game.game.table.players.values()] == [3, 2]
    do(game, 2, what="pass")
    do(game, 1, what="pass")
    assert [player.life for player in game.game.table.players.values()] == [2, 2]


@pytest.mark.rule("X-04")
def test_a_second_click_does_not_pass_the_next_window() -> None:
    game = walked(duel())
    click = Order(seat=2, by="hand", deed=deed(game, 2, what="pass"), at=0)
    game.take(click)
    do(game, 1, what="bolt", card="2", token="2")
    assert [ask.seat for ask in game.game.asks] == [2]
    assert isinstance(game.take(click), Stale)


@pytest.mark.rule("X-05")
def test_after_the_last_round_lives_are_counted() -> None:
    game = duel(bolt=(6,))
    walked(game)
    do(game, 2, what="bolt", card="2", token="1")
    while not game.game.ended:
        if game.game.asks[0].kind == "lay":
            laid(game)
        do(game, game.game.asks[0].seat, what="pass")
    assert game.game.table.round == 4
    assert game.game.ended.winners == (2,)


def test_a_standing_yield_passes_and_an_unset_one_leaves_it_to_the_player() -> None:
    game = walked(duel())
    (policy,) = [p for p in game.rules.policies if p.always]
    choices = {sealed: policy.choose(game.sight(2), game.game.asks[0], sealed) for sealed in ("on", "off", None)}
    assert choices == {"on": Do(what="pass"), "off": None, None: None}


def test_it_is_small() -> None:
    """Blank lines and its texts, which are data, aside."""
    code = [line for path in HERE.glob("*.py") for line in path.read_text().splitlines() if line.strip()]
    assert len(code) <= MOST


def test_it_needs_the_contract_alone() -> None:
    trees = [ast.parse(path.read_text()) for path in HERE.glob("*.py")]
    froms = {node.module or "" for tree in trees for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    ours = {name for name in froms if name.split(".")[0] in ("app", "tests")}
    assert {name for name in ours if not name.startswith(("app.engine", "tests.rulesets.probe"))} == set()
