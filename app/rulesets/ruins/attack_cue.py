"""What is said of an attack: who, how, to what effect, and all that led to it."""

from app.engine.view import Cue
from app.engine.words import Name, line
from app.rulesets.ruins.dice_view import shown
from app.rulesets.ruins.events import AttackSettled
from app.rulesets.ruins.frames import Blow, Hand, Trial
from app.rulesets.ruins.trial import worth
from app.rulesets.ruins.world import World


def settled(world: World, event: AttackSettled) -> Cue:
    """As in: X shoots at Y, 11 to 9, 2 wounds."""
    attack, defence = event.attack, event.defence
    ours, theirs = worth(attack)[0], worth(defence)[0]
    how = "hit" if event.won else "miss"
    names = {"who": Name(token=attack.figure), "target": Name(token=defence.figure)}
    said = line(
        f"log.{event.what}_{how}", **names, ours=ours, theirs=theirs, **({"n": event.wounds} if event.won else {})
    )
    return Cue(
        line=said,
        seat=attack.seat,
        tokens=(attack.figure, defence.figure),
        rules=rules(event),
        test=shown(world, trial_of(event)),
        receipt=event.receipt,
    )


def trial_of(event: AttackSettled) -> Trial:
    """The test as it stood at last."""
    blow = Blow(what=event.what, figure=event.attack.figure, weapon=event.weapon, target=event.defence.figure)
    return Trial(what=event.what, hands=(event.attack, event.defence), blow=blow, receipt=event.receipt)


def rules(event: AttackSettled) -> tuple[str, ...]:
    """The rules that made this result what it is."""
    hands = (event.attack, event.defence)
    said = {
        "R-44" if event.what == "melee" else "R-45": True,
        "R-34": bool(event.defence.cover),
        "R-11": any(_cancelled(hand) for hand in hands),
        "R-13": event.margin == 0,
        "R-60": event.won,
        "R-20": any(len(hand.rolls) > 1 for hand in hands),
    }
    return tuple(rule for rule, applies in said.items() if applies)


def _cancelled(hand: Hand) -> bool:
    dice = hand.rolled
    return dice is not None and bool({*dice.own, *dice.advantage} & {*dice.penalty})
