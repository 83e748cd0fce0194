"""Keep or reroll: asked when all results of a test are public (R-20 to R-25)."""

from dataclasses import replace

from app.engine.asks import Ask
from app.engine.events import TimedOut
from app.engine.record import record
from app.engine.refusal import Refused, refused
from app.engine.ruleset import Quote
from app.engine.view import Odds, Option
from app.engine.words import Percent, line
from app.rulesets.ruins.events import Rerolled
from app.rulesets.ruins.frames import Hand, Trial
from app.rulesets.ruins.odds import chance
from app.rulesets.ruins.offers import possible
from app.rulesets.ruins.options import Knobs
from app.rulesets.ruins.paying import reroll_purse
from app.rulesets.ruins.pool import Strength
from app.rulesets.ruins.state import Moment, Play
from app.rulesets.ruins.trial import against, beats, decider, throw, with_hand, worth

CERTAIN = 1000
"""In tenths of a per cent: another of one's side holds already."""


@record
class Reroll:
    """Roll one's own dice again."""

    figure: str


@record
class Keep:
    """Let one's own result stand."""

    figure: str


def deciding(moment: Moment) -> tuple[Trial, int] | None:
    """The test that waits for a decision, and which of its hands decides."""
    top = moment.state.work[-1] if moment.state.work else None
    place = decider(moment, top) if isinstance(top, Trial) else None
    return (top, place) if isinstance(top, Trial) and place is not None else None


def quote_reroll(moment: Moment, _ask: Ask, command: Reroll) -> Quote | Refused:
    """What it costs, and the chances against what stands."""
    at = deciding(moment)
    if at is None or at[0].hands[at[1]].figure != command.figure:
        return refused("not_deciding", "R-22")
    knobs, standing = moment.world.knobs, moment.state.figures[command.figure]
    purse = reroll_purse(knobs, standing)
    if purse is None:
        return refused("cannot_pay", "R-20")
    paid = f"{purse}:{command.figure}"
    left = (standing.rerolls if purse == "reroll" else standing.ap) - knobs.reroll_price
    rules = ("R-20", "R-21", "R-22", *(("R-23",) if purse == "reroll" else ()))
    return Quote(
        price={paid: knobs.reroll_price},
        left={paid: left},
        odds=odds_of(moment, *at),
        opens=("reroll",),
        rules=(*rules, *_special(at[0])),
    )


def _special(trial: Trial) -> tuple[str, ...]:
    return ("R-25",) if trial.what in ("initiative", "desertion") else ()


def quote_keep(moment: Moment, _ask: Ask, command: Keep) -> Quote | Refused:
    """It costs nothing."""
    at = deciding(moment)
    if at is None or at[0].hands[at[1]].figure != command.figure:
        return refused("not_deciding", "R-22")
    return Quote(rules=("R-22", *_special(at[0])))


def odds_of(moment: Moment, trial: Trial, place: int) -> Odds | None:
    """How likely this side is to come out ahead if it rolls again; nothing to win in a test for initiative."""
    if trial.what == "initiative":
        return None
    hand, knobs = trial.hands[place], moment.world.knobs
    stays = hand.rolled.penalty if hand.rolled and not knobs.reroll_penalty else None
    if trial.difficulty is not None:
        need = trial.difficulty
        return Odds(win=chance(throw(hand), lambda ours: ours[0] >= need, stays))
    theirs, level = worth(against(trial, place)), (knobs.level_wins == "starter") == (place == 0)
    others = [worth(other) for i, other in enumerate(trial.hands) if place and i not in (0, place)]
    if any(not beats(moment.world, theirs, other) for other in others):
        return Odds(win=CERTAIN)
    return Odds(win=chance(throw(hand), lambda ours: _ahead(ours, theirs, level_wins=level), stays))


def _ahead(ours: Strength, theirs: Strength, *, level_wins: bool) -> bool:
    return ours > theirs or (level_wins and ours == theirs)


def play_reroll(scene: Play, command: Reroll, _quote: Quote) -> None:
    """Pay; all the dice of this side fall again, and nobody's earlier keep binds (R-21, R-22)."""
    trial, place, hand = _at(scene)
    purse = reroll_purse(scene.world.knobs, scene.state.figures[command.figure])
    scene.tell(Rerolled(figure=command.figure, what=hand.skill, purse=purse or "ap"))
    scene.become(with_hand(trial, place, _unrolled(hand, scene.world.knobs), kept=()))


def _unrolled(hand: Hand, knobs: Knobs) -> Hand:
    stays = hand.rolled.penalty if hand.rolled and not knobs.reroll_penalty else ()
    return replace(hand, rolled=None, stays=stays)


def play_keep(scene: Play, _command: Keep, _quote: Quote) -> None:
    """This side has kept (R-22); out of time means the same (R-24)."""
    trial, place, hand = _at(scene)
    scene.cite(*(("R-24",) if any(isinstance(event, TimedOut) for event in scene.events) else ()))
    scene.become(with_hand(trial, place, hand, kept=(*trial.kept, place)))


def _at(scene: Play) -> tuple[Trial, int, Hand]:
    at = deciding(scene.position)
    if at is None:
        raise RuntimeError("nobody is to keep or reroll")
    return at[0], at[1], at[0].hands[at[1]]


def offer(moment: Moment) -> tuple[Option, ...]:
    """Reroll for what it costs, or keep."""
    at = deciding(moment)
    if at is None:
        return ()
    trial, place = at
    figure = trial.hands[place].figure
    purse = reroll_purse(moment.world.knobs, moment.state.figures[figure]) or "ap"
    odds = odds_of(moment, trial, place)
    fact = line("fact.wins", share=Percent(tenths=odds.win)) if odds else line("fact.rolls_again")
    label = line(f"option.reroll_{purse}", price=moment.world.knobs.reroll_price)
    again, keep = {"kind": "reroll", "figure": figure}, {"kind": "keep", "figure": figure}
    return (
        possible("reroll", again, fact, key="1", rule="R-20", label=label),
        possible("keep", keep, line("fact.stands"), key="2", rule="R-22"),
    )
