"""Code changes what a state looks like: old events are lifted, the state is folded anew (A-10, A-13)."""

import json
from dataclasses import replace

from sqlalchemy import select, update

from app.engine.refusal import Refused
from app.store.journal import Journal
from app.store.tables import events, games, orders
from tests.store.counter import COUNTER, Add
from tests.store.sitting import Sitting, Start


def _age(journal: Journal, game: str) -> None:
    """Make a game's rows as an older code wrote them."""
    mine = (events.c.game == game) & events.c.body.contains("added")

    def job(connection: object) -> None:
        for row in connection.execute(select(events).where(mine)).all():  # type: ignore[attr-defined]
            old = json.loads(row.body)
            old["amount"] = old.pop("by")
            place = (events.c.game == game) & (events.c.seq == row.seq)
            connection.execute(update(events).where(place).values(body=json.dumps(old)))  # type: ignore[attr-defined]
        connection.execute(update(orders).values(shape="old"))  # type: ignore[attr-defined]
        connection.execute(update(games).values(shape="old", state='{"nothing": "of ours"}'))  # type: ignore[attr-defined]

    journal.write(job).result(20)


def test_a_game_of_another_shape_is_lifted_and_played_on(sitting: Sitting, start: Start) -> None:
    for _ in range(3):
        sitting.done(1, Add(by=5))
    before = sitting.journal.read.game(sitting.game).game
    _age(sitting.journal, sitting.game)
    sitting.journal.stop()

    again = Sitting(start(), sitting.game)
    assert again.journal.read.game(again.game).game == before
    assert again.done(2, Add(by=1)) == 5
    assert again.table.count == 17
    third = Sitting(start(), sitting.game)
    assert [t.events[0].by for t in third.journal.read.tail(third.game, 0)] == [1, 5, 5, 5, 1]


def test_an_edition_that_is_over_is_read_but_not_played(sitting: Sitting, start: Start) -> None:
    sitting.done(1, Add(by=5))
    sitting.journal.stop()
    later = Sitting(start(rules=replace(COUNTER, edition=2, editions=(2,))), sitting.game)
    answer = later.act(1, Add(by=1))
    assert isinstance(answer, Refused)
    assert answer.code == "edition_over"
    assert later.table.count == 6
