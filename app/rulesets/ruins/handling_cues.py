"""What is said of deploying, of marked pieces and of objectives (R-82, R-94, R-80)."""

from typing import assert_never

from app.engine.view import Cue
from app.engine.words import Key, Name, Side, line
from app.rulesets.ruins.events import Deployed, Dropped, GoalMet, Interacted, RolledOff
from app.rulesets.ruins.world import World


def handled(world: World, event: RolledOff | Deployed | Interacted | Dropped | GoalMet) -> Cue:
    """One sentence each."""
    match event:
        case RolledOff():
            first = event.seats[event.faces.index(max(event.faces))]
            faces = ", ".join(map(str, event.faces))
            said = line("log.rolled_off", side=Side(seat=first), faces=faces)
            return Cue(line=said, rules=("R-82",))
        case Deployed():
            said = line("log.deployed", who=Name(token=event.figure))
            return Cue(line=said, seat=world.seats[event.figure], tokens=(event.figure,), rules=("R-82",))
        case Interacted() | Dropped():
            deed = event.deed if isinstance(event, Interacted) else "dropped"
            said = line(f"log.{deed}", who=Name(token=event.figure), what=Key(key=f"mark.{event.piece}"))
            return Cue(line=said, seat=world.seats[event.figure], tokens=(event.figure,), rules=("R-94",))
        case GoalMet():
            goal = Key(key=f"goal.{event.goal}")
            said = line("log.goal", side=Side(seat=event.seat), goal=goal, n=event.points)
            return Cue(line=said, seat=event.seat, rules=("R-80", "R-81"))
        case _:
            assert_never(event)
