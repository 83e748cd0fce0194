"""From hidden shares to classes and permille; floats too close to a limit or a tie are not trusted (T-12, T-13)."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from fractions import Fraction
from operator import truediv
from typing import Generic, Literal

from app.engine.record import value
from app.geometry.unions import Real

Klass = Literal["none", "cover", "full"]


@value
class Limits:
    """The two numbers of a ruleset that make classes of shares, in permille, at least 1 (T-13)."""

    seen_permille: int = 1
    cover_permille: int = 1


@dataclass(frozen=True, kw_only=True, slots=True)
class Kernel(Generic[Real]):
    """A kind of number: how a ratio of integers is made, and how close to a limit it is not to be trusted (T-12)."""

    ratio: Callable[[int, int], Real]
    slack: Real


FLOATS: Kernel[float] = Kernel(ratio=truediv, slack=1e-9)
RATIONALS: Kernel[Fraction] = Kernel(ratio=Fraction, slack=Fraction(0))


def permille(share: Real) -> int:
    """A share to the nearest permille, halves up (T-12)."""
    return int((2000 * share + 1) // 2)


def klass_of(hidden: Real, limits: Limits) -> Klass:
    """The class of a look, judged on the exact share: too little to see, whole enough, or in cover (T-13)."""
    if 1000 * (1 - hidden) < limits.seen_permille:
        return "none"
    return "full" if 1000 * hidden < limits.cover_permille else "cover"


def doubtful(hidden: Real, alone: Iterable[Real], limits: Limits, slack: Real) -> bool:
    """Whether a class or a permille, or whether something hides at all, hangs on the last digits of a float (T-12)."""
    marks = (1000 * (1 - hidden) - limits.seen_permille, 1000 * hidden - limits.cover_permille)
    return (
        any(abs(mark) < 1000 * slack for mark in marks)
        or _tied(1 - hidden, slack)
        or any(share < slack or _tied(share, slack) for share in alone)
    )


def _tied(share: Real, slack: Real) -> bool:
    """Whether a share lies about half way between two permille."""
    past = (2000 * share + 1) % 2
    return min(past, 2 - past) < 2000 * slack
