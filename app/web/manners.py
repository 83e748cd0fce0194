"""What one connection, seat, person or address may ask for, counted (P-32)."""

from collections.abc import Callable

from app.config import Limits
from app.web.rates import Heads, Rate, Rates, Window


class Manners:
    """All counts that connections share."""

    def __init__(self, limits: Limits, clock: Callable[[], float]) -> None:
        """`clock` gives seconds that only go on."""
        self.limits, self.clock = limits, clock
        self.addresses, self.persons, self.watchers = Heads(), Heads(), Heads()
        orders = (Window(most=limits.do_in_10_s, seconds=10), Window(most=limits.do_a_minute, seconds=60))
        self.orders = Rates(orders, clock)
        self.tickets = Rates((Window(most=limits.tickets_a_minute, seconds=60),), clock)
        self.looks = Rates((Window(most=limits.looks_a_minute, seconds=60),), clock)
        self.games = Rates((Window(most=limits.games_a_minute, seconds=60),), clock)

    def own(self) -> "Own":
        """The counts of a new connection."""
        return Own(self)


class Own:
    """The counts of one connection."""

    def __init__(self, manners: Manners) -> None:
        """Begin with nothing counted."""
        limits, clock = manners.limits, manners.clock
        self.malformed = Rate((Window(most=limits.malformed_in_10_s, seconds=10),), clock)
        self.messages = {
            "try": Rate((Window(most=limits.try_a_second, seconds=1),), clock),
            "query": Rate((Window(most=limits.query_a_second, seconds=1),), clock),
            "say": Rate((Window(most=limits.say_in_10_s, seconds=10),), clock),
            "point": Rate((Window(most=limits.point_a_second, seconds=1),), clock),
            "seal": Rate((Window(most=limits.seal_in_10_s, seconds=10),), clock),
            "resume": Rate((Window(most=limits.resume_in_10_s, seconds=10),), clock),
        }
        self.messages["report"] = self.messages["resume"]
