"""Playing again: one new game for an old one, sides changed, its seats held by those who held the old ones (P-14)."""

from datetime import UTC, datetime

import pytest
from sqlalchemy import func, select

from app.store import people
from app.store.people import Place
from app.store.rematch import next_seats, play_again
from app.store.tables import games
from tests.store.counter import Add
from tests.store.sitting import Sitting, Start

NOW = datetime(2031, 5, 17, 12, 30, tzinfo=UTC)


def _sit(sitting: Sitting, seat: int) -> str:
    """Somebody who holds a seat."""
    place = Place(game=sitting.game, role="seat", seat=seat)
    session = people.hashed(sitting.journal.write(lambda c: people.new_session(c, NOW)).result())
    link = sitting.journal.write(lambda c: people.make_link(c, place, NOW)).result()
    assert sitting.journal.write(lambda c: people.claim(c, link, session, NOW)).result() == place
    return session


def _again(sitting: Sitting) -> Sitting:
    return Sitting(sitting.journal, play_again(sitting.journal, sitting.journal.read.game(sitting.game)))


def test_the_next_game_is_the_same_table_with_sides_changed(sitting: Sitting) -> None:
    one, two = _sit(sitting, 1), _sit(sitting, 2)
    after = _again(sitting)
    old, new = (sitting.journal.read.game(s.game).meta for s in (sitting, after))
    assert (old.ruleset, old.setup, old.catalogue, old.options) == (new.ruleset, new.setup, new.catalogue, new.options)
    held = [sitting.journal.read.ask(lambda c, s=s: people.places_of(c, s, after.game)) for s in (one, two)]
    assert [[place.seat for place in places] for places in held] == [[2], [1]]
    assert after.done(2, Add(by=1)) == 2
    assert sitting.journal.read.verify(after.game) == ()


def test_it_is_made_once(sitting: Sitting, start: Start) -> None:
    first = _again(sitting).game
    other = Sitting(start(), sitting.game)
    assert {_again(sitting).game, _again(other).game} == {first} == {sitting.journal.read.rematch(sitting.game)}
    assert sitting.journal.read.ask(lambda c: c.execute(select(func.count()).select_from(games)).scalar()) == 2


def test_one_that_a_crash_left_unopened_is_opened(sitting: Sitting, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as crash:
        crash.setattr(sitting.journal, "submit", None)
        with pytest.raises(TypeError):
            _again(sitting)
    made = sitting.journal.read.rematch(sitting.game)
    assert made is not None
    assert sitting.journal.read.game(made).game.order == 0
    assert _again(sitting).game == made
    assert sitting.journal.read.game(made).game.order == 1


def test_more_than_two_go_round() -> None:
    assert next_seats((1, 2)) == {1: 2, 2: 1}
    assert next_seats((1, 2, 3)) == {1: 2, 2: 3, 3: 1}
    assert next_seats((1,)) == {1: 1}
