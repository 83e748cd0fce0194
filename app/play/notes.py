"""Answers in words: what a refusal says, with its rule and what to draw (P-10, P-15)."""

from app.engine.hidden import Viewer, seen
from app.engine.judge import Stale
from app.engine.position import Position
from app.engine.refusal import Refused
from app.engine.words import Line
from app.store.answers import Done
from app.store.kept import Kept
from app.wire import messages as m
from app.wire.catalogue import joined
from app.wire.phrases import Phrases

Note = m.Done | m.RefusedNote | m.StaleNote


def order_note(cid: str, answer: Done | Stale) -> Note:
    """The answer to an order that was not refused."""
    if isinstance(answer, Done):
        return m.Done(cid=cid, order=answer.order)
    return m.StaleNote(cid=cid, asks=answer.asks)


def refusal(
    kept: Kept, viewer: Viewer, wrong: Refused, cid: str | None = None, number: int | None = None
) -> m.RefusedNote:
    """A refusal of an order (by its cid) or of a question (by its number)."""
    line = Line(key=f"refused.{wrong.code}", params=wrong.params)
    return m.RefusedNote(
        cid=cid,
        id=number,
        code=wrong.code,
        reason=phrases(kept, viewer).say(line),
        line=line,
        rule=wrong.rule,
        evidence=wrong.evidence,
    )


def phrases(kept: Kept, viewer: Viewer) -> Phrases:
    """English as it is spoken at this table, to this viewer: with the names that it may know."""
    position = Position(world=kept.world, state=seen(kept.game.table, viewer))
    tokens = kept.rules.view(position, viewer).tokens
    sides = kept.rules.scenery(kept.meta.setup).sides
    return Phrases(
        joined(kept.rules.locale)["en"], {k: t.name for k, t in tokens.items()}, {s.seat: s.name for s in sides}
    )
