"""Questions about the table: how far, who sees whom, what are the chances (R-30, R-33)."""

from typing import Any

from app.engine.hidden import Viewer
from app.engine.refusal import Refused, refused
from app.engine.view import Odds, Receipt
from app.rulesets.ruins.attack import chances, hands
from app.rulesets.ruins.blows import What
from app.rulesets.ruins.doors import laid
from app.rulesets.ruins.frames import Blow
from app.rulesets.ruins.places import bodies, in_hand, poses
from app.rulesets.ruins.sights import measured, receipt
from app.rulesets.ruins.state import Moment


def answer(moment: Moment, _viewer: Viewer, question: Any) -> Receipt | Odds | Refused:  # noqa: ANN401  (from the wire)
    """`measure` and `sight` name viewer and target; `odds` figure, weapon, target and, where it can do both, `what`.

    Anything else has no answer.
    """
    if not isinstance(question, dict):
        return refused("no_answer")
    moment = laid(moment)
    everyone = poses(moment)
    kind, target = question.get("kind"), question.get("target")
    one = question.get("viewer") or question.get("figure")
    body = bodies(moment.world, everyone)
    if not (isinstance(one, str) and isinstance(target, str)) or not {one, target} <= {*body} or one == target:
        return refused("no_answer")
    if kind == "measure":
        return measured(body[one], body[target])
    if kind == "sight":
        return receipt(moment.world, everyone, one, target)
    if kind != "odds":
        return refused("no_answer")
    return _odds(moment, one, str(question.get("weapon")), target, thrown=question.get("what") == "shoot")


def _odds(moment: Moment, figure: str, key: str, target: str, *, thrown: bool) -> Odds | Refused:
    """Of a blow or shot at this target, whether or not it could be made now."""
    held = in_hand(moment.world, figure, moment.state.figures[figure].thrown)
    weapon = next((w for w in held if w.key == key), None)
    if weapon is None:
        return refused("no_answer")
    what: What = "shoot" if weapon.reach is None or (thrown and weapon.range) else "melee"
    blow = Blow(what=what, figure=figure, weapon=key, target=target)
    attack, defence = hands(moment, poses(moment), blow)
    return chances(moment.world, attack, defence, weapon)
