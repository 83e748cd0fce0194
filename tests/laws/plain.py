"""Any record as the bytes that a screen is sent."""

from typing import Any

from pydantic_core import to_jsonable_python

from app.store import codec


def canonical(thing: Any) -> str:
    """Its canonical JSON."""
    return codec.canonical(to_jsonable_python(thing))
