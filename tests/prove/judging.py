"""The judge at the end of a run: what clients were told, held against what stands in the database."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from pydantic_core import to_jsonable_python
from sqlalchemy import Connection, Engine, select

from app.engine.hidden import Viewer, seen
from app.engine.look import look
from app.store.kept import Kept, Rulesets
from app.store.reading import Reading
from app.store.tables import orders
from app.store.told import Told
from tests.prove.mirror import digest
from tests.prove.witness import Witness

ROUNDING_S = 0.005
SAMPLE = 12


@dataclass(frozen=True, kw_only=True)
class Log:
    """What the database says of one game: its orders by number, the numbers by cid."""

    told: dict[int, Told]
    cids: dict[str, list[int]]


def faults(engine: Engine, rulesets: Rulesets, witnesses: Sequence[Witness]) -> list[str]:
    """All that is wrong, in words; nothing: nothing was lost, nothing twice, nothing told that is not so."""
    read = Reading(engine, rulesets)
    try:
        found: list[str] = []
        for game in sorted({w.game for w in witnesses}):
            mine = [w for w in witnesses if w.game == game]
            log = _log(read, game)
            found += [f"game {game}: {wrong}" for wrong in read.verify(game)]
            found += [wrong for w in mine for wrong in (*w.wrong, *promises(w, log), *lies(w, log))]
            found += [wrong for w in mine for wrong in (*early(w, mine, log), *leaks(w, read, log))]
        return found
    finally:
        read.close()


def _log(read: Reading, game: str) -> Log:
    def numbers(connection: Connection) -> dict[str, list[int]]:
        rows = connection.execute(select(orders.c.cid, orders.c.n).where(orders.c.game == game)).all()
        return {cid: [n for c, n in rows if c == cid] for cid, _ in rows}

    return Log(told={told.n: told for told in read.tail(game, 0)}, cids=read.ask(numbers))


def promises(witness: Witness, log: Log) -> Iterator[str]:
    """What was said to be done stands once, where it was said; what was said not to be done stands nowhere."""
    for answer in witness.answers:
        stands = log.cids.get(answer.cid, [])
        if answer.what == "done" and stands != [answer.order]:
            yield f"lost: {witness.name} was told that {answer.cid} is order {answer.order}; it stands at {stands}"
        if answer.what != "done" and stands:
            yield f"twice: {witness.name} was told {answer.what} of {answer.cid}; it stands at {stands}"
    for cid, times in Counter(cid for cid, at in log.cids.items() for _ in at).items():
        if times > 1:
            yield f"twice: {cid} stands {times} times"


def lies(witness: Witness, log: Log) -> Iterator[str]:
    """Whatever was told stands in the log, with the same hash of the chain."""
    for place in witness.places:
        if place.order == 0:
            continue  # a delayed watcher may come before the first order is old enough
        if place.order not in log.told:
            yield f"told too soon: {witness.name} heard of order {place.order}, which is not in the log"
        elif place.chain not in (None, log.told[place.order].hash):
            yield f"told too soon: {witness.name} heard of another order {place.order} than stands in the log"
    for order, at in set(witness.lines):
        if order not in log.told or log.told[order].at != at:
            yield f"told too soon: {witness.name} heard a line of order {order} at {at}, which is not in the log"


def early(witness: Witness, all_here: Sequence[Witness], log: Log) -> Iterator[str]:
    """A delayed watcher hears of nothing sooner than the delay after somebody ordered it, by our own clock."""
    if not witness.delay:
        return
    sent = {cid: moment for w in all_here for cid, moment in w.sent.items()}
    for cid, numbers in log.cids.items():
        heard = min((m for order, m in witness.heard.items() if order >= numbers[0]), default=None)
        if heard is not None and cid in sent and heard < sent[cid] + witness.delay / 1000 - ROUNDING_S:
            yield f"ahead: {witness.name} heard of order {numbers[0]} {heard - sent[cid]:.3f} s after it was sent"


def leaks(witness: Witness, read: Reading, log: Log) -> Iterator[str]:
    """Every view and line that was told is what this viewer may see there, and nothing else."""
    for order, cues in witness.cues.items():
        kept = read.game(witness.game)
        may = [_cue(kept, event, witness.viewer) for event in log.told[order].events] if order in log.told else []
        if [line["cue"] for line in cues] != [cue for cue in may if cue is not None]:
            yield f"leak: {witness.name} was told other lines of order {order} than it may hear"
    hashes = {place.order: place.view for place in witness.places if place.view and place.order in log.told}
    for order in sorted(hashes)[-SAMPLE:]:
        kept = read.game_at(witness.game, order)
        view = look(kept.rules, kept.world, kept.game, witness.viewer)
        if digest(to_jsonable_python(view)) != hashes[order]:
            yield f"leak: {witness.name} was shown another view at order {order} than it may see"


def _cue(kept: Kept, event: Any, viewer: Viewer) -> Any:
    cue = kept.rules.cue(kept.world, seen(event, viewer), viewer)
    return None if cue is None else to_jsonable_python(cue)
