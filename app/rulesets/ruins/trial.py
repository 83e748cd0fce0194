"""A test from its first die to its result: who rolls, who is losing, who is asked (R-10 to R-16, R-20 to R-25)."""

from dataclasses import replace

from app.rulesets.ruins.frames import Hand, Trial
from app.rulesets.ruins.paying import reroll_purse
from app.rulesets.ruins.pool import BEST, Dice, Strength, strength_of, uncancelled
from app.rulesets.ruins.state import Moment, Play, State
from app.rulesets.ruins.world import World

SIDES = 6


def throw(hand: Hand) -> tuple[int, int]:
    """How many pool dice and penalty dice a hand rolls."""
    return hand.dice + hand.advantage, hand.penalty


def worth(hand: Hand) -> Strength:
    """What a hand is worth; a hand that has not rolled is worth nothing."""
    return strength_of(hand.rolled) if hand.rolled else (0, ())


def won(world: World, trial: Trial) -> bool:
    """Whether who started the test has won it, as the dice lie: against all who answer it (R-13, R-14, R-22)."""
    ours = worth(trial.hands[0])
    if trial.difficulty is not None:
        return ours[0] >= trial.difficulty
    return all(beats(world, ours, worth(hand)) for hand in trial.hands[1:])


def beats(world: World, ours: Strength, theirs: Strength) -> bool:
    """Whether the result of who started the test beats one that answers it (R-13)."""
    return ours > theirs or (ours == theirs and world.knobs.level_wins == "starter")


def against(trial: Trial, place: int) -> Hand:
    """Whose result a hand is measured by: the one who started it, or for that one the best of those who answer."""
    return trial.hands[0] if place else max(trial.hands[1:], key=worth)


def margin(trial: Trial) -> int:
    """The difference of totals, or from the difficulty (R-60)."""
    against = worth(trial.hands[1])[0] if len(trial.hands) > 1 else trial.difficulty or 0
    return worth(trial.hands[0])[0] - against


def next_to_roll(world: World, state: State, trial: Trial) -> int | None:
    """Whose dice fall next: whoever stands lowest on the track (R-16, R-43)."""
    left = [i for i, hand in enumerate(trial.hands) if hand.rolled is None]
    late = 1 if world.knobs.first_to_roll == "lower" else -1
    return max(left, key=lambda i: late * _place(state, trial.hands[i])) if left else None


def _place(state: State, hand: Hand) -> int:
    return state.track.index(hand.figure) if hand.figure in state.track else 0


def decider(moment: Moment, trial: Trial) -> int | None:
    """Who is to keep or reroll, the losing side first; who cannot pay keeps unasked (R-22).

    Several on one side answer in the order of the track.
    """
    if next_to_roll(moment.world, moment.state, trial) is not None:
        return None
    several = sorted(range(1, len(trial.hands)), key=lambda i: _place(moment.state, trial.hands[i]))
    order = [*several, 0] if won(moment.world, trial) else [0, *several]
    return next((i for i in order if i not in trial.kept and _may_reroll(moment, trial, i)), None)


def _may_reroll(moment: Moment, trial: Trial, place: int) -> bool:
    hand, knobs = trial.hands[place], moment.world.knobs
    standing, done = moment.state.figures[hand.figure], len(hand.rolls) - 1
    most = 1 if trial.once else knobs.reroll_limit
    return standing.up and not (most and done >= most) and reroll_purse(knobs, standing) is not None


def roll(scene: Play, trial: Trial, place: int) -> None:
    """One side's dice fall, in the open (R-10, R-11, R-15, R-16)."""
    hand = trial.hands[place]
    pool, penalty = throw(hand)
    count = pool + (0 if hand.stays else penalty)
    faces = scene.roll(purpose(scene.order, trial, hand), SIDES, count, hand.rolls[-1:])
    dice = Dice(own=faces[: hand.dice], advantage=faces[hand.dice : pool], penalty=hand.stays or faces[pool:])
    rolled = replace(hand, rolled=dice, rolls=(*hand.rolls, scene.game.roll))
    scene.become(with_hand(trial, place, rolled))
    scene.cite(*_applied(trial, rolled, dice))


def with_hand(trial: Trial, place: int, hand: Hand, kept: tuple[int, ...] | None = None) -> Trial:
    """The same test with one hand changed."""
    hands = tuple(hand if i == place else old for i, old in enumerate(trial.hands))
    return replace(trial, hands=hands, kept=trial.kept if kept is None else kept)


def purpose(order: int, trial: Trial, hand: Hand) -> str:
    """What a roll is for, in one canonical text (dice.md D-5)."""
    blow = trial.blow
    about = f"{blow.figure}>{blow.target}:{blow.weapon}" if blow else hand.figure
    return f"{order}:{trial.what}:{about}:{hand.skill}"


def _applied(trial: Trial, hand: Hand, dice: Dice) -> tuple[str, ...]:
    few = len(uncancelled(dice.own + dice.advantage, dice.penalty)) < BEST
    said = {
        "R-10": True,
        "R-11": bool(dice.advantage or dice.penalty),
        "R-12": few,
        "R-15": bool(dice.penalty) or hand.advantage > hand.cover,
        "R-16": len(trial.hands) > 1,
        "R-21": len(hand.rolls) > 1,
    }
    return tuple(rule for rule, applies in said.items() if applies)
