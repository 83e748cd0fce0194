"""Step 8: bands withdraw as their players have sealed, or lose heart (R-80, R-14)."""

from dataclasses import replace

from app.engine.asks import Ask
from app.engine.hidden import Hidden
from app.engine.record import record
from app.engine.ruleset import Quote
from app.engine.view import Option
from app.engine.words import line
from app.rulesets.ruins.attack import characteristic, plain_hand
from app.rulesets.ruins.endings import leave
from app.rulesets.ruins.events import Opened
from app.rulesets.ruins.frames import Leaving, Trial
from app.rulesets.ruins.offers import possible
from app.rulesets.ruins.standings import bands_left
from app.rulesets.ruins.state import Moment, Play, State
from app.rulesets.ruins.world import World


@record
class Withdraw:
    """Whether the band leaves the table now."""

    leaves: bool


def begin(scene: Play) -> None:
    """Each band on the table is asked; the switch that its player has set answers at once."""
    scene.cite("R-80")
    scene.push(Leaving())


def undecided(moment: Moment, frame: Leaving) -> tuple[int, ...]:
    """The bands that have still to answer."""
    if frame.testing is not None:
        return ()
    return tuple(seat for seat in bands_left(moment.world, moment.state) if str(seat) not in frame.choices)


def quote(_moment: Moment, _ask: Ask, _command: Withdraw) -> Quote:
    """It costs nothing, and is nobody's to forbid."""
    return Quote(rules=("R-80",))


def play(scene: Play, command: Withdraw, seat: int) -> None:
    """The choice is made, and hidden until all bands have made theirs."""
    frame: Leaving = scene.top
    hidden = Hidden(to=(seat,), value=command.leaves)
    scene.become(replace(frame, choices={**frame.choices, str(seat): hidden}))


def offer() -> tuple[Option, ...]:
    """Stay or leave."""
    stay, leave = ({"kind": "withdraw", "leaves": leaves} for leaves in (False, True))
    return (
        possible("stay", stay, line("fact.band_stays"), key="1", rule="R-80"),
        possible("leave", leave, line("fact.band_leaves"), key="2", rule="R-80"),
    )


def advance(scene: Play, frame: Leaving) -> None:
    """All choices are opened at once; then those that have lost too many test; then all that fail leave."""
    left = bands_left(scene.world, scene.state)
    waiting = [seat for seat in frame.testing or () if seat in left]
    if frame.testing is None:
        _open(scene, frame)
    elif waiting:
        scene.push(test_of(scene.position, waiting[0]))
    else:
        for seat in frame.fleeing:
            leave(scene, seat, "deserted")
        scene.finish()


def _open(scene: Play, frame: Leaving) -> None:
    leaving = tuple(int(seat) for seat, choice in frame.choices.items() if choice.value)
    scene.tell(Opened(leaving=leaving))
    for seat in leaving:
        leave(scene, seat, "withdrew")
    left = bands_left(scene.world, scene.state)
    scene.become(Leaving(testing=tuple(seat for seat in left if shaken(scene.world, scene.state, seat))))


def members(world: World, state: State, seat: int, *statuses: str) -> tuple[str, ...]:
    """The figures of a band that are so."""
    return tuple(f for f, s in state.figures.items() if world.seats[f] == seat and s.status in statuses)


def threshold(world: World, seat: int) -> int:
    """How many of a band must be out before it tests: half of all it fielded, rounded up."""
    fielded = len(world.band(seat).fighters)
    return -(-fielded * world.knobs.desertion_permille // 1000)


def shaken(world: World, state: State, seat: int) -> bool:
    """Whether a band has lost so many that it must test."""
    return len(members(world, state, seat, "out")) >= threshold(world, seat)


def test_of(moment: Moment, seat: int) -> Trial:
    """The test of a band: its best remaining aptitude, against 7 and 1 for each one lost beyond half."""
    world, state = moment.world, moment.state
    beyond = len(members(world, state, seat, "out")) - threshold(world, seat)
    ready = members(world, state, seat, "up")
    best = max(ready, key=lambda f: characteristic(world.fighter(f).profile, "aptitude"))
    difficulty = world.knobs.normal + world.knobs.desertion_step * beyond
    return Trial(what="desertion", hands=(plain_hand(world, best, "aptitude"),), difficulty=difficulty)
