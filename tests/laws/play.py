"""A whole game between bots that also take back, run out of time, pause and at last give up: fuel for the laws."""

from collections.abc import Callable, Iterator
from hashlib import sha256
from itertools import count
from random import Random
from typing import Any

from app.engine.asks import Ask
from app.engine.dice import Sealed
from app.engine.fold import Fold, blank_game
from app.engine.game import Game
from app.engine.hidden import seat_viewer, seen
from app.engine.judge import Judged, Verdict, judge
from app.engine.orders import Act, By, Concede, Deed, Open, Order, Propose, Reply, RunOut
from app.engine.position import Position
from app.engine.proposals import free_targets
from app.engine.record import value
from tests.laws.scenarios import OPTIONS, Scenario


def secrets(seed: int) -> Callable[[], bytes]:
    """The server's secrets of a game that can be played again."""
    numbers = count()
    return lambda: sha256(f"{seed}:{next(numbers)}".encode()).digest()


@value
class Turn:
    """One order that was taken: the game before it and what it did."""

    order: Order
    before: Game[Any]
    judged: Judged[Any]

    @property
    def after(self) -> Game[Any]:
        """The game after it."""
        return self.judged.game


class Play:
    """A game in progress and all its orders so far."""

    def __init__(self, scenario: Scenario, seed: int, dice: Callable[[Sealed], Sealed] = lambda chance: chance) -> None:
        """Set the table: the first order is given. `dice` may put other dice in place of the game's."""
        self.scenario, self.rules, self.world = scenario, scenario.rules, scenario.world
        self.chance = dice(Sealed(f"law-{seed}", {}, secrets(seed)))
        self.blank = blank_game(self.rules, self.world, scenario.seats, OPTIONS)
        self.fold = Fold(self.rules, self.world, self.blank)
        self.turns: list[Turn] = []
        self.at = 0
        self.order(0, "table", Open())

    @property
    def game(self) -> Game[Any]:
        """As it stands."""
        return self.fold.game

    def judge(self, order: Order) -> Verdict:
        """What would come of an order."""
        return judge(self.rules, self.world, self.game, order, self.chance, self.fold.past)

    def take(self, order: Order) -> Verdict:
        """Give an order; the game goes on if it is accepted."""
        before, verdict = self.game, self.judge(order)
        if isinstance(verdict, Judged):
            self.at = order.at
            self.fold.keep(verdict.game)
            self.turns.append(Turn(order=order, before=before, judged=verdict))
        return verdict

    def order(self, seat: int, by: By, deed: Deed, at: int | None = None) -> Judged[Any]:
        """Give an order that must be accepted."""
        order = Order(seat=seat, by=by, deed=deed, at=self.at if at is None else at)
        verdict = self.take(order)
        assert isinstance(verdict, Judged), (verdict, order)
        return verdict

    def by(self, ask: Ask) -> By:
        """Who answers it: a hand, or a policy alone."""
        return "auto" if self.rules.answers_alone(ask.kind) else "hand"

    def sight(self, seat: int) -> Position[Any, Any]:
        """The position as a seat sees it."""
        return Position(world=self.world, state=seen(self.game.table, seat_viewer(seat)))


EVERY, UNUSUAL = 5, 0.05
Habit = Callable[["Bots"], bool]


class Bots:
    """Random players: each habit does something if it can."""

    def __init__(self, play: Play, seed: int) -> None:
        """Bots of a game; the seed is theirs."""
        self.play, self.luck, self.steps = play, Random(seed), seed

    def step(self) -> None:
        """One thing that somebody does; every now and then something out of the ordinary."""
        habits: tuple[Habit, ...] = (Bots.take_back, Bots.ask_back, Bots.run_out, Bots.pause, Bots.draw, Bots.run_out)
        self.play.at += self.luck.randrange(4000)
        self.steps += 1
        turn, rest = divmod(self.steps, EVERY)
        if rest or not habits[turn % len(habits)](self):
            self.act()

    def act(self) -> bool:
        """Answer an open ask: by policy, if one that is always asked has an answer, else with an example."""
        ask = self.luck.choice(self.play.game.asks)
        by, command = self._answer(ask)
        self.play.order(ask.seat, by, Act(ask=ask.id, command=command))
        return True

    def _answer(self, ask: Ask) -> tuple[By, Any]:
        sight = self.play.sight(ask.seat)
        for policy in self.play.rules.policies:
            if policy.always and ask.kind in policy.asks:
                command = policy.choose(sight, ask, self._sealed(policy.key))
                if command is not None:
                    return "auto", command
        return self.play.by(ask), self.luck.choice(self.play.rules.examples(sight, ask, self.luck))

    def _sealed(self, key: str) -> str | None:
        """What this player has set under a key: mostly nothing."""
        choices = [choice for s in self.play.rules.settings if s.key == key for choice in s.choices]
        return self.luck.choice(choices) if self.luck.random() < UNUSUAL else None

    def take_back(self) -> bool:
        """An undo that is fair."""
        game = self.play.game
        targets = free_targets(game, game.fair.seat)
        if targets and game.fair.seat:
            self.play.order(game.fair.seat, "hand", Propose(what="undo", to=targets[self.luck.randrange(len(targets))]))
        return bool(targets)

    def ask_back(self) -> bool:
        """An undo that the others are asked for."""
        game, seat = self.play.game, self.luck.choice(self.play.game.seats)
        targets = [t for t in game.trail[-6:-1] if t not in free_targets(game, seat)]
        if targets:
            self._propose(seat, Propose(what="undo", to=self.luck.choice(targets)), yes=self.luck.random() < 0.7)
        return bool(targets)

    def run_out(self) -> bool:
        """Somebody's time is over."""
        due = self.play.game.clocks.due
        if due:
            ask = self.play.game.ask(self.luck.choice(sorted(due)))
            assert ask is not None, "a limit of an ask that is not open"
            self.play.order(ask.seat, "clock", RunOut(ask=ask.id), at=max(self.play.at, due[ask.id]))
        return bool(due)

    def pause(self) -> bool:
        """A rest that all agree to, and its end."""
        for what in ("pause", "resume"):
            self._propose(self.luck.choice(self.play.game.seats), Propose(what=what), yes=True)
            self.play.at += self.luck.randrange(100_000)
        return True

    def draw(self) -> bool:
        """A draw that is offered and declined."""
        self._propose(self.luck.choice(self.play.game.seats), Propose(what="draw"), yes=False)
        return True

    def _propose(self, seat: int, offer: Propose, *, yes: bool) -> None:
        self.play.order(seat, "hand", offer)
        for other in self.play.game.seats:
            key = next((k for k, o in self.play.game.offers.items() if o.made.what == offer.what), None)
            if key and other != seat:
                self.play.order(other, "hand", Reply(offer=key, yes=yes))

    def give_up(self) -> None:
        """One of them concedes, where a game has to end."""
        self.play.order(self.luck.choice(self.play.game.seats), "hand", Concede())


def plays(scenario: Scenario, seed: int, orders: int) -> Iterator[tuple[Play, Bots]]:
    """The game before each thing that the bots do, and once more at its end."""
    play = Play(scenario, seed)
    bots = Bots(play, seed)
    while not play.game.ended and len(play.turns) < orders:
        yield play, bots
        bots.step()
    if not play.game.ended:
        bots.give_up()
    yield play, bots


def play(scenario: Scenario, seed: int, orders: int) -> Play:
    """A whole game; after so many orders somebody gives up."""
    *_, (done, _) = plays(scenario, seed, orders)
    return done
