"""A thinking process: `python -m app.play.mind PATH…` loads rule books and answers one job after another (A-18).

A job is a function of ours by reference, the key of a ruleset, its setup, and further arguments; frames are a length
of four bytes and a pickle, from our own parent alone. It ends when its input ends.
"""

import pickle
import sys
import traceback
from collections.abc import Callable, Mapping
from functools import lru_cache
from importlib import import_module
from typing import Any, BinaryIO

LENGTH = 4
WORLDS = 16


def loaded(paths: tuple[str, ...]) -> Mapping[str, Any]:
    """The rule books under these import paths: a package with `RULESET`, or one whose `found()` gives several."""
    books: dict[str, Any] = {}
    for path in paths:
        module = import_module(path)
        books |= module.found() if hasattr(module, "found") else {module.RULESET.key: module.RULESET}
    return books


def framed(thing: object) -> bytes:
    """A frame."""
    body = pickle.dumps(thing)
    return len(body).to_bytes(LENGTH, "big") + body


def main(paths: tuple[str, ...], source: BinaryIO, sink: BinaryIO) -> None:
    """Answer until there is nothing more."""
    books = loaded(paths)

    @lru_cache(maxsize=WORLDS)
    def world(key: str, setup: bytes) -> Any:  # noqa: ANN401  (of any ruleset)
        return books[key].world(pickle.loads(setup))  # noqa: S301  (from our own parent)

    while head := source.read(LENGTH):
        job, key, setup, arguments = pickle.loads(source.read(int.from_bytes(head, "big")))  # noqa: S301  (as above)
        sink.write(framed(_done(job, books[key], world(key, setup), arguments)))
        sink.flush()


def _done(job: Callable[..., Any], rules: object, world: object, arguments: tuple[Any, ...]) -> tuple[bool, Any]:
    try:
        return True, job(rules, world, *arguments)
    except Exception:  # noqa: BLE001  (whatever went wrong is told to the parent, who knows which job it was)
        return False, traceback.format_exc()


if __name__ == "__main__":
    out, sys.stdout = sys.stdout, sys.stderr
    main(tuple(sys.argv[1:]), sys.stdin.buffer, out.buffer)
