"""What a screen knows of a game: its view, moved by steps, and the hash that it must have (P-04)."""

import json
from hashlib import sha256
from typing import Any


class Mirror:
    """A view as the protocol's page says to keep it; shares no code with the server."""

    def __init__(self) -> None:
        """Nothing has been told."""
        self.view: dict[str, dict[str, Any]] = {}
        self.order = 0
        self.generation = 0
        self.scenery: dict[str, Any] = {}

    def whole(self, welcome: dict[str, Any]) -> None:
        """Everything anew."""
        self.view, self.scenery = welcome["view"], welcome["setup"]
        self.order, self.generation = welcome["order"], welcome["generation"]

    def step(self, step: dict[str, Any]) -> bool:
        """Follow a step; False if one before it is missing."""
        if step["to"] <= self.order:
            return True
        if step["from"] > self.order:
            return False
        for name, keys in step["patch"]["gone"].items():
            for key in keys:
                self.view[name].pop(key, None)
        for name, put in step["patch"]["put"].items():
            self.view[name].update(put)
        self.order = step["to"]
        return True

    def digest(self) -> str:
        """The hash of the view."""
        return digest(self.view)


def digest(view: Any) -> str:
    """SHA-256 of canonical JSON: keys sorted, no spaces, ASCII alone."""
    text = json.dumps(view, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return sha256(text.encode()).hexdigest()
