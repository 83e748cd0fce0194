"""The fold: what each event makes of the table (A-05)."""

from collections.abc import Mapping
from typing import assert_never

from app.rulesets.ruins.events import (
    AttackSettled,
    BandLeft,
    Deployed,
    DisengageSettled,
    Dropped,
    Event,
    GoalMet,
    Interacted,
    LotsRolled,
    Moved,
    Opened,
    Ordered,
    Paid,
    Recovered,
    Rerolled,
    RolledOff,
    Scored,
    SlotEnded,
    Steadied,
    StepBegan,
    Turned,
    WentOut,
)
from app.rulesets.ruins.state import Standing, State
from app.rulesets.ruins.world import World

FIRST = 1


def evolve(world: World, state: State, event: Event) -> State:
    """The table after one event."""
    match event:
        case StepBegan():
            return _step(world, state, event)
        case Scored():
            return state.but(scores={**state.scores, event.figure: event.hand})
        case LotsRolled():
            return state.but(lots=_lots(state.lots, event))
        case Ordered():
            return state.but(track=event.track)
        case Recovered():
            return state.but(figures={f: _recovered(world, f, s) for f, s in state.figures.items()})
        case Paid():
            return _paid(state, event)
        case Turned():
            return state.with_figure(event.figure, facing=event.facing, fresh=not event.free)
        case Rerolled():
            return _rerolled(world, state, event)
        case AttackSettled():
            return _attacked(state, event)
        case DisengageSettled():
            return _slipped(state, event)
        case WentOut():
            return state.with_figure(event.figure, status="out")
        case SlotEnded():
            return state.with_figure(event.figure, deeds=(), fresh=False, slipped=())
        case Deployed() | Moved():
            return _placed(state, event)
        case Interacted() | Dropped():
            return _handled(world, state, event)
        case GoalMet():
            return _scored(state, event)
        case BandLeft():
            return _left(world, state, event)
        case Opened() | Steadied() | RolledOff():
            return state
        case _:
            assert_never(event)


def _paid(state: State, event: Paid) -> State:
    figure = state.figures[event.figure]
    return state.with_figure(event.figure, ap=figure.ap - 1, deeds=(*figure.deeds, event.action), fresh=True)


def _placed(state: State, event: Deployed | Moved) -> State:
    if isinstance(event, Deployed):
        x, y = event.at
        return state.with_figure(event.figure, x=x, y=y, z=event.z, facing=event.facing, status="up")
    x, y = event.path[-1]
    return state.with_figure(event.figure, x=x, y=y, z=event.z, facing=event.facing, slipped=event.slipped)


def _step(world: World, state: State, event: StepBegan) -> State:
    after = state.but(round=event.round, step=event.step)
    anew = event.step == FIRST and world.knobs.initiative == "every"
    return after.but(scores={}, lots={}) if anew else after


def _lots(lots: Mapping[str, tuple[int, ...]], event: LotsRolled) -> Mapping[str, tuple[int, ...]]:
    rolled = dict(zip(event.figures, event.faces, strict=True))
    return {**lots, **{figure: (*lots.get(figure, ()), face) for figure, face in rolled.items()}}


def _recovered(world: World, figure: str, standing: Standing) -> Standing:
    if not standing.up:
        return standing
    return standing.but(ap=world.knobs.actions, rerolls=world.fighter(figure).profile.rerolls)


def _rerolled(world: World, state: State, event: Rerolled) -> State:
    figure, price = state.figures[event.figure], world.knobs.reroll_price
    if event.purse == "reroll":
        return state.with_figure(event.figure, rerolls=figure.rerolls - price)
    return state.with_figure(event.figure, ap=figure.ap - price)


def _attacked(state: State, event: AttackSettled) -> State:
    if event.thrown:
        thrown = (*state.figures[event.attack.figure].thrown, event.weapon)
        state = state.with_figure(event.attack.figure, thrown=thrown)
    left = max(0, state.figures[event.defence.figure].health - event.wounds)
    return state.with_figure(event.defence.figure, health=left)


def _slipped(state: State, event: DisengageSettled) -> State:
    mover, *others = (hand.figure for hand in event.hands)
    slipped = {*state.figures[mover].slipped, *(others if event.free else ())}
    return state.with_figure(mover, slipped=tuple(sorted(slipped)))


def _handled(world: World, state: State, event: Interacted | Dropped) -> State:
    figure = state.figures[event.figure]
    match event.deed if isinstance(event, Interacted) else "put_down":
        case "take":
            return state.with_thing(event.piece, holder=event.figure)
        case "put_down":
            return state.with_thing(event.piece, holder=None, x=figure.x, y=figure.y, z=figure.z)
        case "open" | "close" as deed:
            return state.with_thing(event.piece, open=deed == "open")
        case "activate":
            return state.with_thing(event.piece, by=world.seats[event.figure])
        case deed:
            assert_never(deed)


def _scored(state: State, event: GoalMet) -> State:
    seat = str(event.seat)
    points = {**state.points, seat: state.points.get(seat, 0) + event.points}
    return state.but(points=points, met={**state.met, f"{seat}.{event.goal}": state.round})


def _goes(world: World, figure: str, standing: Standing, seat: int) -> bool:
    return world.seats[figure] == seat and standing.status in ("up", "reserve")


def _left(world: World, state: State, event: BandLeft) -> State:
    leaves = {f: s.but(status="left") for f, s in state.figures.items() if _goes(world, f, s, event.seat)}
    return state.but(figures={**state.figures, **leaves}, gone={**state.gone, str(event.seat): event.why})
