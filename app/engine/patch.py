"""Patches: what changed from one view to the next, so that view + patch == next view (A-15)."""

from collections.abc import Mapping
from dataclasses import field, fields, replace
from typing import Any

from app.engine.record import value
from app.engine.view import View

COLLECTIONS = tuple(f.name for f in fields(View))


@value
class Patch:
    """For each collection: the entries that changed, and the keys that went."""

    put: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    gone: Mapping[str, tuple[str, ...]] = field(default_factory=dict)


def difference(before: View, after: View) -> Patch:
    """The patch that leads from one view to another."""
    put: dict[str, Mapping[str, Any]] = {}
    gone: dict[str, tuple[str, ...]] = {}
    for name in COLLECTIONS:
        old, new = getattr(before, name), getattr(after, name)
        if old is new:
            continue
        changed = {k: v for k, v in new.items() if k not in old or (old[k] is not v and old[k] != v)}
        went = tuple(k for k in old if k not in new)
        put |= {name: changed} if changed else {}
        gone |= {name: went} if went else {}
    return Patch(put=put, gone=gone)


def patched(view: View, patch: Patch) -> View:
    """The view after a patch."""
    changes = {}
    for name in {*patch.put, *patch.gone}:
        went = set(patch.gone.get(name, ()))
        kept = {k: v for k, v in getattr(view, name).items() if k not in went}
        changes[name] = {**kept, **patch.put.get(name, {})}
    return replace(view, **changes)
