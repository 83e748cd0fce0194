"""What can answer by itself: the defaults of each kind of ask, and the sealed switch of step 8 (R-03, R-24, R-80)."""

from typing import Any

from app.engine.asks import Ask
from app.engine.ruleset import Policy, Setting
from app.engine.words import line
from app.rulesets.ruins.actions.deploy import Deploy
from app.rulesets.ruins.actions.end import End
from app.rulesets.ruins.desertion import Withdraw
from app.rulesets.ruins.lineup import first_place
from app.rulesets.ruins.rerolls import Keep
from app.rulesets.ruins.state import Moment


def _end(_moment: Moment, ask: Ask, _sealed: Any) -> End:  # noqa: ANN401  (whatever was sealed)
    return End(figure=ask.token or "")


def _keep(_moment: Moment, ask: Ask, _sealed: Any) -> Keep:  # noqa: ANN401
    return Keep(figure=ask.token or "")


def _withdraw(_moment: Moment, _ask: Ask, sealed: Any) -> Withdraw:  # noqa: ANN401
    return Withdraw(leaves=sealed == "yes")


def _place(moment: Moment, ask: Ask, _sealed: Any) -> Deploy:  # noqa: ANN401
    return first_place(moment, ask.seat)


POLICIES = (
    Policy(key="place", label=line("policy.place"), asks=("deploy",), choose=_place),
    Policy(key="end", label=line("policy.end"), asks=("slot",), choose=_end),
    Policy(key="keep", label=line("policy.keep"), asks=("reroll",), choose=_keep),
    Policy(
        key="withdraw", label=line("policy.withdraw"), asks=("withdraw",), choose=_withdraw, always=True, alone=True
    ),
)
SETTINGS = (Setting(key="withdraw", label=line("setting.withdraw"), choices=("no", "yes")),)
