"""The state is the fold of the events, also after JSON; and the same orders with the same seeds tell the same."""

from app.engine.fold import Fold
from app.engine.judge import Judged
from app.store.codec import Codec
from tests.laws.play import Play


def test_state_is_the_fold_of_all_events(game: Play) -> None:
    fold = Fold(game.rules, game.world, game.blank)
    for turn in game.turns:
        assert fold.take(turn.order, turn.judged.events) == turn.after


def test_the_games_of_the_laws_hold_undos_pauses_and_ends(games: tuple[Play, ...]) -> None:
    events = {event.kind for game in games for turn in game.turns for event in turn.judged.events}
    assert {"undone", "offered", "answered", "timed_out", "paused", "resumed", "rolled", "ended"} <= events
    assert any(turn.order.by == "hand" and turn.after.undone > turn.before.undone for g in games for turn in g.turns)
    assert all(game.game.ended for game in games)


def test_fold_through_json_is_the_same(game: Play) -> None:
    codec = Codec.for_ruleset(game.rules)
    world = game.rules.world(codec.setup.decode(codec.setup.encode(game.scenario.setup)))
    fold = Fold(game.rules, world, game.blank)
    for turn in game.turns:
        deed = codec.deed.decode(codec.deed.encode(turn.order.deed))
        assert deed == turn.order.deed
        events = tuple(codec.event.decode(codec.event.encode(event)) for event in turn.judged.events)
        assert events == turn.judged.events
        assert codec.game.decode(codec.game.encode(fold.take(turn.order, events))) == turn.after


def test_same_orders_and_seeds_same_events(game: Play, replayed: Play) -> None:
    for turn in game.turns[1:]:
        verdict = replayed.take(turn.order)
        assert isinstance(verdict, Judged)
        assert verdict == turn.judged
    assert [t.judged for t in replayed.turns] == [t.judged for t in game.turns]


def test_numbers_are_contiguous_and_no_undo_gives_a_roll_back(game: Play) -> None:
    rolls: list[int] = []
    for number, turn in enumerate(game.turns, start=1):
        assert turn.after.order == number
        assert turn.after.seq == turn.before.seq + len(turn.judged.events)
        rolls += [event.n for event in turn.judged.events if event.kind == "rolled"]
        assert turn.after.roll == turn.before.roll + len([e for e in turn.judged.events if e.kind == "rolled"])
    assert rolls == list(range(1, len(rolls) + 1))
    assert rolls
