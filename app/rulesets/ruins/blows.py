"""An attack from its declaration to its first die; melee and shots go the same way (R-02, R-35)."""

from collections.abc import Callable
from typing import Literal

from app.engine.refusal import Refused, refused
from app.engine.ruleset import Quote
from app.engine.view import Blank, Option
from app.engine.words import Key, Line, line
from app.rulesets.ruins.attack import hands, quoted, shown
from app.rulesets.ruins.doors import here
from app.rulesets.ruins.events import Paid
from app.rulesets.ruins.frames import Blow, Trial
from app.rulesets.ruins.offers import impossible, possible
from app.rulesets.ruins.paying import unpayable
from app.rulesets.ruins.places import enemies, in_hand, poses
from app.rulesets.ruins.state import Moment, Play

What = Literal["melee", "shoot"]
Illegal = Callable[[Moment, Blow], Refused | None]
KEYS: dict[What, str] = {"melee": "F", "shoot": "S"}
RULE: dict[What, str] = {"melee": "R-44", "shoot": "R-45"}


def quote(moment: Moment, blow: Blow, illegal: Illegal, rules: tuple[str, ...]) -> Quote | Refused:
    """The price and chances of an attack, or why it cannot be."""
    wrong = unpayable(moment, blow.figure, blow.what) or illegal(moment, blow)
    return wrong or quoted(moment, blow, rules)


def declare(scene: Play, blow: Blow) -> None:
    """Pay; the attack is on its way."""
    scene.tell(Paid(figure=blow.figure, action=blow.what))
    scene.push(blow)


def advance(scene: Play, blow: Blow, illegal: Illegal) -> None:
    """Judged anew when it resolves: what holds now holds for all rerolls, what is no longer legal is lost (R-35)."""
    scene.cite("R-35")
    moment = here(scene)
    if illegal(moment, blow):
        scene.finish()
        return
    everyone = poses(moment)
    attack, defence = hands(moment, everyone, blow)
    scene.cite(*(("R-34",) if defence.cover else ()))
    receipt = shown(moment, everyone, blow)
    scene.become(Trial(what=blow.what, hands=(attack, defence), blow=blow, receipt=receipt))


def offer(moment: Moment, what: What, figure: str, illegal: Illegal) -> tuple[Option, ...]:
    """One option for each weapon in hand that is made for this."""
    held = in_hand(moment.world, figure, moment.state.figures[figure].thrown)
    usable = [w.key for w in held if (w.reach if what == "melee" else w.range) is not None]
    blows = [Blow(what=what, figure=figure, weapon=weapon, target="") for weapon in usable]
    return tuple(_option(moment, blow, illegal, KEYS[what] * (i == 0)) for i, blow in enumerate(blows))


def _option(moment: Moment, blow: Blow, illegal: Illegal, key: str) -> Option:
    name, label = f"{blow.what}.{blow.weapon}", Line(key=f"option.{blow.what}")
    command = {"kind": blow.what, "figure": blow.figure, "weapon": blow.weapon}
    foes = legal_targets(moment, blow, illegal)
    wrong = unpayable(moment, blow.figure, blow.what) or (None if foes else _nobody(moment, blow, illegal))
    if wrong:
        return impossible(name, command, wrong, key=key, label=label)
    blank = Blank(name="target", kind="token", label=line("blank.target"), among=foes)
    fact = line(f"fact.targets_{blow.what}", weapon=Key(key=f"weapon.{blow.weapon}"), n=len(foes))
    return possible(name, command, fact, (blank,), key=key, rule=RULE[blow.what], label=label)


def legal_targets(moment: Moment, blow: Blow, illegal: Illegal) -> tuple[str, ...]:
    """All enemies that this attack may be aimed at."""
    foes = enemies(moment.world, poses(moment), blow.figure)
    aimed = (Blow(what=blow.what, figure=blow.figure, weapon=blow.weapon, target=foe) for foe in foes)
    return tuple(blow.target for blow in aimed if illegal(moment, blow) is None)


def _nobody(moment: Moment, blow: Blow, illegal: Illegal) -> Refused:
    """Why there is nobody to aim at: the same reason for all if there is one, else that none is right."""
    foes = enemies(moment.world, poses(moment), blow.figure)
    aimed = [Blow(what=blow.what, figure=blow.figure, weapon=blow.weapon, target=foe) for foe in foes]
    engaged = next((w for w in (illegal(moment, b) for b in aimed[:1]) if w and w.code == "engaged"), None)
    return engaged or refused(f"none_{blow.what}", RULE[blow.what])
