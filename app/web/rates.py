"""How often: counts in sliding windows, for a connection, a seat or an address (P-32)."""

from collections import deque
from collections.abc import Callable, Hashable
from dataclasses import dataclass


@dataclass(frozen=True, kw_only=True)
class Window:
    """At most `most` in `seconds`."""

    most: int
    seconds: int


class Rate:
    """Moments of the last calls; `passed` is the window that a further call would break."""

    def __init__(self, windows: tuple[Window, ...], clock: Callable[[], float]) -> None:
        """`clock` gives seconds that only go on."""
        self.windows, self.clock = windows, clock
        self.moments: deque[float] = deque(maxlen=max(w.most for w in windows))

    def take(self) -> Window | None:
        """Count one more; or the window that is full, and nothing is counted."""
        now = self.clock()
        full = next((w for w in self.windows if self._within(w, now) >= w.most), None)
        if full is None:
            self.moments.append(now)
        return full

    def last(self) -> bool:
        """Count one more; whether that fills a window."""
        self.moments.append(self.clock())
        return any(self._within(w, self.moments[-1]) >= w.most for w in self.windows)

    def idle(self) -> bool:
        """Whether nothing of the past counts any more."""
        longest = max(w.seconds for w in self.windows)
        return not self.moments or self.moments[-1] <= self.clock() - longest

    def _within(self, window: Window, now: float) -> int:
        return sum(moment > now - window.seconds for moment in self.moments)


class Rates:
    """One rate for each seat, address or person; those that are idle are forgotten."""

    def __init__(self, windows: tuple[Window, ...], clock: Callable[[], float], most: int = 10_000) -> None:
        """Keep about `most` of them."""
        self.windows, self.clock, self.most = windows, clock, most
        self.rates: dict[Hashable, Rate] = {}

    def of(self, key: Hashable) -> Rate:
        """The rate of this one."""
        if key not in self.rates and len(self.rates) >= self.most:
            self.rates = {k: rate for k, rate in self.rates.items() if not rate.idle()}
        return self.rates.setdefault(key, Rate(self.windows, self.clock))


class Heads:
    """How many at a time: sockets of a person, of an address."""

    def __init__(self) -> None:
        """Nobody is here."""
        self.counts: dict[Hashable, int] = {}

    def enter(self, key: Hashable, most: int) -> bool:
        """Count one more, if there is room."""
        here = self.counts.get(key, 0)
        if here >= most:
            return False
        self.counts[key] = here + 1
        return True

    def leave(self, key: Hashable) -> None:
        """One has gone."""
        left = self.counts.get(key, 0) - 1
        if left > 0:
            self.counts[key] = left
        else:
            self.counts.pop(key, None)
