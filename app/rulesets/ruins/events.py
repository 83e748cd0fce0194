"""What has happened in `ruins`, told in the past tense (A-05)."""

from typing import Literal, TypeAlias

from app.engine.record import record, reveals
from app.engine.view import Receipt
from app.geometry.shapes import Point
from app.rulesets.ruins.frames import Hand


@record
class StepBegan:
    """A step of the round began, counted from 1 (R-80)."""

    round: int
    step: int


@record
class Scored:
    """A figure tested for initiative (R-80)."""

    figure: str
    hand: Hand


@record
class LotsRolled:
    """Figures that were level in everything rolled a D6 each (R-80)."""

    figures: tuple[str, ...]
    faces: tuple[int, ...]


@record
class Ordered:
    """The track stands, the first to act first (R-80)."""

    track: tuple[str, ...]


@record
class Recovered:
    """Everybody on the table has all AP and rerolls again (R-01, R-23)."""


@record
class Paid:
    """A figure declared an action and paid for it (R-01, R-02)."""

    figure: str
    action: str


@record
class Moved:
    """A figure went along a path; its length in units, rounded up (R-50).

    z is the height of the ground at its end, `slipped` whom it is still slipped from (R-43).
    """

    figure: str
    path: tuple[Point, ...]
    facing: Point
    length: int
    z: int = 0
    slipped: tuple[str, ...] = ()


@record
class Turned:
    """A figure turned on the spot, free or as an action (R-04, R-02)."""

    figure: str
    facing: Point
    free: bool


@record
class Rerolled:
    """A figure paid to roll its dice of a test again (R-20, R-23)."""

    figure: str
    what: str
    purse: Literal["ap", "reroll"]


@record
class AttackSettled:
    """An attack was settled: both hands as they stood at last, what it did (R-13, R-60).

    `margin` is the difference of totals, below 0 if the defence was higher.
    """

    what: Literal["melee", "shoot"]
    attack: Hand
    defence: Hand
    weapon: str
    thrown: bool
    won: bool
    margin: int
    wounds: int
    receipt: Receipt | None


@record
class DisengageSettled:
    """A figure tried to get away from all who engage it: every hand as it stood at last, its own first (R-43)."""

    hands: tuple[Hand, ...]
    free: bool


@record
class WentOut:
    """A figure went out of action (R-61)."""

    figure: str


@record
class SlotEnded:
    """A figure's activation was over (R-03)."""

    figure: str
    left: int


@record
class RolledOff:
    """Bands rolled off for who deploys first: one die each (R-82)."""

    seats: tuple[int, ...]
    faces: tuple[int, ...]


@record
class Deployed:
    """A figure was put on the table (R-82)."""

    figure: str
    at: Point
    z: int
    facing: Point


@record
class Interacted:
    """A figure did something with a marked piece (R-94)."""

    figure: str
    piece: str
    deed: Literal["take", "put_down", "open", "close", "activate"]


@record
class Dropped:
    """What a figure held lies where it stood (R-94)."""

    figure: str
    piece: str


@record
class GoalMet:
    """A band had met an objective at step 7, and got its points (R-80, R-81)."""

    seat: int
    goal: str
    points: int


@reveals
@record
class Opened:
    """The sealed choices of step 8 were opened: these bands leave (R-80)."""

    leaving: tuple[int, ...]


@record
class Steadied:
    """A band that had lost too many tested whether it stays (R-80, R-14)."""

    seat: int
    hand: Hand
    difficulty: int
    held: bool


@record
class BandLeft:
    """A band left the table for good (R-80, R-81)."""

    seat: int
    why: Literal["withdrew", "deserted", "conceded"]


Event: TypeAlias = (
    StepBegan
    | Scored
    | LotsRolled
    | Ordered
    | Recovered
    | Paid
    | Moved
    | Turned
    | Rerolled
    | AttackSettled
    | DisengageSettled
    | WentOut
    | SlotEnded
    | RolledOff
    | Deployed
    | Interacted
    | Dropped
    | GoalMet
    | Opened
    | Steadied
    | BandLeft
)
