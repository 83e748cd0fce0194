"""Step 7: all objectives are evaluated on one position; an instant one ends the game (R-80, R-81)."""

from app.engine.words import Side, line
from app.rulesets.ruins.doors import here
from app.rulesets.ruins.events import GoalMet
from app.rulesets.ruins.goals import due, met
from app.rulesets.ruins.setup import Goal
from app.rulesets.ruins.standings import bands_left, best
from app.rulesets.ruins.state import Play


def begin(scene: Play) -> None:
    """Points are added; then, if an instant objective is met, the game ends between the bands that met one."""
    found = pay(scene)
    winning = tuple(dict.fromkeys(seat for seat, goal in found if goal.instant))
    if not winning:
        return
    first = best(scene.state, winning)
    scene.cite("R-81")
    if len(first) == 1:
        scene.end(first, line("end.instant", side=Side(seat=first[0])))
    else:
        scene.end((), line("end.instant_level"))


def pay(scene: Play) -> tuple[tuple[int, Goal], ...]:
    """Add the points of every objective that is met now, all judged before the first is paid."""
    moment, left = here(scene), bands_left(scene.world, scene.state)
    goals = [(band.seat, goal) for band in scene.world.setup.bands if band.seat in left for goal in band.goals]
    found = tuple((seat, goal) for seat, goal in goals if due(scene.state, seat, goal) and met(moment, seat, goal))
    for seat, goal in found:
        scene.tell(GoalMet(seat=seat, goal=goal.key, points=goal.points))
        scene.cite("R-80", "R-81")
    return found
