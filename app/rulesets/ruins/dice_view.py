"""Dice as they lie: each side's row, what they mean so far, who decides (R-17)."""

from collections.abc import Mapping

from app.engine.view import Test, TestRow
from app.engine.words import Key, Line, Name, Word, line
from app.rulesets.ruins.frames import Hand, Trial
from app.rulesets.ruins.pool import laid_out
from app.rulesets.ruins.rerolls import deciding
from app.rulesets.ruins.state import Moment
from app.rulesets.ruins.trial import SIDES, against, margin, won, worth
from app.rulesets.ruins.world import World
from app.rulesets.ruins.wounds import wounds


def tests(moment: Moment) -> Mapping[str, Test]:
    """The test on top of the work in hand, if there is one."""
    trial = moment.state.work[-1] if moment.state.work else None
    if not isinstance(trial, Trial):
        return {}
    at = deciding(moment)
    return {"now": shown(moment.world, trial, at[0].hands[at[1]].seat if at else None)}


def shown(world: World, trial: Trial, decider: int | None = None) -> Test:
    """A test as a picture: rows, verdict, stake."""
    whole = all(hand.rolled for hand in trial.hands)
    lost = _losing(world, trial) if whole else ()
    rows = tuple(row(trial, hand, losing=i in lost) for i, hand in enumerate(trial.hands))
    if not whole:
        return Test(rows=rows)
    return Test(rows=rows, verdict=verdict(world, trial), stake=stake(world, trial), decider=decider)


def _losing(world: World, trial: Trial) -> tuple[int, ...]:
    """The side that is losing: the one who started it, or all who answer (R-22)."""
    if won(world, trial):
        return tuple(range(1, len(trial.hands)))
    return (0,) if len(trial.hands) > 1 or trial.difficulty is not None else ()


def row(trial: Trial, hand: Hand, *, losing: bool) -> TestRow:
    """One side of a test."""
    verb = {"attack": "strikes", "shoot": "shoots", "defence": "defends", "aptitude": trial.what}[hand.skill]
    return TestRow(
        token=hand.figure,
        seat=hand.seat,
        verb=line(f"verb.{verb}"),
        pool=pool(hand),
        sides=SIDES,
        dice=laid_out(hand.rolled) if hand.rolled else (),
        total=worth(hand)[0] if hand.rolled else None,
        losing=losing,
        rolls=hand.rolls,
    )


def pool(hand: Hand) -> Line:
    """How many dice of each sort."""
    sorts = [("advantage", hand.advantage), ("penalty", hand.penalty)]
    key = "_".join(["pool", *(name for name, count in sorts if count)])
    more = "word.cover" if hand.cover == hand.advantage and hand.cover else "word.advantage"
    params: dict[str, Word] = {"dice": hand.dice}
    params |= {"advantage": hand.advantage, "what": Key(key=more)} if hand.advantage else {}
    params |= {"penalty": hand.penalty} if hand.penalty else {}
    return Line(key=key.replace("pool_", "pool.", 1), params=params)


def verdict(world: World, trial: Trial) -> Line | None:
    """Who is ahead, and by what."""
    ours = worth(trial.hands[0])
    if trial.difficulty is not None:
        key = "verdict.reached" if won(world, trial) else "verdict.missed"
        return line(key, total=ours[0], need=trial.difficulty)
    if len(trial.hands) == 1:
        return None
    theirs = worth(against(trial, 0))
    hit = won(world, trial)
    wins, holds = ("slips", "stays") if trial.what == "disengage" else ("wins", "holds")
    key = wins if hit else holds
    how = "" if ours[0] != theirs[0] else "_level" if ours == theirs else "_spares"
    return line(f"verdict.{key}{how}", high=max(ours[0], theirs[0]), low=min(ours[0], theirs[0]))


def stake(world: World, trial: Trial) -> Line | None:
    """What happens as the dice lie."""
    if trial.blow is None:
        return None
    target = Name(token=trial.blow.target)
    if not won(world, trial):
        return line("stake.nothing", target=target)
    weapon = world.weapon(trial.blow.figure, trial.blow.weapon)
    hurt = wounds(world.knobs, margin(trial), weapon, world.fighter(trial.blow.target).armour)
    return line("stake.wounds", n=hurt, target=target)
