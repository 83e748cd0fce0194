"""What each message of a screen leads to: an order, a preview, a question, a word to the others."""

import asyncio
import logging
from typing import assert_never

from pydantic import ValidationError

from app.engine.refusal import refused
from app.engine.words import Line, line
from app.play.follow import Wish
from app.play.house import House
from app.play.notes import refusal
from app.play.quoting import answered, quoted
from app.play.sealing import sealed
from app.play.submit import Order
from app.play.writing import Unavailable
from app.web.guest import Guest
from app.web.manners import Manners
from app.web.rates import Window
from app.wire import messages as m
from app.wire.catalogue import shared
from app.wire.phrases import Phrases

log = logging.getLogger(__name__)
Asked = m.Try | m.Query | m.Seal
Passed = m.Say | m.Point | m.Resume | m.Report


async def answer(house: House, manners: Manners, guest: Guest, message: m.FromScreen) -> None:
    """Do what a message asks, unless too much is asked; whoever asked is told, also when it fails."""
    try:
        await _answer(house, manners, guest, message)
    except Unavailable:
        guest.tell(sorry(message, line("refused.unavailable")))
    except Exception:
        log.exception("game %s: a %s failed", guest.who.game, message.type)
        guest.tell(sorry(message, line("refused.our_fault")))


async def _answer(house: House, manners: Manners, guest: Guest, message: m.FromScreen) -> None:
    match message:
        case m.Hello():
            guest.tell(fault(line("fault.hello_again")))
        case m.Do() | m.Propose() | m.Reply() | m.Concede():
            await _order(house, manners, guest, message)
        case m.Try() | m.Query() | m.Seal():
            await _asked(house, guest, message)
        case m.Say() | m.Point() | m.Resume() | m.Report():
            await _passed(house, guest, message)
        case _:
            assert_never(message)


def sorry(message: m.FromScreen, what: Line) -> m.RefusedNote | m.Fault:
    """That something could not be done, addressed as the message asks for its answer."""
    words = fault(what)
    match message:
        case m.Do() | m.Propose() | m.Reply() | m.Concede():
            return m.RefusedNote(cid=message.cid, code=words.code, reason=words.reason, line=what)
        case m.Try() | m.Query() | m.Seal():
            return m.RefusedNote(id=message.id, code=words.code, reason=words.reason, line=what)
        case _:
            return words


def misread(error: ValidationError) -> m.Fault:
    """What is wrong with a frame that cannot be read, and where; never what it said."""
    first = error.errors(include_url=False, include_context=False, include_input=False)[0]
    where = fault(line("fault.unreadable"), ".".join(map(str, first["loc"])))
    return where.model_copy(update={"reason": f"{where.reason} {first['msg']}"})


def fault(what: Line, path: str = "") -> m.Fault:
    """A fault in words; its code is the last part of the key of its sentence."""
    return m.Fault(code=what.key.rpartition(".")[2], reason=Phrases(shared("en"), {}, {}).say(what), path=path)


async def _order(house: House, manners: Manners, guest: Guest, message: Order) -> None:
    full = manners.orders.of((guest.who.game, guest.who.viewer)).take()
    if full is None:
        note = await house.submit.order(guest.who, message)
        guest.tell(note)
        if isinstance(note, m.Done) and isinstance(message, m.Propose | m.Reply):
            await house.rematch.after(guest.who, note.order)
        return
    kept = await asyncio.to_thread(house.journal.read.game, guest.who.game)
    wrong = refused("too_fast", most=full.most, seconds=full.seconds)
    guest.tell(refusal(kept, guest.who.viewer, wrong, cid=message.cid))


async def _asked(house: House, guest: Guest, message: Asked) -> None:
    full = guest.own.messages[message.type].take()
    if full is not None:
        wrong = refused("too_fast", most=full.most, seconds=full.seconds)
        kept = await asyncio.to_thread(house.journal.read.game, guest.who.game)
        guest.tell(refusal(kept, guest.who.viewer, wrong, number=message.id))
        return
    match message:
        case m.Try():
            guest.tell(await asyncio.to_thread(quoted, house.journal.read, guest.who, message))
        case m.Query():
            guest.tell(await answered(house.journal.read, house.thinking, guest.who, message))
        case m.Seal():
            note = await asyncio.to_thread(sealed, house.journal, guest.who, message)
            guest.tell(note)
            if isinstance(note, m.Sealed):
                others = note.model_copy(update={"id": None})
                house.passing.tell(
                    guest.who.game, others, lambda g: g is not guest and g.who.viewer == guest.who.viewer
                )
        case _:
            assert_never(message)


async def _passed(house: House, guest: Guest, message: Passed) -> None:
    full = guest.own.messages[message.type].take()
    if full is not None:
        guest.tell(fault(too_fast(full)))
        return
    who = guest.who
    match message:
        case m.Say():
            await house.chat.say(who, message.text)
        case m.Point() if who.seated:
            here = m.Pointed(seat=who.viewer.seat, x=message.x, y=message.y)
            house.passing.tell(who.game, here, lambda g: g is not guest and not g.delay)
        case m.Point():
            guest.tell(fault(line("fault.watcher")))
        case m.Resume():
            await _again(house, guest, message.since)
        case m.Report():
            log.warning("game %s, order %s: a screen differs: %s", who.game, message.order, message.text[:200])
            await _again(house, guest, None)
        case _:
            assert_never(message)


async def _again(house: House, guest: Guest, since: m.Since | None) -> None:
    wish = Wish(game=guest.who.game, viewer=guest.who.viewer, since=since, delay=guest.delay)
    await asyncio.wrap_future(house.follow.join(wish, guest))


def too_fast(full: Window) -> Line:
    """Which window is full."""
    return line("fault.too_fast", most=full.most, seconds=full.seconds)
