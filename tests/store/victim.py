"""A worker that is killed at a chosen point: `python -m tests.store.victim ADDRESS GAME POINT ORDERS`.

It acts for seat 1, says on its standard output which intent it hands in and which was answered, and kills itself at
the point, in the order of that number: before the commit, after it, or when the answer is out.
"""

import os
import signal
import sys
from threading import Event
from typing import Any

from sqlalchemy import event

from app.engine.orders import Act
from app.store import batch
from app.store.answers import Done
from app.store.journal import Journal
from app.store.session import connect
from tests.store.counter import COUNTER, Add
from tests.store.sitting import Bell, Clock, Sitting

SAID = Event()


def main(address: str, game: str, point: str, orders: int) -> None:
    journal = Journal(connect(address), {"counter": COUNTER}, Clock(), Bell())
    journal.start()
    sitting = Sitting(journal, game)
    for number in range(orders):
        if number == orders - 1:
            _arm(journal, point)
        cid = f"{number:032x}"
        deed = Act(ask=sitting.ask(1), command=Add(by=1))
        _say("intent", cid, deed.ask)
        answer = sitting.do(1, deed, cid)
        _say("done" if isinstance(answer, Done) else "other", cid, deed.ask)
        SAID.set()
    Event().wait()


def _arm(journal: Journal, point: str) -> None:
    SAID.clear()
    told = batch._tell

    def after_commit(*given: Any) -> None:
        if point == "after_commit":
            _die()
        told(*given)

    batch._tell = after_commit
    journal.on_news = _die_when_said
    if point == "before_commit":
        event.listen(journal.engine, "commit", lambda _connection: _die_when_said())


def _die_when_said(*_given: object) -> None:
    """An answer that went out too early is given the time to be said."""
    SAID.wait(0.5)
    _die()


def _die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def _say(*words: str) -> None:
    sys.stdout.write(" ".join(words) + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], sys.argv[3], int(sys.argv[4]))
