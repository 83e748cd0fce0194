"""Bots are good company: they let one take back, pause and go on, and fight for a draw or a rematch no further."""

from collections.abc import Iterable, Iterator
from typing import Any

from app.engine.game import Game
from app.engine.orders import Reply
from app.store.answers import Submission

AGREED = ("undo", "pause", "resume")


def replies(game_id: str, game: Game[Any], bots: Iterable[int]) -> Iterator[Submission]:
    """What the bots of a game answer to the offers that are open; each once, for the cid is the offer's and seat's."""
    for key, offer in game.offers.items():
        for seat in bots:
            if seat != offer.made.seat and seat not in offer.yes:
                deed = Reply(offer=key, yes=offer.made.what in AGREED)
                yield Submission(game=game_id, cid=f"auto:{key}:{seat}", seat=seat, by="auto", deed=deed)
