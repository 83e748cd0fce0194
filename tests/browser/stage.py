"""Games led to the very moment that a walk wants to show, before the server runs: by bots, through the journal."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random
from typing import Any, TypeAlias

from sqlalchemy import select

from app.engine.asks import Ask
from app.engine.dice import Sealed
from app.engine.game import Options
from app.engine.hidden import seat_viewer
from app.engine.judge import Judged, judge
from app.engine.orders import Act, Order
from app.engine.position import Position
from app.engine.ruleset import Quote
from app.rulesets import found
from app.store.answers import Submission
from app.store.journal import Journal
from app.store.kept import Kept
from app.store.session import connect, migrate
from app.store.tables import seeds
from tests.prove.tables import Laid, links

LONGEST = 400
BOLD = 0.6
DRAW = 1
Wanted: TypeAlias = Callable[[Journal, Kept, Ask, Any], bool]


@contextmanager
def stage(database: str) -> Iterator[Journal]:
    """A journal on a database of our own, while no server runs."""
    migrate(database)
    engine = connect(database)
    # The same dice each time: a walk that fails can be walked again.
    journal = Journal(engine, found(), lambda: 0, lambda _: None, Random(DRAW).randbytes)
    journal.start()
    try:
        yield journal
    finally:
        journal.stop()
        engine.dispose()


def led(journal: Journal, wanted: Wanted, options: Options | None = None) -> tuple[Laid, Any]:
    """A game of seat 1's that has come to a wanted moment, and the command that would be given there."""
    for seed in range(40):
        game = journal.create_game("ruins", "courtyard", options)
        command = _lead(journal, game, wanted, Random(seed))
        if command is not None:
            return links(journal, game), command
    raise RuntimeError("no game came to the moment that is wanted")


def _lead(journal: Journal, game: str, wanted: Wanted, luck: Random) -> Any:
    for number in range(LONGEST):
        kept = journal.read.game(game)
        if kept.game.ended:
            return None
        ask = kept.game.asks[0]
        choices = kept.rules.examples(Position(world=kept.world, state=kept.game.table), ask, luck)
        moment = next((c for c in choices if ask.seat == 1 and wanted(journal, kept, ask, c)), None)
        if moment is not None:
            return moment
        # Bots that close in: examples name the nearer ways first.
        bold = next((c for kind in ("melee", "move") for c in choices if c.kind == kind), choices[0])
        deed = Act(ask=ask.id, command=bold if luck.random() < BOLD else luck.choice(choices))
        journal.submit(Submission(game=game, cid=f"{number:032x}", seat=ask.seat, by="hand", deed=deed)).result()
    return None


def way_of_two(_journal: Journal, kept: Kept, ask: Ask, command: Any) -> bool:
    """A straight way for a figure whose slot has just begun; another of its side has the slot after it."""
    if ask.kind != "slot" or command.kind != "move" or len(command.path) != 2:
        return False
    position = Position(world=kept.world, state=kept.game.table)
    track = kept.rules.view(position, seat_viewer(ask.seat)).track
    tokens = kept.rules.view(position, seat_viewer(ask.seat)).tokens
    rows = sorted(track.values(), key=lambda row: row.place)
    coming = [tokens[row.token].side for row in rows if not row.done and not row.now]
    return kept.game.fair.order == kept.game.order and coming[:1] == [ask.seat]


def shot_through_cover(_journal: Journal, kept: Kept, ask: Ask, command: Any) -> bool:
    """A shot at one who is seen in part."""
    if command.kind != "shoot":
        return False
    quote = kept.rules.quote(Position(world=kept.world, state=kept.game.table), ask, command)
    return isinstance(quote, Quote) and any(r.sight == "cover" and r.blockers for r in quote.receipts)


def blow_that_is_answered(journal: Journal, kept: Kept, ask: Ask, command: Any) -> bool:
    """A blow with a sword after which the defender, and nobody else, is asked whether to roll again."""
    if command.kind != "melee" or command.weapon != "sword":
        return False
    return [a.seat for a in asked_after(journal, kept, ask, command)] == [2]


def asked_after(journal: Journal, kept: Kept, ask: Ask, command: Any) -> list[Ask]:
    """The questions to reroll that would be open after a command: the game's own dice tell."""
    query = select(seeds.c.epoch, seeds.c.secret).where(seeds.c.game == kept.meta.id)
    rows = journal.read.ask(lambda connection: connection.execute(query).all())
    chance = Sealed(kept.meta.id, {epoch: bytes.fromhex(secret) for epoch, secret in rows}, lambda: bytes(32))
    order = Order(seat=ask.seat, by="hand", deed=Act(ask=ask.id, command=command), at=kept.meta.at)
    verdict = judge(kept.rules, kept.world, kept.game, order, chance, {}.__getitem__)
    return [a for a in verdict.game.asks if a.kind == "reroll"] if isinstance(verdict, Judged) else []
