"""Whoever changes what was told is found out (A-10)."""

import pytest

from tests.store.counter import Add, Hide
from tests.store.sitting import Sitting


@pytest.mark.parametrize(
    ("change", "found"),
    [
        (
            "UPDATE events SET body = replace(body, '\"by\":3', '\"by\":4') WHERE n = 2",
            "order 2: the chain breaks",
        ),
        ("UPDATE orders SET seat = 2 WHERE n = 2", "order 2: the chain breaks"),
        ("UPDATE orders SET salt = '00' || substr(salt, 3, 30) WHERE n = 3", "order 3: the chain breaks"),
        ("DELETE FROM events WHERE n = 2", "order 2: the chain breaks"),
        ("DELETE FROM orders WHERE n = 4", "orders are not 1 to 4"),
        ("UPDATE games SET hash = '00'", "the chain does not end where the game stands"),
        (
            "UPDATE games SET state = replace(state, '\"count\":4', '\"count\":5')",
            "the state is not the fold of the events",
        ),
    ],
)
def test_a_change_is_found(sitting: Sitting, change: str, found: str) -> None:
    for command in (Add(by=3), Hide(number=1), Hide(number=2)):
        sitting.done(1, command)
    read, game = sitting.journal.read, sitting.game
    assert read.verify(game) == ()
    assert sitting.journal.write(lambda c: c.exec_driver_sql(change).rowcount).result(20) == 1
    assert found in read.verify(game)


def test_equal_orders_have_unequal_hashes(sitting: Sitting) -> None:
    """Salted: nobody learns what is hidden by trying what it might be."""
    sitting.done(1, Hide(number=1))
    sitting.done(1, Hide(number=1))
    hashes = [told.hash for told in sitting.journal.read.tail(sitting.game, 0)]
    assert len(set(hashes)) == 3
