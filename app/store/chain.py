"""The chain: each order's hash holds the one before it, so that nobody can change what was told (A-10)."""

from collections.abc import Sequence
from hashlib import sha256

from app.engine.dice import packed

SALT_BYTES = 16


def root(game: str, ruleset: str, edition: int, setup: str, options: str, seats: str) -> str:
    """The hash before the first order: which game it is, by which rules, on which table. Texts are canonical JSON."""
    return sha256(packed("bc1/game", game, ruleset, edition, setup, options, seats)).hexdigest()


def link(previous: str, salt: str, order: str, events: Sequence[str]) -> str:
    """The hash of an order. Unsalted, the hash of a hidden yes or no would be its answer."""
    body = "[" + ",".join(events) + "]"
    return sha256(packed("bc1/order", bytes.fromhex(previous), bytes.fromhex(salt), order, body)).hexdigest()


def order_text(n: int, seat: int, by: str, at: int, deed: str) -> str:
    """An order as canonical JSON; `deed` already is."""
    return f'{{"at":{at},"by":"{by}","deed":{deed},"n":{n},"seat":{seat}}}'
