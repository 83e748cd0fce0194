"""Dice that fall as the example says."""

from collections.abc import Iterable, Mapping


class Loaded:
    """A chance whose rolls are written down, one text of faces a roll: `6 4 2 1`."""

    def __init__(self, rolls: Iterable[str] = ()) -> None:
        self.rolls = [tuple(map(int, roll.split())) for roll in rolls]

    def load(self, *rolls: str) -> None:
        """These fall next."""
        self.rolls += [tuple(map(int, roll.split())) for roll in rolls]

    def commit(self, epoch: int) -> str:
        return f"commitment {epoch}"

    def transcript(self, epoch: int, seeds: Mapping[int, bytes]) -> str:
        return f"transcript {epoch} {len(seeds)}"

    def faces(self, epoch: int, transcript: str, n: int, purpose: str, sides: int, count: int) -> tuple[int, ...]:
        assert (bool(transcript), sides) == (True, 6), (epoch, n)
        assert self.rolls, f"no dice are written down for {purpose} ({count} dice)"
        faces = self.rolls.pop(0)
        assert len(faces) == count, f"{purpose}: {count} dice fall, {faces} are written down"
        return faces

    def reveal(self, epoch: int) -> str:
        return f"secret {epoch}"
