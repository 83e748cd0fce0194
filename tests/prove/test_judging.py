"""The judge itself: each thing that may be wrong, made up by hand, is found, and an honest run is not blamed."""

from collections.abc import Callable

import pytest

from app.engine.hidden import PUBLIC
from app.engine.orders import Open
from app.store.told import Told
from tests.prove.judging import Log, early, lies, promises
from tests.prove.witness import Answer, Place, Witness


def told(n: int) -> Told:
    return Told(n=n, at=100 * n, seat=1, by="hand", deed=Open(), events=(), hash=f"h{n}", first=n, last=n)


LOG = Log(told={1: told(1), 2: told(2)}, cids={"open": [1], "c": [2]})


def honest() -> Witness:
    one = Witness(name="one", game="g", viewer=PUBLIC, delay=1000)
    one.sent, one.answers = {"c": 5.0}, [Answer(cid="c", what="done", order=2), Answer(cid="d", what="stale")]
    one.places = [Place(order=0, chain="root", view=None), Place(order=2, chain="h2", view=None)]
    one.lines, one.heard = [(2, 200)], {2: 6.1}
    return one


def blame(witness: Witness) -> list[str]:
    found = [*promises(witness, LOG), *lies(witness, LOG), *early(witness, [witness], LOG)]
    return [wrong.partition(":")[0] for wrong in found]


def never_done(one: Witness) -> None:
    one.answers.append(Answer(cid="lost", what="done", order=3))


def done_elsewhere(one: Witness) -> None:
    one.answers[0].order = 1


def done_though_said_not(one: Witness) -> None:
    one.answers.append(Answer(cid="c", what="stale"))


def never_happened(one: Witness) -> None:
    one.places.append(Place(order=3, chain="h3", view=None))


def another_order(one: Witness) -> None:
    one.places.append(Place(order=2, chain="other", view=None))


def another_line(one: Witness) -> None:
    one.lines.append((2, 201))


def too_soon(one: Witness) -> None:
    one.heard = {2: 5.9}


def test_an_honest_run_is_not_blamed() -> None:
    assert blame(honest()) == []


@pytest.mark.parametrize(
    ("spoil", "words"),
    [
        (never_done, "lost"),
        (done_elsewhere, "lost"),
        (done_though_said_not, "twice"),
        (never_happened, "told too soon"),
        (another_order, "told too soon"),
        (another_line, "told too soon"),
        (too_soon, "ahead"),
    ],
)
def test_what_is_wrong_is_found(spoil: Callable[[Witness], None], words: str) -> None:
    one = honest()
    spoil(one)
    assert blame(one) == [words]
