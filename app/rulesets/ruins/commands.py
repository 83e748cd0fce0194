"""What a player may order: each command stands with its action (P-10)."""

from typing import TypeAlias

from app.rulesets.ruins.actions.deploy import Deploy
from app.rulesets.ruins.actions.disengage import Disengage
from app.rulesets.ruins.actions.end import End
from app.rulesets.ruins.actions.interact import Interact
from app.rulesets.ruins.actions.melee import Melee
from app.rulesets.ruins.actions.move import Move
from app.rulesets.ruins.actions.shoot import Shoot
from app.rulesets.ruins.actions.turn import Face, Turn
from app.rulesets.ruins.desertion import Withdraw
from app.rulesets.ruins.rerolls import Keep, Reroll

Command: TypeAlias = Deploy | Move | Turn | Face | Melee | Shoot | Disengage | Interact | End | Reroll | Keep | Withdraw
