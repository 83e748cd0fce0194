"""Every example of every open ask is accepted, and its quote tells the price that is then paid."""

from random import Random
from typing import Any

from app.engine.asks import Ask
from app.engine.hidden import seat_viewer, seen
from app.engine.judge import Judged, judge
from app.engine.offered import outside
from app.engine.orders import Act, Order
from app.engine.position import Position
from app.engine.refusal import Refused
from app.engine.ruleset import Quote
from app.engine.scene import Scene
from tests.laws.play import Play, Turn, plays
from tests.laws.scenarios import Scenario


def test_every_example_is_accepted_at_the_price_quoted(scenario: Scenario) -> None:
    for play, bots in plays(scenario, 11, 70):
        for ask in play.game.asks:
            commands = play.rules.examples(play.sight(ask.seat), ask, bots.luck)
            assert commands
            for command in commands:
                _holds_to_its_word(play, ask, command)


def test_every_default_is_accepted_at_the_price_quoted(scenario: Scenario) -> None:
    for play, _ in plays(scenario, 12, 70):
        for ask in play.game.asks:
            policy = next(p for p in play.rules.policies if p.key == ask.default)
            assert ask.kind in policy.asks
            _holds_to_its_word(play, ask, policy.choose(play.sight(ask.seat), ask, None))


def test_every_standing_answer_is_accepted_or_none(scenario: Scenario) -> None:
    for play, _ in plays(scenario, 13, 70):
        for ask in play.game.asks:
            for policy in play.rules.policies:
                choices = [c for s in play.rules.settings if s.key == policy.key for c in s.choices]
                if policy.always and ask.kind in policy.asks:
                    answers = [policy.choose(play.sight(ask.seat), ask, c) for c in (None, *choices)]
                    [_holds_to_its_word(play, ask, command) for command in answers if command is not None]


def test_what_is_offered_and_quoted_is_what_the_asked_can_see(game: Play) -> None:
    for turn in game.turns[1:]:
        for ask in turn.before.asks:
            truth = Position(world=game.world, state=turn.before.table)
            sight = Position(world=game.world, state=seen(turn.before.table, seat_viewer(ask.seat)))
            assert game.rules.offer(sight, ask) == game.rules.offer(truth, ask)
            if isinstance(turn.order.deed, Act) and turn.order.deed.ask == ask.id:
                command = turn.order.deed.command
                assert game.rules.quote(sight, ask, command) == game.rules.quote(truth, ask, command)


def test_examples_depend_on_luck_alone(game: Play) -> None:
    def drawn(turn: Turn) -> list[Any]:
        position = Position(world=game.world, state=turn.before.table)
        return [game.rules.examples(position, ask, Random(5)) for ask in turn.before.asks]

    for turn in game.turns[1::7]:
        assert drawn(turn) == drawn(turn)


def _holds_to_its_word(play: Play, ask: Ask, command: Any) -> None:
    scene: Scene[Any, Any] = Scene(play.rules, play.world, play.game, play.chance, play.fold.past)
    quote = play.rules.quote(scene.position, ask, command)
    assert isinstance(quote, Quote), (quote, command)
    assert outside(play.rules.offer(scene.position, ask), command) is None
    before = play.rules.purse(scene.position)
    play.rules.decide(scene, ask, command, quote)
    after = play.rules.purse(scene.position)
    paid = {key: before.get(key, 0) - after.get(key, 0) for key in {*before, *after}}
    assert {key: cost for key, cost in paid.items() if cost} == {key: cost for key, cost in quote.price.items() if cost}
    assert all(after[key] == rest for key, rest in quote.left.items())
    order = Order(seat=ask.seat, by=play.by(ask), deed=Act(ask=ask.id, command=command), at=play.at)
    verdict = judge(play.rules, play.world, play.game, order, play.chance, play.fold.past)
    assert isinstance(verdict, Judged), (verdict, command)
    assert not isinstance(verdict, Refused)
