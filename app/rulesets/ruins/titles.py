"""An ask in words: what is asked, what follows, what happens if time runs out."""

from app.engine.asks import Ask
from app.engine.words import Key, Line, Name, Side, line
from app.rulesets.ruins.frames import Trial
from app.rulesets.ruins.rerolls import deciding
from app.rulesets.ruins.state import Moment
from app.rulesets.ruins.trial import against, beats, throw, won, worth

Titles = tuple[Line, Line | None, Line | None]


def title(moment: Moment, ask: Ask) -> Titles:
    """Title, text, default."""
    if ask.kind == "slot":
        return line("ask.slot", who=Name(token=ask.token or "")), line("ask.slot.text"), line("default.end")
    if ask.kind == "deploy":
        return line("ask.deploy", side=Side(seat=ask.seat)), line("ask.deploy.text"), line("default.place")
    if ask.kind == "withdraw":
        return line("ask.withdraw", side=Side(seat=ask.seat)), line("ask.withdraw.text"), line("default.withdraw")
    return _reroll(moment, ask)


def _reroll(moment: Moment, ask: Ask) -> Titles:
    at, default = deciding(moment), line("default.keep")
    if at is None:
        return line("ask.reroll", who=Name(token=ask.token or ""), what=Key(key="word.test")), None, default
    trial, place = at
    hand = trial.hands[place]
    skill = f"word.{trial.what}" if len(trial.hands) == 1 else f"word.{hand.skill}"
    return line("ask.reroll", who=Name(token=hand.figure), what=Key(key=skill)), _text(moment, trial, place), default


def _text(moment: Moment, trial: Trial, place: int) -> Line:
    hand = trial.hands[place]
    dice, mine = sum(throw(hand)), worth(hand)[0]
    who = Name(token=hand.figure)
    if len(trial.hands) == 1:
        if trial.difficulty is None:
            return line("ask.reroll.score", total=mine, dice=dice)
        key = "ask.reroll.reached" if won(moment.world, trial) else "ask.reroll.missed"
        return line(key, total=mine, need=trial.difficulty, dice=dice)
    other = against(trial, place)
    ours, theirs = (hand, other) if place == 0 else (other, hand)
    key = "winning" if beats(moment.world, worth(ours), worth(theirs)) == (place == 0) else "losing"
    key = f"ask.reroll.{key}"
    key += "_level" if mine == worth(other)[0] else ""
    return line(key, who=who, mine=mine, theirs=worth(other)[0], other=Name(token=other.figure), dice=dice)
