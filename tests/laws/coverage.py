"""How often bots meet each rule: games are played and counted, two at a time."""

import sys
import tomllib
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any

from app import rulesets
from app.engine.asks import Ask
from app.engine.hidden import seat_viewer
from app.engine.offered import outside
from app.engine.orders import Act, Concede, Order, Propose
from app.engine.position import Position
from app.engine.refusal import Refused
from app.engine.ruleset import Quote
from tests.laws.fuzz import away, filled, near, places
from tests.laws.play import Play, plays
from tests.laws.scenarios import books, scenario

HERE = Path(__file__).parent
PAGE = HERE.parents[1] / "docs" / "coverage.md"
INTRO = """\
# How often the rules are met

<!-- Made by `python -m tests.laws.coverage 200`. Do not edit. -->

Programs play against each other; now and then they take back, let a clock run out, pause, give up. For each rule: how
often it was applied, and how often it refused an order that was nearly right (– where it cannot refuse).
"""
WORKERS, LOOK, GLANCE, TRIES = 2, 11, 3, 9
SHORT, LONG, WHOLE = 120, 400, 5
"""Orders of a short and of a whole game, and how many games are played for one that is whole."""


@dataclass(kw_only=True)
class Count:
    """What was met in some games: rules applied and refused, and how shots fared."""

    games: int = 0
    orders: int = 0
    whole: int = 0
    applied: Counter[str] = field(default_factory=Counter)
    refused: Counter[str] = field(default_factory=Counter)
    shots: Counter[str] = field(default_factory=Counter)

    def __add__(self, other: "Count") -> "Count":
        """Both together."""
        return Count(
            games=self.games + other.games,
            orders=self.orders + other.orders,
            whole=self.whole + other.whole,
            applied=self.applied + other.applied,
            refused=self.refused + other.refused,
            shots=self.shots + other.shots,
        )

    @property
    def hindered(self) -> int:
        """Shots within range that met cover or no sight."""
        return self.shots["cover"] + self.shots["none"]


def one(book: str, key: str, seed: int) -> Count:
    """One game."""
    where, luck, count = scenario(book, key), Random(seed), Count(games=1)
    play = None
    for play, _ in plays(where, seed, SHORT if seed % WHOLE else LONG):
        if len(play.turns) % LOOK == 0:
            _refusals(play, luck, count)
        elif len(play.turns) % GLANCE == 0:
            _blows(play, count)
    assert play is not None
    count.orders = len(play.turns)
    count.whole = not isinstance(play.turns[-1].order.deed, Concede)
    for turn in play.turns:
        count.applied.update(turn.judged.cited)
    return count


def _blows(play: Play, count: Count) -> None:
    """Each blow aimed at each token: walls seldom stand between those who are near enough."""
    for ask in play.game.asks:
        sight = play.sight(ask.seat)
        tokens = play.rules.view(sight, seat_viewer(ask.seat)).tokens
        for option in [o for o in play.rules.offer(sight, ask) if o.command["kind"] == "melee"]:
            for command in [c for token in tokens for c in filled(play.rules, option, {"target": token})]:
                _tried(play, sight, ask, command, count)


def _aims(play: Play, sight: Position[Any, Any], ask: Ask, count: Count) -> None:
    """Each weapon aimed at each token, a step away from each; of shots, how well what is near and ahead is seen."""
    view = play.rules.view(sight, seat_viewer(ask.seat))
    for option in play.rules.offer(sight, ask):
        start = next((b.start for b in option.blanks if b.kind == "path" and b.start), None)
        steps = [{"path": (start, away(start, place))} for place in places(view)] if start else []
        tries: list[dict[str, Any]] = [*({"target": token} for token in view.tokens), *steps]
        for command in [c for blanks in tries for c in filled(play.rules, option, blanks)]:
            quote = _tried(play, sight, ask, command, count)
            if option.command["kind"] == "shoot":
                count.shots.update(_seen(quote))


def _seen(quote: Quote | Refused) -> list[str]:
    if isinstance(quote, Quote):
        return [str(quote.receipts[0].sight)]
    return ["none"] if quote.code == "no_sight" else []


def _refusals(play: Play, luck: Random, count: Count) -> None:
    """What comes of orders that are nearly right, of old ones given again, and of an undo to nowhere."""
    for ask in play.game.asks:
        sight = play.sight(ask.seat)
        old = [t.order.deed.command for t in play.turns[-40:] if isinstance(t.order.deed, Act)]
        _aims(play, sight, ask, count)
        for command in luck.sample([*near(play.rules, sight, ask, luck), *old], TRIES):
            _tried(play, sight, ask, command, count)
    nowhere = Order(seat=play.scenario.seats[0], by="hand", deed=Propose(what="undo", to=0), at=play.at)
    verdict = play.judge(nowhere)
    count.refused.update([verdict.rule] if isinstance(verdict, Refused) and verdict.rule else [])


def _tried(play: Play, sight: Position[Any, Any], ask: Ask, command: Any, count: Count) -> Quote | Refused:
    """What a command would come to; the rule that refuses it is counted."""
    quote: Quote | Refused = play.rules.quote(sight, ask, command)
    wrong = quote if isinstance(quote, Refused) else outside(play.rules.offer(sight, ask), command)
    if wrong and wrong.rule:
        count.refused[wrong.rule] += 1
    return quote


def counted(book: str, games: int) -> Count:
    """So many games, five of each scenario in turn, by two workers."""
    setups = list(books()[book].setups())
    keys = [setups[n // WHOLE % len(setups)] for n in range(games)]
    with ProcessPoolExecutor(WORKERS, mp_context=get_context("spawn")) as pool:
        return sum(pool.map(one, [book] * games, keys, range(games), chunksize=10), Count())


def rules_of(book: str) -> dict[str, list[str]]:
    """By `met`, the rules that games meet; by `refuse`, those that can refuse; by `screen`, those of the screen."""
    table: dict[str, list[str]] = tomllib.loads((HERE / "rules.toml").read_text("utf8"))[book]
    return table


def page(counts: dict[str, Count]) -> str:
    """The page of what was met."""
    return INTRO + "".join(_chapter(book, count) for book, count in counts.items())


def _chapter(book: str, count: Count) -> str:
    rules, shots = rules_of(book), count.shots.total()
    head = f"\n## {book}\n\n{count.games} games, {count.whole} of them played out, {count.orders} orders.\n"
    aimed = f"\nOf {shots} shots within range, {count.hindered} met cover or no sight.\n" if shots else ""
    rows = [f"| {rule} | {count.applied[rule]} | {_refused(rule, rules, count)} |\n" for rule in rules["met"]]
    return head + aimed + "\n| rule | applied | refused |\n| --- | ---: | ---: |\n" + "".join(rows)


def _refused(rule: str, rules: dict[str, list[str]], count: Count) -> str:
    return str(count.refused[rule]) if rule in rules["refuse"] else "–"


def main() -> None:
    """Play so many games of each rule book's scenarios and write the page."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    counts = {book: counted(book, games) for book in rulesets.found()}
    PAGE.write_text(page(counts), "utf8")


if __name__ == "__main__":
    main()
