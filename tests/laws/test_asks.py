"""Asks: answered once, by whom they are put to, with what they offer; the same question keeps its id."""

from typing import Any

from app.engine.asks import Ask
from app.engine.hidden import seat_viewer
from app.engine.judge import Judged, Stale
from app.engine.look import look
from app.engine.orders import Act, Order, RunOut
from app.engine.position import Position
from app.engine.refusal import Refused, refused
from tests.laws.fuzz import beyond, near
from tests.laws.play import Play, plays
from tests.laws.scenarios import Scenario


def test_an_answer_to_a_closed_ask_is_stale_and_names_the_open_ones(scenario: Scenario) -> None:
    for play, _ in plays(scenario, 21, 60):
        last = play.turns[-1].order
        if isinstance(last.deed, Act):
            verdict = play.judge(last)
            mine = tuple(ask.id for ask in play.game.asks if ask.seat == last.seat)
            assert play.game.ended or verdict == Stale(asks=mine)


def test_an_answer_to_another_s_ask_is_refused(scenario: Scenario) -> None:
    for play, bots in plays(scenario, 22, 60):
        for ask in play.game.asks:
            command = bots.luck.choice(play.rules.examples(play.sight(ask.seat), ask, bots.luck))
            for seat in {0, *play.game.seats} - {ask.seat}:
                verdict = play.judge(Order(seat=seat, by="hand", deed=Act(ask=ask.id, command=command), at=play.at))
                assert isinstance(verdict, Refused)
                assert verdict.code == "not_yours"


def test_what_a_policy_answers_alone_is_no_hand_s_to_answer(scenario: Scenario) -> None:
    for play, _ in plays(scenario, 25, 90):
        for ask in [ask for ask in play.game.asks if play.rules.answers_alone(ask.kind)]:
            policy = next(p for p in play.rules.policies if p.alone and ask.kind in p.asks)
            deed = Act(ask=ask.id, command=policy.choose(play.sight(ask.seat), ask, None))
            assert play.judge(Order(seat=ask.seat, by="hand", deed=deed, at=play.at)) == refused("not_yours")
            assert isinstance(play.judge(Order(seat=ask.seat, by="auto", deed=deed, at=play.at)), Judged)
            view = look(play.rules, play.world, play.game, seat_viewer(ask.seat))
            assert [row for row in view.options.values() if row.ask == ask.id] == []


def test_a_blank_filled_outside_its_domain_is_refused_with_its_rule(scenario: Scenario) -> None:
    kinds = set()
    for play, bots in plays(scenario, 23, 60):
        for ask in play.game.asks:
            for option, command in beyond(play.rules, play.sight(ask.seat), ask, bots.luck):
                verdict = play.judge(_hand(play, ask, command))
                assert isinstance(verdict, Refused), (option, command)
                assert verdict.rule or not option.rule, (option, command, verdict)
                kinds |= {blank.kind for blank in option.blanks}
    assert kinds


def test_nearly_right_commands_are_judged_and_never_break_the_rules(scenario: Scenario) -> None:
    taken, stopped = 0, 0
    for play, bots in plays(scenario, 24, 60):
        for ask in play.game.asks:
            for command in near(play.rules, play.sight(ask.seat), ask, bots.luck):
                verdict = play.judge(_hand(play, ask, command))
                assert not isinstance(verdict, Stale)
                taken, stopped = taken + isinstance(verdict, Judged), stopped + isinstance(verdict, Refused)
    assert taken
    assert stopped


def test_the_same_question_keeps_its_id_and_no_id_comes_again(game: Play) -> None:
    known: dict[str, tuple[Any, ...]] = {}
    gone: set[str] = set()
    for turn in game.turns:
        before, after = ({ask.id: ask for ask in g.asks} for g in (turn.before, turn.after))
        assert len(after) == len(turn.after.asks)
        assert not gone & set(after)
        gone |= set(before) - set(after)
        for ask in turn.after.asks:
            assert known.setdefault(ask.id, _question(ask)) == _question(ask)
        deed = turn.order.deed
        if isinstance(deed, Act | RunOut):
            assert deed.ask not in after


def test_a_question_outlives_the_answer_of_another_seat(game: Play) -> None:
    for turn in game.turns:
        if turn.after.undone != turn.before.undone:
            assert not {ask.id for ask in turn.before.asks} & {ask.id for ask in turn.after.asks}
            continue
        still = {_question(ask) for ask in turn.after.asks}
        for ask in turn.before.asks:
            same = _question(ask) in still and ask.seat != turn.order.seat
            if same and _offers(game, turn.before, ask) == _offers(game, turn.after, ask):
                assert ask in turn.after.asks


def test_two_secret_choices_are_open_at_once_and_neither_makes_the_other_stale(stranger: Play) -> None:
    double = [
        t for t in stranger.turns if {ask.seat for ask in t.before.asks} == {1, 2} and isinstance(t.order.deed, Act)
    ]
    kept = [[a for a in t.before.asks if a.seat != t.order.seat and a in t.after.asks] for t in double]
    assert double
    assert all(kept)


def test_every_limit_belongs_to_an_open_ask(game: Play) -> None:
    for turn in game.turns:
        assert set(turn.after.clocks.due) <= {ask.id for ask in turn.after.asks}


def _hand(play: Play, ask: Ask, command: Any) -> Order:
    return Order(seat=ask.seat, by=play.by(ask), deed=Act(ask=ask.id, command=command), at=play.at)


def _question(ask: Ask) -> tuple[Any, ...]:
    return (ask.seat, ask.kind, ask.frame, ask.token)


def _offers(game: Play, at: Any, ask: Ask) -> Any:
    return game.rules.offer(Position(world=game.world, state=at.table), ask)
