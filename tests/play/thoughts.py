"""Jobs for a thinking process of tests."""

import os
import signal
from typing import Any


def process(_rules: Any, _world: Any) -> int:
    """Which process thinks."""
    return os.getpid()


def known(rules: Any, _world: Any, word: str) -> str:
    """What rules are there, and what was handed over."""
    return f"{rules.key} {word}"


def wrong(_rules: Any, _world: Any) -> None:
    """A thought that fails."""
    raise ValueError("no such thought")


def forever(_rules: Any, _world: Any, started: str) -> None:
    """A thought without end; says through a pipe that it began."""
    os.close(os.open(started, os.O_WRONLY))
    signal.pause()
