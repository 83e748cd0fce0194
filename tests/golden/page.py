"""The page of a golden game: written from a game, read back into its orders."""

import json
import re
from hashlib import sha256
from pathlib import Path
from typing import Any

from app.engine.hidden import PUBLIC, Hidden, Viewer, seen
from app.engine.look import look
from app.engine.orders import Order
from app.engine.record import kind_of, value
from app.store.codec import Codec, canonical
from app.wire.catalogue import joined
from app.wire.phrases import Phrases
from tests.laws.play import Play, Turn
from tests.laws.scenarios import Scenario, scenario

HERE = Path(__file__).parent
HEAD = re.compile(r"game (?P<book>\w+) (?P<scenario>\w+), secrets (?P<secrets>\d+)")
ORDER = re.compile(r"(?P<n>\d+) at (?P<at>\d+), seat (?P<seat>\d), (?P<by>\w+): (?P<deed>\{.*\})")


@value
class Page:
    """A page as it was read: which game, and its orders, each with the lines that follow from it."""

    scenario: Scenario
    secrets: int
    orders: tuple[tuple[Order, str], ...]


def read(path: Path) -> Page:
    """Raises ValueError for a page that is not one."""
    first, *blocks = path.read_text("utf8").strip().split("\n\n")
    head = HEAD.fullmatch(first)
    if head is None:
        raise ValueError(f"no game: {first!r}")
    where = scenario(head["book"], head["scenario"])
    return Page(
        scenario=where, secrets=int(head["secrets"]), orders=tuple((_order(where, block), block) for block in blocks)
    )


def _order(where: Scenario, block: str) -> Order:
    found = ORDER.match(block)
    if found is None:
        raise ValueError(f"no order: {block!r}")
    deed = Codec.for_ruleset(where.rules).deed.decode(found["deed"])
    return Order(seat=int(found["seat"]), by=found["by"], deed=deed, at=int(found["at"]))  # type: ignore[arg-type]


def written(game: Play, secrets: int) -> str:
    """The whole page of a game."""
    head = f"game {game.rules.key} {game.scenario.key}, secrets {secrets}"
    return "\n\n".join([head, *(block(game, turn) for turn in game.turns)]) + "\n"


def block(game: Play, turn: Turn) -> str:
    """One order: what was ordered, each die, each line of the log, and the hash of the game after it."""
    codec, order = Codec.for_ruleset(game.rules), turn.order
    first = f"{turn.after.order} at {order.at}, seat {order.seat}, {order.by}: {codec.deed.encode(order.deed)}"
    lines = [line for event in turn.judged.events for line in _event(game, turn, event)]
    digest = sha256(canonical(json.loads(codec.game.encode(turn.after))).encode()).hexdigest()
    return "\n".join([first, *lines, f"  = {digest[:32]}"])


def _event(game: Play, turn: Turn, event: Any) -> list[str]:
    lines = []
    if kind_of(event) == "rolled":
        hidden = isinstance(event.faces, Hidden)
        faces = event.faces.value if hidden else event.faces
        to = f" (seat {', '.join(map(str, event.faces.to))} alone)" if hidden else ""
        lines.append(f"  roll {event.n}, {event.purpose}, d{event.sides}{to}: {' '.join(map(str, faces))}")
    cue = game.rules.cue(game.world, seen(event, PUBLIC), PUBLIC)
    if cue and cue.line:
        lines.append(f"  | {_phrases(game, turn).say(cue.line)}")
    return lines


def _phrases(game: Play, turn: Turn) -> Phrases:
    tokens = look(game.rules, game.world, turn.after, Viewer(role="judge")).tokens
    sides = {row.seat: row.name for row in game.rules.scenery(game.scenario.setup).sides}
    return Phrases(joined(game.rules.locale)["en"], {key: token.name for key, token in tokens.items()}, sides)
