"""A new game is laid out: its table by value, its options, its seats; then it is opened by its first order."""

import json
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection, delete, insert

from app.engine.fold import blank_game
from app.engine.game import Options
from app.engine.orders import Open
from app.store.answers import Done, Submission
from app.store.chain import root
from app.store.codec import Codec
from app.store.kept import Rules
from app.store.tables import games

if TYPE_CHECKING:
    from app.store.journal import Journal

ID_BYTES = 8
OPENING = "open"


class NotOpened(RuntimeError):
    """The opening of a game was refused; there is no game."""


def new_game(journal: "Journal", ruleset: str, setup: str | Any, options: Options, seats: tuple[int, ...]) -> str:
    """Write a game and open it; gives its id."""
    rules = journal.read.openings.rules(ruleset)
    catalogue, value = (setup, rules.setups()[setup]) if isinstance(setup, str) else ("", setup)
    row = laid(journal, rules, value, options, seats or rules.seats(value)) | {"catalogue": catalogue}
    game: str = row["id"]
    journal.write(lambda c: c.execute(insert(games), [row])).result()
    try:
        opened(journal, game)
    except NotOpened:
        journal.write(lambda c: _drop(c, game)).result()
        raise
    return game


def opened(journal: "Journal", game: str) -> None:
    """Give the first order of a game that is laid out; once, however often this is called. Raises NotOpened."""
    answer = journal.submit(Submission(game=game, cid=OPENING, seat=0, by="table", deed=Open())).result()
    if not isinstance(answer, Done):
        raise NotOpened(f"{game}: {answer}")


def laid(journal: "Journal", rules: Rules, setup: Any, options: Options, seats: tuple[int, ...]) -> dict[str, Any]:
    """The row of a new game before its first order; its setup is not one of the catalogue until that is said."""
    codec = Codec.for_ruleset(rules)
    game, now = "g" + journal.draw(ID_BYTES).hex(), datetime.now(UTC)
    blank = blank_game(rules, rules.world(setup), seats, options)
    texts = codec.setup.encode(setup), codec.options.encode(options), json.dumps(seats, separators=(",", ":"))
    return {
        "id": game,
        "ruleset": rules.key,
        "edition": rules.edition,
        "setup": texts[0],
        "options": texts[1],
        "seats": texts[2],
        "born": codec.shape,
        "catalogue": "",
        "created": now,
        "updated": now,
        "generation": blank.generation,
        "n": 0,
        "seq": 0,
        "at": 0,
        "asking": False,
        "hash": root(game, rules.key, rules.edition, *texts),
        "shape": codec.shape,
        "state": codec.game.encode(blank),
    }


def _drop(connection: Connection, game: str) -> None:
    connection.execute(delete(games).where(games.c.id == game, games.c.n == 0))
