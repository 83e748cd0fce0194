"""The JSON of a ruleset's games, both ways: states, events, orders, setups, and commands from the wire (A-14)."""

import json
from collections.abc import Callable
from hashlib import sha256
from typing import Any

from pydantic_core import CoreSchema, SchemaSerializer, SchemaValidator, ValidationError

from app.engine.events import Became, Began, EngineEvent
from app.engine.game import Game, Options, Seeding
from app.engine.orders import Act, Deed
from app.engine.record import value
from app.engine.ruleset import Ruleset
from app.store.schema import Schemas, either, filled, members

Lift = Callable[[Any], Any]
_CANON = json.JSONEncoder(sort_keys=True, separators=(",", ":"), ensure_ascii=True, allow_nan=False)


def canonical(thing: Any) -> str:
    """JSON in the one form that is hashed: keys sorted, no blanks, ASCII alone; the browser makes the same bytes."""
    return _CANON.encode(thing)


@value
class Fault:
    """What is wrong with a command from the wire, and where: names and numbers joined by dots."""

    path: str
    reason: str


class Form:
    """The JSON of one type: `encode` refuses what the type does not allow, `decode` what it does not know."""

    def __init__(self, schema: CoreSchema, *, sorted_keys: bool = True) -> None:
        """Make both ways ready, once; without `sorted_keys` it is quicker and not for hashing."""
        self.validator, self.serializer = SchemaValidator(schema), SchemaSerializer(schema)
        self.sorted_keys = sorted_keys

    def encode(self, thing: Any) -> str:
        """Raises PydanticSerializationError for a thing that is not of the type."""
        if self.sorted_keys:
            return canonical(self.serializer.to_python(thing, mode="json", warnings="error"))
        return self.serializer.to_json(thing, warnings="error").decode()

    def decode(self, text: str, lift: Lift | None = None) -> Any:
        """Raises ValidationError; `lift` makes old JSON new."""
        return self.validator.validate_json(canonical(lift(json.loads(text))) if lift else text)


class Codec:
    """All forms of one ruleset; `shape` names them: another shape means JSON that has to be lifted (A-10)."""

    def __init__(self, rules: Ruleset[Any, Any, Any, Any]) -> None:
        """Build the forms; takes some ten milliseconds. Raises TypeError if a type has no JSON."""
        shapes, frame = rules.shapes, either(rules.shapes.frame, Seeding)
        schemas = Schemas({(shapes.state, "work"): filled(tuple, frame, ...)})
        parts = {
            "game": schemas.whole(filled(Game, shapes.state)),
            "event": schemas.whole(either(*_events(frame, shapes.event))),
            "deed": schemas.whole(either(*_deeds(shapes.command))),
            "setup": schemas.whole(shapes.setup),
            "options": schemas.whole(Options),
            "command": schemas.whole(shapes.command),
        }
        self.rules = rules
        self.shape = sha256(json.dumps(parts, default=_name).encode()).hexdigest()[:16]
        self.game = Form(parts["game"], sorted_keys=False)
        self.event, self.deed, self.setup = Form(parts["event"]), Form(parts["deed"]), Form(parts["setup"])
        self.options, self.commands = Form(parts["options"]), Form(parts["command"])

    @classmethod
    def for_ruleset(cls, rules: Ruleset[Any, Any, Any, Any]) -> "Codec":
        """The codec of a ruleset, built once."""
        return _BUILT.get(id(rules)) or _BUILT.setdefault(id(rules), cls(rules))

    def command(self, thing: Any) -> Any:
        """A command from the wire, given as parsed JSON: the record, or a Fault. Never raises."""
        try:
            return self.commands.validator.validate_json(canonical(thing))
        except ValidationError as error:
            return _fault(error, thing)
        except (ValueError, TypeError, RecursionError) as error:
            return Fault(path="", reason=str(error))

    def lift(self, shape: str) -> Lift | None:
        """How JSON of another shape becomes new; nothing to do for this one."""
        return None if shape == self.shape else lambda thing: self.rules.lift(shape, thing)


# A codec holds its ruleset, so that no other can come by the same id.
_BUILT: dict[int, Codec] = {}


def _events(frame: Any, event: Any) -> list[Any]:
    ours = {Began[Any]: filled(Began, frame), Became[Any]: filled(Became, frame)}
    return [ours.get(e, e) for e in (*members(EngineEvent), *members(event))]


def _deeds(command: Any) -> list[Any]:
    return [filled(Act, command) if d == Act[Any] else d for d in members(Deed)]


def _name(thing: Any) -> str:
    return str(getattr(thing, "__qualname__", None) or repr(thing))


def _fault(error: ValidationError, thing: Any) -> Fault:
    first = error.errors(include_url=False, include_context=False, include_input=False)[0]
    place = [str(p) for p in first["loc"]]
    kind = thing.get("kind") if isinstance(thing, dict) else None
    return Fault(path=".".join(place[1:] if place[:1] == [kind] else place), reason=first["msg"])
