"""What players settle between them: undo (free while fair, else with consent), draw, pause, giving up (A-06, P-14)."""

from typing import Any

from app.engine.events import Answered, Conceded, Offered, Paused, Resumed, Ruled, Undone
from app.engine.game import Game
from app.engine.orders import Deed, Judge, Order, Propose, Reply
from app.engine.refusal import Refused, refused
from app.engine.scene import Scene
from app.engine.words import Line


def propose(scene: Scene[Any, Any], order: Order, offer: Propose) -> Refused | None:
    """Offer something to the opponents; a fair undo is done at once."""
    if offer.what == "undo":
        wrong = _undo_wrong(scene.game, offer)
        if wrong:
            return wrong
        if offer.to is not None and is_free(scene.game, order.seat, offer.to):
            scene.tell(Undone(to=offer.to, seat=order.seat))
            scene.cite("R-05")
            return None
    if any(o.made.what == offer.what for o in scene.game.offers.values()):
        return refused("offered_already")
    if (offer.what == "pause") == (scene.game.clocks.paused is not None) and offer.what in ("pause", "resume"):
        return refused("paused" if offer.what == "pause" else "not_paused")
    made = Offered(id=f"o{scene.order}", seat=order.seat, what=offer.what, to=offer.to)
    scene.tell(made)
    if len(scene.game.seats) == 1:
        _carry_out(scene, order, made)
    return None


def _undo_wrong(game: Game[Any], offer: Propose | Offered) -> Refused | None:
    if game.clocks.paused is not None:
        return refused("paused")
    if offer.to is None or offer.to not in game.trail or offer.to == game.trail[-1]:
        return refused("nothing_to_undo", "R-05")
    return None


def outlasts(game: Game[Any], deed: Deed) -> bool:
    """Whether this may still be ordered when the game is over: to play again is offered and answered then."""
    again = isinstance(deed, Propose) and deed.what == "rematch"
    return again or (isinstance(deed, Reply) and deed.offer in game.offers)


def is_free(game: Game[Any], seat: int, to: int) -> bool:
    """Whether this seat may go back to the end of that order without asking (R-05)."""
    return game.fair.seat == seat and to >= game.fair.order and to in game.trail


def free_targets(game: Game[Any], seat: int | None) -> tuple[int, ...]:
    """The orders to whose end this seat may go back freely, nearest first."""
    if seat is None or game.fair.seat != seat:
        return ()
    return tuple(t for t in reversed(game.trail[:-1]) if t >= game.fair.order)


def reply(scene: Scene[Any, Any], order: Order, answer: Reply) -> Refused | None:
    """Answer an offer; when all opponents have said yes it is carried out."""
    offer = scene.game.offers.get(answer.offer)
    if offer is None:
        return refused("offer_gone")
    if order.seat in offer.yes or (order.seat == offer.made.seat and answer.yes):
        return refused("not_yours")
    wrong = _undo_wrong(scene.game, offer.made) if answer.yes and offer.made.what == "undo" else None
    if wrong:
        return wrong
    scene.tell(Answered(offer=answer.offer, seat=order.seat, yes=answer.yes))
    left = scene.game.offers.get(answer.offer)
    if left and set(left.yes) | {offer.made.seat} >= set(scene.game.seats):
        _carry_out(scene, order, offer.made)
    return None


def _carry_out(scene: Scene[Any, Any], order: Order, made: Offered) -> None:
    match made.what:
        case "undo":
            scene.tell(Undone(to=made.to or 0, seat=made.seat))
        case "draw":
            scene.end((), Line(key="end.draw_agreed"))
        case "pause":
            scene.tell(Paused(at=order.at))
            _close_offers(scene, made.id, order.seat)
        case "resume":
            scene.tell(Resumed(at=order.at))
            _close_offers(scene, made.id, order.seat)
        case _:
            _close_offers(scene, made.id, order.seat)


def _close_offers(scene: Scene[Any, Any], offer: str, seat: int) -> None:
    scene.tell(Answered(offer=offer, seat=seat, yes=False))


def concede(scene: Scene[Any, Any], seat: int) -> None:
    """A seat gives up; the rules say what that means for the others."""
    scene.tell(Conceded(seat=seat))
    scene.rules.quits(scene, seat)


def rule(scene: Scene[Any, Any], ruling: Judge) -> Refused | None:
    """A judge rules, and may lead the table back to the end of an order."""
    if ruling.to is not None and ruling.to not in scene.game.trail:
        return refused("nothing_to_undo")
    scene.tell(Ruled(reason=ruling.reason))
    if ruling.to is not None:
        scene.tell(Undone(to=ruling.to, seat=0))
    return None
