"""Previews and questions: what would this cost and mean, how far is it, who sees whom; nothing is done (P-11, P-12)."""

import asyncio
from typing import Any

from app.engine.asks import Ask
from app.engine.game import Game
from app.engine.hidden import Viewer, seen
from app.engine.offered import outside
from app.engine.position import Position
from app.engine.refusal import Refused, refused
from app.engine.view import Odds, Receipt
from app.play.notes import refusal
from app.play.thinking import Thinking
from app.play.who import Who
from app.store.codec import Fault
from app.store.kept import Kept, Rules
from app.store.reading import Reading
from app.wire import messages as m

HEAVY = {"odds", "reach", "threat", "place"}
"""Kinds of questions that may take more than a moment."""


def quoted(read: Reading, who: Who, message: m.Try) -> m.Quoted | m.RefusedNote | m.StaleNote:
    """The answer to `try`, from what the asker may know alone."""
    kept = read.game(who.game)
    ask = kept.game.ask(message.ask)
    if ask is None:
        mine = tuple(a.id for a in kept.game.asks if a.seat == who.viewer.seat and who.seated)
        return m.StaleNote(id=message.id, asks=mine)
    quote = _quote(kept, who, ask, message.command)
    if isinstance(quote, Refused):
        return refusal(kept, who.viewer, quote, number=message.id)
    return m.Quoted(id=message.id, quote=quote)


def _quote(kept: Kept, who: Who, ask: Ask, raw: dict[str, Any]) -> Any:  # noqa: ANN401  (a Quote or a Refused)
    if not who.seated or ask.seat != who.viewer.seat or kept.rules.answers_alone(ask.kind):
        return refused("not_yours")
    command = kept.codec.command(raw)
    if isinstance(command, Fault):
        return refused("unreadable", path=command.path)
    position = Position(world=kept.world, state=seen(kept.game.table, who.viewer))
    quote = kept.rules.quote(position, ask, command)
    if isinstance(quote, Refused):
        return quote
    return outside(kept.rules.offer(position, ask), command) or quote


async def answered(read: Reading, thinking: Thinking, who: Who, message: m.Query) -> m.AnswerTo | m.RefusedNote:
    """The answer to a question about the table; one that takes thought is thought through elsewhere."""
    kept = await asyncio.to_thread(read.game, who.game)
    if not who.seated and who.viewer.role != "judge":
        return refusal(kept, who.viewer, refused("not_seated"), number=message.id)
    if message.question.get("kind") in HEAVY:
        found = await thinking.think(answer_of, kept, kept.game, who.viewer, message.question)
    else:
        found = await asyncio.to_thread(answer_of, kept.rules, kept.world, kept.game, who.viewer, message.question)
    parts = found if isinstance(found, tuple) else (found,)
    receipt = next((p for p in parts if isinstance(p, Receipt)), None)
    odds = next((p for p in parts if isinstance(p, Odds)), None)
    if receipt is None and odds is None:
        wrong = found if isinstance(found, Refused) else refused("no_answer")
        return refusal(kept, who.viewer, wrong, number=message.id)
    return m.AnswerTo(id=message.id, receipt=receipt, odds=odds)


def answer_of(rules: Rules, world: object, game: Game[Any], viewer: Viewer, question: dict[str, Any]) -> Any:  # noqa: ANN401  (what the rules give)
    """What the rules answer, from what this viewer may know; None if the question makes no sense to them."""
    try:
        return rules.answer(Position(world=world, state=seen(game.table, viewer)), viewer, question)
    except (KeyError, TypeError, ValueError, IndexError):
        return None
