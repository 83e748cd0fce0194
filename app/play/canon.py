"""The hash of a view: canonical JSON kept entry by entry, so that a step costs only what it changed (P-04, A-14)."""

from collections.abc import Mapping
from hashlib import sha256
from typing import Any

from pydantic_core import to_jsonable_python

from app.engine.patch import COLLECTIONS, Patch
from app.engine.view import View
from app.store.codec import canonical


class Canon:
    """The canonical JSON of one audience's view, moved by patches."""

    def __init__(self, view: View) -> None:
        """Begin with a whole view."""
        self.entries = {name: _texts(getattr(view, name)) for name in sorted(COLLECTIONS)}

    def apply(self, patch: Patch) -> None:
        """Follow a patch."""
        for name, keys in patch.gone.items():
            for key in keys:
                self.entries[name].pop(key, None)
        for name, put in patch.put.items():
            self.entries[name] |= _texts(put)

    def digest(self) -> str:
        """SHA-256 of the view's canonical JSON, in hex."""
        parts = (f'"{name}":{_joined(texts)}' for name, texts in self.entries.items())
        return sha256(("{" + ",".join(parts) + "}").encode()).hexdigest()


def _texts(entries: Mapping[str, Any]) -> dict[str, str]:
    """Each entry with its key, as it stands in the whole."""
    return {key: f"{canonical(key)}:{canonical(to_jsonable_python(entry))}" for key, entry in entries.items()}


def _joined(texts: Mapping[str, str]) -> str:
    return "{" + ",".join(texts[key] for key in sorted(texts)) + "}"
