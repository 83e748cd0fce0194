"""Standing orders and switches: set by a seat, kept on the server, told to nobody but that seat itself (P-13)."""

from functools import partial

from app.engine.refusal import Refused, refused
from app.play.notes import refusal
from app.play.who import Who
from app.play.writing import written
from app.store.journal import Journal
from app.store.kept import Kept
from app.store.sealing import seal
from app.wire import messages as m


def sealed(journal: Journal, who: Who, message: m.Seal) -> m.Sealed | m.RefusedNote:
    """Set or clear a value; the answer holds all of this seat's values. Blocks."""
    kept = journal.read.game(who.game)
    wrong = _wrong(kept, who, message)
    if wrong:
        return refusal(kept, who.viewer, wrong, number=message.id)
    seat = who.viewer.seat
    written(journal, partial(seal, game=who.game, seat=seat, key=message.key, value=message.value))
    return m.Sealed(id=message.id, values=dict(journal.read.sealed(who.game, seat)))


def _wrong(kept: Kept, who: Who, message: m.Seal) -> Refused | None:
    if not who.seated:
        return refused("not_seated")
    if kept.game.ended:
        return refused("ended")
    setting = next((s for s in kept.rules.settings if s.key == message.key), None)
    if setting is None or (message.value is not None and message.value not in setting.choices):
        return refused("unknown")
    return None
