"""The hash of a view: canonical JSON kept entry by entry, so that a step costs only what it changed (P-04, A-14)."""

import json
from collections.abc import Mapping
from hashlib import sha256
from typing import Any

from pydantic_core import to_jsonable_python

from app.engine.patch import COLLECTIONS, Patch
from app.engine.view import View


def canonical(thing: Any) -> str:  # noqa: ANN401  (any record)
    """JSON with keys sorted, no spaces, ASCII only: the same bytes here and in the browser."""
    plain = to_jsonable_python(thing)
    return json.dumps(plain, sort_keys=True, separators=(",", ":"), ensure_ascii=True)


class Canon:
    """The canonical JSON of one audience's view, moved by patches."""

    def __init__(self, view: View) -> None:
        """Begin with a whole view."""
        self.entries = {name: _texts(getattr(view, name)) for name in COLLECTIONS}

    def apply(self, patch: Patch) -> None:
        """Follow a patch."""
        for name, keys in patch.gone.items():
            for key in keys:
                self.entries[name].pop(key, None)
        for name, put in patch.put.items():
            self.entries[name] |= _texts(put)

    def digest(self) -> str:
        """SHA-256 of the view's canonical JSON, in hex."""
        parts = (f'"{name}":{_joined(self.entries[name])}' for name in sorted(self.entries))
        return sha256(("{" + ",".join(parts) + "}").encode()).hexdigest()


def _texts(entries: Mapping[str, Any]) -> dict[str, str]:
    return {key: canonical(entry) for key, entry in entries.items()}


def _joined(entries: Mapping[str, str]) -> str:
    return "{" + ",".join(f"{json.dumps(key)}:{entries[key]}" for key in sorted(entries)) + "}"
