"""The door to a game in progress, `/ws/games/{id}`: who may come in, what is read, when it is closed."""

import asyncio
import contextlib

from pydantic import ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect

from app.play.follow import Wish
from app.play.house import House
from app.play.who import Who
from app.play.writing import Unavailable
from app.web.answering import answer, misread
from app.web.guest import Guest
from app.web.manners import Manners
from app.web.origin import address, allowed
from app.wire import messages as m

MALFORMED, UNKNOWN, MANY, LATER = 4400, 4401, 4429, 1013


async def serve(socket: WebSocket, house: House, manners: Manners, game: str) -> None:
    """One socket from its knock to its end."""
    if not allowed(socket, house.settings.origins):
        await socket.close()
        return
    where, limits = address(socket), manners.limits
    if not manners.addresses.enter(where, limits.sockets_an_address):
        await socket.close()
        return
    try:
        with contextlib.suppress(WebSocketDisconnect):
            await socket.accept()
            await _identified(socket, house, manners, game)
    finally:
        manners.addresses.leave(where)


async def _identified(socket: WebSocket, house: House, manners: Manners, game: str) -> None:
    """Nobody is let in without a ticket for this game, which is good once."""
    try:
        async with asyncio.timeout(manners.limits.hello_ms / 1000):
            hello = m.Hello.model_validate_json(await _text(socket) or "", strict=True)
    except (TimeoutError, ValidationError):
        await socket.close(MALFORMED, "hello")
        return
    try:
        who = await asyncio.to_thread(house.people.admitted, hello.ticket, game)
    except Unavailable:
        await socket.close(LATER, "unavailable")
        return
    if who is None:
        await socket.close(UNKNOWN, "ticket")
    elif not manners.persons.enter(who.session, manners.limits.sockets_a_person):
        await socket.close(MANY, "sockets_a_person")
    else:
        try:
            await _counted(socket, house, manners, who, hello.since)
        finally:
            manners.persons.leave(who.session)


async def _counted(socket: WebSocket, house: House, manners: Manners, who: Who, since: m.Since | None) -> None:
    """Players always find room at their own table."""
    if who.seated:
        await _inside(socket, house, manners, who, since)
    elif not manners.watchers.enter(who.game, manners.limits.watchers_a_game):
        await socket.close(MANY, "watchers_a_game")
    else:
        try:
            await _inside(socket, house, manners, who, since)
        finally:
            manners.watchers.leave(who.game)


async def _inside(socket: WebSocket, house: House, manners: Manners, who: Who, since: m.Since | None) -> None:
    delay = await asyncio.to_thread(house.delay, who)
    wish = Wish(game=who.game, viewer=who.viewer, since=since, delay=delay)
    guest = Guest(socket, who, wish, manners.limits, manners.own())
    try:
        await asyncio.wrap_future(house.follow.join(wish, guest))
        bots = await asyncio.to_thread(house.journal.read.bots, who.game)
        house.passing.enter(guest, frozenset(bots))
        await house.chat.history(guest)
        await house.rematch.greet(guest)
        reading = asyncio.ensure_future(_read(socket, house, manners, guest))
        beating = asyncio.ensure_future(_beat(house, guest))
        slow = asyncio.ensure_future(guest.gone.wait())
        tasks = (reading, beating, slow)
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    finally:
        house.passing.leave(guest)
        house.follow.leave(wish, guest)
        guest.outbox.close()


async def _read(socket: WebSocket, house: House, manners: Manners, guest: Guest) -> None:
    """Answer frame after frame; one after the other, so that a flood waits in its own line."""
    while True:
        text = await _text(socket)
        try:
            message = m.FROM_SCREEN.validate_json(text or "", strict=True)
        except ValidationError as error:
            guest.tell(misread(error))
            if guest.own.malformed.last():
                await guest.outbox.empty()
                await socket.close(MALFORMED, "malformed_in_10_s")
                return
        else:
            await answer(house, manners, guest, message)


async def _text(socket: WebSocket) -> str | None:
    """The next frame; None for one that is not text."""
    frame = await socket.receive()
    if frame["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(frame.get("code", 1005))
    text: str | None = frame.get("text")
    return text


async def _beat(house: House, guest: Guest) -> None:
    while True:
        await asyncio.sleep(house.settings.heartbeat_ms / 1000)
        guest.tell(m.Heartbeat(order=house.follow.place(guest.who.game, guest.delay), time=house.now()))
