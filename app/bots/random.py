"""A player without a plan: takes any of the examples that the rules give for its ask, from what its seat may see."""

from random import Random
from typing import Any

from app.engine.game import Game
from app.engine.hidden import seat_viewer, seen
from app.engine.position import Position
from app.engine.ruleset import Ruleset


def choose(rules: Ruleset[Any, Any, Any, Any], world: object, game: Game[Any], ask_id: str, seed: int) -> Any | None:  # noqa: ANN401  (a command of any ruleset)
    """A filled command that answers this ask; None if it is no longer open or the rules give no example."""
    ask = game.ask(ask_id)
    if ask is None:
        return None
    luck = Random(seed)  # noqa: S311  (a bot's whim, not a die)
    position = Position(world=world, state=seen(game.table, seat_viewer(ask.seat)))
    examples = rules.examples(position, ask, luck)
    return examples[luck.randrange(len(examples))] if examples else None
