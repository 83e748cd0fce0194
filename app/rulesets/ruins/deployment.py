"""Before round 1 the bands roll off, then place one figure each in turn (R-82)."""

from dataclasses import replace

from app.engine.asks import Wanted
from app.rulesets.ruins.events import RolledOff
from app.rulesets.ruins.frames import Deployment
from app.rulesets.ruins.state import Moment, Play, State
from app.rulesets.ruins.world import World

SIDES = 6


def begin(scene: Play) -> None:
    """Those who have no place yet are deployed."""
    if any(standing.status == "reserve" for standing in scene.state.figures.values()):
        scene.push(Deployment())


def reserve(world: World, state: State, seat: int) -> tuple[str, ...]:
    """The figures of a band that are still to come."""
    return tuple(f for f, s in state.figures.items() if s.status == "reserve" and world.seats[f] == seat)


def next_seat(moment: Moment, frame: Deployment) -> int | None:
    """Whose turn it is to place one: the next in turn after the last who did that has somebody left."""
    at = frame.order.index(frame.last) + 1 if frame.last in frame.order else 0
    turn = (*frame.order[at:], *frame.order[:at])
    return next((seat for seat in turn if reserve(moment.world, moment.state, seat)), None)


def asked(moment: Moment, frame: Deployment) -> tuple[Wanted, ...]:
    """One band at a time."""
    seat = next_seat(moment, frame)
    name = f"deploy.{frame.placed}"
    return () if seat is None else (Wanted(seat=seat, kind="deploy", frame=name, default="place", limit="deploy"),)


def advance(scene: Play, frame: Deployment) -> None:
    """The roll-off, again for those who are level; when all stand, the game begins."""
    if frame.order:
        scene.finish()
        return
    level = _level(scene, frame)
    if not level:
        order = sorted(frame.lots, key=lambda seat: frame.lots[seat], reverse=True)
        scene.become(replace(frame, order=tuple(map(int, order))))
        return
    faces = scene.roll(f"{scene.order}:deployment:{','.join(map(str, level))}", SIDES, len(level))
    scene.tell(RolledOff(seats=level, faces=faces))
    scene.cite("R-82")
    rolled = {str(seat): (*frame.lots.get(str(seat), ()), face) for seat, face in zip(level, faces, strict=True)}
    scene.become(replace(frame, lots={**frame.lots, **rolled}))


def _level(scene: Play, frame: Deployment) -> tuple[int, ...]:
    """The first bands that the dice do not tell apart; all of them before the first roll."""
    seats = [band.seat for band in scene.world.setup.bands]
    for seat in seats:
        like = tuple(other for other in seats if frame.lots.get(str(other), ()) == frame.lots.get(str(seat), ()))
        if len(like) > 1:
            return like
    return ()
