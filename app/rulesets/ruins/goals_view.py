"""What there is to win: zones and rings on the table, and a card of each band's objectives (R-81, R-82, R-94)."""

from collections.abc import Iterator, Mapping
from functools import lru_cache

from app.engine.view import Area, Card, CardRow
from app.engine.words import Key, Line, line
from app.geometry.shapes import Point
from app.rulesets.ruins.frames import Deployment
from app.rulesets.ruins.goals import due, holder
from app.rulesets.ruins.setup import Band, Goal, Marked, Region
from app.rulesets.ruins.state import Moment
from app.rulesets.ruins.things import centre, holder_seat


def areas(moment: Moment) -> Mapping[str, Area]:
    """Zones while bands deploy; what is held or brought to; the rings of marked pieces."""
    if not (moment.world.setup.regions or moment.world.setup.marked):
        return {}
    setup = moment.world.setup
    letters = {area.id: area.letter for area in setup.regions} | {mark.id: mark.letter for mark in setup.marked}
    rows = [*_regions(moment), *((mark.id, _mark(moment, mark)) for mark in setup.marked)]
    return dict(sorted(rows, key=lambda row: letters[row[0]]))


def _regions(moment: Moment) -> Iterator[tuple[str, Area]]:
    setup = moment.world.setup
    deploying = any(isinstance(frame, Deployment) for frame in moment.state.work)
    owners = {band.zone: band.seat for band in setup.bands if band.zone}
    for area in setup.regions:
        if area.id in owners:
            yield from [(area.id, zone(area, owners[area.id]))] * deploying
        else:
            yield area.id, ring(area.id, area.letter, holder(moment, area), area.corners or (area.place,), area.radius)


def _mark(moment: Moment, mark: Marked) -> Area:
    owner = holder_seat(moment.world, moment.state, mark.id)
    return ring(mark.id, mark.letter, owner, (centre(moment.state, mark.id),), max(mark.radius, 1))


@lru_cache(maxsize=64)
def zone(area: Region, owner: int) -> Area:
    """The zone of a band."""
    return Area(what="zone", owner=owner, points=area.corners)


@lru_cache(maxsize=1024)
def ring(key: str, letter: str, owner: int | None, points: tuple[Point, ...], radius: int) -> Area:
    """An objective by its name and letter, and whose it is; without a letter it is a ring and no more."""
    label = line(f"mark.{key}") if letter else None
    return Area(what="objective", label=label, letter=letter, owner=owner, points=points, radius=radius)


def goal_cards(moment: Moment) -> Mapping[str, Card]:
    """A card for each band that has objectives."""
    bands = [band for band in moment.world.setup.bands if band.goals]
    return {f"goals.{band.seat}": _card(moment, band) for band in bands}


def _card(moment: Moment, band: Band) -> Card:
    paid = tuple(not due(moment.state, band.seat, goal) for goal in band.goals)
    return card(band.seat, band.goals, paid)


@lru_cache(maxsize=256)
def card(seat: int, goals: tuple[Goal, ...], paid: tuple[bool, ...]) -> Card:
    """The objectives: what, when, for how many points; those that have paid say so."""
    rows = tuple(
        CardRow(label=line(f"goal.{goal.key}"), text=_when(goal, done=done), number=goal.points)
        for goal, done in zip(goals, paid, strict=True)
    )
    return Card(where="player", title=line("card.goals"), seat=seat, rows=rows)


def _when(goal: Goal, *, done: bool) -> Line:
    how = "instant" if goal.instant else goal.each
    return line("card.goal_done" if done else "card.goal", when=Key(key=f"goal.when_{how}"))
