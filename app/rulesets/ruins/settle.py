"""A test is over: what it does to the table (R-13, R-14, R-60, R-61)."""

from dataclasses import replace

from app.rulesets.ruins.events import AttackSettled, DisengageSettled, Scored, Steadied, WentOut
from app.rulesets.ruins.frames import Blow, Leaving, Trial
from app.rulesets.ruins.state import Play
from app.rulesets.ruins.things import drop
from app.rulesets.ruins.trial import margin, won
from app.rulesets.ruins.wounds import wounds


def settle(scene: Play, trial: Trial) -> None:
    """Close a test whose every side has kept."""
    if trial.blow is not None:
        settle_attack(scene, trial, trial.blow)
    elif trial.what == "disengage":
        settle_disengage(scene, trial)
    elif trial.what == "desertion":
        settle_desertion(scene, trial)
    else:
        scene.tell(Scored(figure=trial.hands[0].figure, hand=trial.hands[0]))
        scene.finish()


def settle_attack(scene: Play, trial: Trial, blow: Blow) -> None:
    """A won attack wounds; at no health left the target is out (R-60, R-61)."""
    attack, defence = trial.hands
    weapon = scene.world.weapon(attack.figure, blow.weapon)
    hit = won(scene.world, trial)
    armour = scene.world.fighter(defence.figure).armour
    hurt = wounds(scene.world.knobs, margin(trial), weapon, armour) if hit else 0
    thrown = weapon.thrown and blow.what == "shoot"
    scene.tell(
        AttackSettled(
            what=blow.what,
            attack=attack,
            defence=defence,
            weapon=weapon.key,
            thrown=thrown,
            won=hit,
            margin=margin(trial),
            wounds=hurt,
            receipt=trial.receipt,
        )
    )
    scene.cite("R-13", *(("R-60",) if hit else ()))
    if scene.state.figures[defence.figure].health == 0:
        scene.tell(WentOut(figure=defence.figure))
        scene.cite("R-61")
        drop(scene, defence.figure)
    scene.finish()


def settle_disengage(scene: Play, trial: Trial) -> None:
    """Who has beaten all that engage it has slipped from them; else the AP is lost, and no more (R-43)."""
    scene.tell(DisengageSettled(hands=trial.hands, free=won(scene.world, trial)))
    scene.cite("R-43", "R-13")
    scene.finish()


def settle_desertion(scene: Play, trial: Trial) -> None:
    """The band stays if its best has reached the difficulty (R-80, R-14)."""
    hand, held = trial.hands[0], won(scene.world, trial)
    scene.tell(Steadied(seat=hand.seat, hand=hand, difficulty=trial.difficulty or 0, held=held))
    scene.cite("R-14", "R-80")
    scene.finish()
    leaving: Leaving = scene.top
    left = tuple(seat for seat in leaving.testing or () if seat != hand.seat)
    fleeing = leaving.fleeing if held else (*leaving.fleeing, hand.seat)
    scene.become(replace(leaving, testing=left, fleeing=fleeing))
