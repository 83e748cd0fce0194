"""Judging one order in memory, and all that it will leave in the database, ready to be written (A-11)."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from app.engine.dice import Sealed
from app.engine.game import Game
from app.engine.judge import Judged, judge
from app.engine.orders import Act, Open, Order, RunOut
from app.engine.refusal import Refused, refused
from app.store.answers import Answer, Submission
from app.store.chain import SALT_BYTES, link, order_text
from app.store.folding import Folding
from app.store.kept import Kept
from app.store.opening import stood
from app.store.receipts import receipt_of

Draw = Callable[[int], bytes]
SECRET_BYTES = 32


@dataclass(kw_only=True)
class Held:
    """A game in the hands of the thread: as it stands, its fold, and the secrets of its dice."""

    kept: Kept
    fold: Folding
    secrets: dict[int, bytes]


@dataclass(frozen=True, kw_only=True, eq=False)
class Ruling:
    """An order that was accepted on the game as it is `held`; it counts when it is committed."""

    submission: Submission
    held: Held
    after: Kept
    secrets: dict[int, bytes]
    state: str
    order: dict[str, Any]
    events: Sequence[str]

    def keep(self) -> None:
        """It is committed: the game stands there now."""
        self.held.kept = self.after
        self.held.secrets |= self.secrets
        self.held.fold.keep(self.after.game)


def ruled(held: Held, submission: Submission, now: int, draw: Draw) -> Ruling | Answer:
    """Judge an order. Raises if the rules are broken or tell what has no JSON."""
    kept = held.kept
    wrong = _not_playable(kept, submission)
    if wrong:
        return wrong
    at = max(now, kept.meta.at)
    secrets = dict(held.secrets)
    chance = Sealed(kept.meta.id, secrets, lambda: draw(SECRET_BYTES))
    order = Order(seat=submission.seat, by=submission.by, deed=submission.deed, at=at)
    verdict = judge(kept.rules, kept.world, kept.game, order, chance, held.fold.past)
    if not isinstance(verdict, Judged):
        return verdict
    new = {epoch: secret for epoch, secret in secrets.items() if epoch not in held.secrets}
    return _ready(held, submission, order, verdict, new, draw(SALT_BYTES).hex())


def _not_playable(kept: Kept, submission: Submission) -> Refused | None:
    if kept.meta.edition not in kept.rules.editions:
        return refused("edition_over")
    if isinstance(submission.deed, Open) != (kept.game.order == 0):
        return refused("not_offered")
    return None


def _ready(
    held: Held, submission: Submission, order: Order, verdict: Judged[Any], secrets: dict[int, bytes], salt: str
) -> Ruling:
    kept, codec, game = held.kept, held.kept.codec, verdict.game
    deed, events = codec.deed.encode(order.deed), [codec.event.encode(event) for event in verdict.events]
    text = order_text(game.order, order.seat, order.by, order.at, deed)
    hash_ = link(kept.hash, salt, text, events)
    return Ruling(
        submission=submission,
        held=held,
        after=stood(kept, game, hash_, order.at),
        secrets=secrets,
        state=codec.game.encode(game),
        events=events,
        order={
            "game": kept.meta.id,
            "n": game.order,
            "cid": submission.cid,
            "receipt": receipt_of(submission),
            "seat": order.seat,
            "by": order.by,
            "ask": order.deed.ask if isinstance(order.deed, Act | RunOut) else None,
            "deed": deed,
            "at": order.at,
            "first": kept.game.seq + 1,
            "last": game.seq,
            "salt": salt,
            "hash": hash_,
            "shape": codec.shape,
        },
    )


def game_columns(after: Kept, state: str) -> dict[str, Any]:
    """What changes in a game's row with each order."""
    game: Game[Any] = after.game
    runs = game.ended is None and game.clocks.paused is None
    return {
        "n": game.order,
        "seq": game.seq,
        "at": after.meta.at,
        "updated": datetime.now(UTC),
        "due": min(game.clocks.due.values(), default=None) if runs else None,
        "asking": bool(game.asks) and game.ended is None,
        "hash": after.hash,
        "shape": after.codec.shape,
        "state": state,
    }
