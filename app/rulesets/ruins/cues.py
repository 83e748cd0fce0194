"""What is said of each event: a sentence for the log, and the dice, receipt and rules that fold out below it."""

from typing import assert_never, cast

from app.engine.events import Conceded, Ended, EngineEvent, Offered, Paused, Resumed, Ruled, TimedOut, Undone
from app.engine.evolve import ENGINE_EVENTS
from app.engine.hidden import Viewer
from app.engine.view import Cue, Motion
from app.engine.words import Cm, Key, Name, Side, line
from app.rulesets.ruins.attack_cue import settled
from app.rulesets.ruins.dice_view import shown
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
from app.rulesets.ruins.frames import Trial
from app.rulesets.ruins.handling_cues import handled
from app.rulesets.ruins.rounds import STEPS
from app.rulesets.ruins.trial import against, worth
from app.rulesets.ruins.world import World


def cue(world: World, event: Event | EngineEvent, _viewer: Viewer) -> Cue | None:
    """The cue of an event that is already cut to the viewer; None where nothing is said."""
    return _engine(event) if isinstance(event, ENGINE_EVENTS) else _ours(world, cast("Event", event))


def _ours(world: World, event: Event) -> Cue | None:
    match event:
        case StepBegan():
            step = Key(key=STEPS[event.step - 1].key)
            return Cue(line=line("log.step", round=event.round, step=step), rules=("R-80",), heading=True)
        case Scored() | LotsRolled() | Ordered():
            return _initiative(world, event)
        case Moved() | Turned():
            return _moved(world, event)
        case Rerolled():
            what = Key(key=f"word.{event.what}")
            said = line(f"log.rerolled_{event.purse}", who=Name(token=event.figure), what=what)
            return _of(world, event.figure, Cue(line=said, tokens=(event.figure,), rules=("R-20", "R-21")))
        case AttackSettled():
            return settled(world, event)
        case DisengageSettled():
            return _disengaged(world, event)
        case WentOut():
            said = line("log.out", who=Name(token=event.figure))
            return _of(world, event.figure, Cue(line=said, tokens=(event.figure,), rules=("R-61",)))
        case SlotEnded():
            said = line("log.ended_slot", who=Name(token=event.figure), ap=event.left)
            return _of(world, event.figure, Cue(line=said, tokens=(event.figure,), rules=("R-03",)))
        case Steadied():
            return _steadied(world, event)
        case BandLeft():
            rules = ("R-81",) if event.why == "conceded" else ("R-80",)
            return Cue(line=line(f"log.{event.why}", side=Side(seat=event.seat)), seat=event.seat, rules=rules)
        case RolledOff() | Deployed() | Interacted() | Dropped() | GoalMet():
            return handled(world, event)
        case Recovered() | Paid() | Opened():
            return None
        case _:
            assert_never(event)


def _of(world: World, figure: str, cue: Cue) -> Cue:
    """The same cue under the mark of the figure's side."""
    return Cue(
        line=cue.line,
        seat=world.seats[figure],
        tokens=cue.tokens,
        rules=cue.rules,
        test=cue.test,
        receipt=cue.receipt,
        motion=cue.motion,
    )


def _initiative(world: World, event: Scored | LotsRolled | Ordered) -> Cue:
    match event:
        case Scored():
            who, total = Name(token=event.figure), worth(event.hand)[0]
            test = shown(world, Trial(what="initiative", hands=(event.hand,)))
            said = line("log.scored", who=who, total=total)
            return _of(world, event.figure, Cue(line=said, tokens=(event.figure,), rules=("R-80", "R-10"), test=test))
        case LotsRolled():
            return Cue(line=line("log.lots", n=len(event.figures)), tokens=event.figures, rules=("R-80",))
        case Ordered():
            first = event.track[0]
            return _of(world, first, Cue(line=line("log.ordered", who=Name(token=first)), rules=("R-80",)))
        case _:
            assert_never(event)


def _moved(world: World, event: Moved | Turned) -> Cue:
    who = Name(token=event.figure)
    if isinstance(event, Turned):
        said = line("log.faced" if event.free else "log.turned", who=who)
        return _of(
            world, event.figure, Cue(line=said, tokens=(event.figure,), rules=("R-04" if event.free else "R-02",))
        )
    said = line("log.moved", who=who, length=Cm(units=event.length))
    motion = Motion(token=event.figure, path=event.path)
    return _of(world, event.figure, Cue(line=said, tokens=(event.figure,), rules=("R-50",), motion=motion))


def _disengaged(world: World, event: DisengageSettled) -> Cue:
    trial = Trial(what="disengage", hands=event.hands)
    who, best = event.hands[0].figure, worth(against(trial, 0))[0]
    key = "log.disengaged" if event.free else "log.not_disengaged"
    said = line(key, who=Name(token=who), ours=worth(event.hands[0])[0], theirs=best)
    tokens = tuple(hand.figure for hand in event.hands)
    return _of(world, who, Cue(line=said, tokens=tokens, rules=("R-43", "R-13"), test=shown(world, trial)))


def _steadied(world: World, event: Steadied) -> Cue:
    trial = Trial(what="desertion", hands=(event.hand,), difficulty=event.difficulty)
    key = "log.steadied" if event.held else "log.shaken"
    said = line(key, side=Side(seat=event.seat), total=worth(event.hand)[0], need=event.difficulty)
    test = shown(world, trial)
    return Cue(line=said, seat=event.seat, tokens=(event.hand.figure,), rules=("R-80", "R-14"), test=test)


def _engine(event: EngineEvent) -> Cue | None:
    match event:
        case TimedOut():
            return Cue(line=line("log.timed_out", side=Side(seat=event.seat)), seat=event.seat, rules=("R-24",))
        case Undone():
            side = Side(seat=event.seat)
            said = line("log.undone", side=side) if event.seat else line("log.rewound")
            return Cue(line=said, seat=event.seat or None, undone=event.to, rules=("R-05",))
        case Offered():
            said = line("log.offered", side=Side(seat=event.seat), what=Key(key=f"offer.{event.what}"))
            return Cue(line=said, seat=event.seat)
        case Paused():
            return Cue(line=line("log.paused"))
        case Resumed():
            return Cue(line=line("log.resumed"))
        case Ruled():
            return Cue(line=line("log.ruled", reason=event.reason))
        case Ended():
            return Cue(line=event.result.reason, rules=("R-81",), heading=True)
        case Conceded():
            return None
        case _:
            return None
