"""Asks: everything that a player must or may decide, one question each, answered once (A-04)."""

from app.engine.record import value


@value
class Wanted:
    """A question that the rules want put now.

    `frame` names the open matter that it belongs to, `default` the policy that answers when time is up, `limit` the
    kind of its time limit (a key of `Options.limits`), `public` whether others are told that this seat is asked.
    """

    seat: int
    kind: str
    frame: str
    default: str
    limit: str = "turn"
    public: bool = True
    token: str | None = None


@value
class Ask:
    """A question that is open: `id` is given once and dies with the answer; `since` is game time in ms."""

    id: str
    seat: int
    kind: str
    frame: str
    default: str
    limit: str
    public: bool
    since: int
    token: str | None = None

    def wants(self, wanted: Wanted) -> bool:
        """Whether this is the same question as one that the rules want now."""
        return (self.seat, self.kind, self.frame, self.token) == (wanted.seat, wanted.kind, wanted.frame, wanted.token)


def opened(wanted: Wanted, ask_id: str, at: int) -> Ask:
    """The question, put: with its id and the moment."""
    return Ask(
        id=ask_id,
        seat=wanted.seat,
        kind=wanted.kind,
        frame=wanted.frame,
        default=wanted.default,
        limit=wanted.limit,
        public=wanted.public,
        since=at,
        token=wanted.token,
    )
