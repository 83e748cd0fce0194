"""The games that somebody plays, as a list: whose turn it is, in which round, when each last went on."""

from datetime import datetime
from typing import Any

from app.engine.game import Game
from app.engine.hidden import seat_viewer, seen
from app.engine.position import Position
from app.engine.view import Phase
from app.play.people import People
from app.store.kept import Kept
from app.store.reading import Reading
from app.wire.rest import GameRow

NOWHERE = Phase(round=0, rounds=0, step=0, steps=())


def my_games(read: Reading, people: People, session: str) -> tuple[GameRow, ...]:
    """The games in which a session (its hash) holds seats, the one that went on last first; blocks."""
    seats: dict[str, list[int]] = {}
    for place in people.held(session):
        if place.role == "seat":
            seats.setdefault(place.game, []).append(place.seat)
    when = read.updated([*seats])
    rows = [_row(read, game, tuple(held), when[game]) for game, held in seats.items()]
    return tuple(sorted(rows, key=lambda row: row.updated, reverse=True))


def _row(read: Reading, game: str, seats: tuple[int, ...], when: datetime) -> GameRow:
    kept = read.game(game)
    asked = _asked(kept.game)
    seat = next((seat for seat in seats if seat in asked), seats[0])
    phase = _phase(kept, seat)
    return GameRow(
        game=game,
        ruleset=kept.meta.ruleset,
        setup=kept.meta.catalogue,
        title=kept.rules.scenery(kept.meta.setup).title,
        seat=seat,
        seats=seats,
        bots=dict(read.bots(game)),
        round=phase.round,
        rounds=phase.rounds,
        turn=seat in asked,
        waits=asked,
        order=kept.game.order,
        ended=kept.game.ended is not None,
        updated=int(when.timestamp() * 1000),
    )


def _asked(game: Game[Any]) -> tuple[int, ...]:
    return tuple(sorted({ask.seat for ask in game.asks if ask.public}))


def _phase(kept: Kept, seat: int) -> Phase:
    viewer = seat_viewer(seat)
    position = Position(world=kept.world, state=seen(kept.game.table, viewer))
    return next(iter(kept.rules.view(position, viewer).phase.values()), NOWHERE)
