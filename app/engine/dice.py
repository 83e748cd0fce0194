"""Dice that anyone can check: every roll comes from a key fixed before anyone could know it (dice.md D-1 to D-5)."""

import hmac
from collections.abc import Callable, Mapping, MutableMapping
from hashlib import sha256
from typing import Protocol

BYTE = 256


class Chance(Protocol):
    """Where dice come from; handed to the engine, which knows no chance of its own."""

    def commit(self, epoch: int) -> str:
        """Fix a secret for this epoch (once) and give its commitment."""

    def transcript(self, epoch: int, seeds: Mapping[int, bytes]) -> str:
        """The transcript of all seats' seeds, in hex."""

    def faces(self, epoch: int, transcript: str, n: int, purpose: str, sides: int, count: int) -> tuple[int, ...]:
        """The faces of roll n."""

    def reveal(self, epoch: int) -> str:
        """Open the secret of an epoch, in hex."""


class Sealed:
    """The keyed stream `fd1` of one game; `secrets` holds what is stored, `draw` makes a new one of 32 bytes."""

    def __init__(self, game: str, secrets: MutableMapping[int, bytes], draw: Callable[[], bytes]) -> None:
        """Bind the stream to a game and its secrets; new ones are added to `secrets` for the store to keep."""
        self.game, self.secrets, self.draw = game, secrets, draw

    def commit(self, epoch: int) -> str:
        """D-1."""
        if epoch not in self.secrets:
            self.secrets[epoch] = self.draw()
        return commitment(self.game, epoch, "server", self.secrets[epoch])

    def transcript(self, epoch: int, seeds: Mapping[int, bytes]) -> str:
        """D-4."""
        return transcript(self.game, epoch, seeds).hex()

    def faces(self, epoch: int, transcript: str, n: int, purpose: str, sides: int, count: int) -> tuple[int, ...]:
        """D-5."""
        key = epoch_key(self.secrets[epoch], self.game, epoch, bytes.fromhex(transcript))
        return faces(key, self.game, epoch, n, purpose, sides=sides, count=count)

    def reveal(self, epoch: int) -> str:
        """D-10."""
        return self.secrets[epoch].hex()


def packed(*items: str | bytes | int) -> bytes:
    """LP: each item with its length before it, so that no two lists look the same."""
    return b"".join(len(raw).to_bytes(4, "big") + raw for raw in map(_raw, items))


def _raw(item: str | bytes | int) -> bytes:
    if isinstance(item, int):
        return item.to_bytes(8, "big")
    return item.encode() if isinstance(item, str) else item


def commitment(game: str, epoch: int, who: str, secret: bytes) -> str:
    """D-1, D-2: what a side shows of its secret before it opens it; `who` is `server` or `seat:<n>`."""
    return sha256(packed("fd1/commit", game, epoch, who, secret)).hexdigest()


def transcript(game: str, epoch: int, seeds: Mapping[int, bytes]) -> bytes:
    """D-4: all seats' seeds in one hash, seats ascending."""
    pairs = [part for seat in sorted(seeds) for part in (seat, seeds[seat])]
    return sha256(packed("fd1/transcript", game, epoch, *pairs)).digest()


def epoch_key(secret: bytes, game: str, epoch: int, transcript_: bytes) -> bytes:
    """D-4: the key of an epoch."""
    return hmac.digest(secret, packed("fd1/key", game, epoch, transcript_), "sha256")


def faces(key: bytes, game: str, epoch: int, n: int, purpose: str, *, sides: int, count: int) -> tuple[int, ...]:
    """D-5: the dice of roll n, each byte of the stream taken or thrown away so that no face is favoured.

    Raises ValueError for a die that no byte can throw.
    """
    if not 1 <= sides <= BYTE:
        raise ValueError(f"a die of {sides} sides")
    context = packed(game, epoch, n, purpose, sides, count)
    limit, block = BYTE - BYTE % sides, 0
    out: list[int] = []
    while len(out) < count:
        stream = hmac.digest(key, packed("fd1/block", context, block), "sha256")
        out += [b % sides + 1 for b in stream if b < limit]
        block += 1
    return tuple(out[:count])
