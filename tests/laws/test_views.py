"""For every audience, view + patch is the next view, as values and as the bytes that go over the line."""

import json
from typing import Any

import pytest

from app.engine.hidden import PUBLIC, Viewer, seat_viewer
from app.engine.look import look
from app.engine.patch import difference, patched
from app.play.canon import Canon
from tests.laws.plain import canonical
from tests.laws.play import Play

PROOF = 9
AUDIENCES = (PUBLIC, seat_viewer(1), seat_viewer(2), Viewer(role="judge"))


@pytest.mark.parametrize("viewer", AUDIENCES, ids=lambda v: f"{v.role}{v.seat or ''}")
def test_view_and_patch_make_the_next_view(game: Play, viewer: Viewer) -> None:
    view = look(game.rules, game.world, game.blank, viewer)
    canon, plain = Canon(view), json.loads(canonical(view))
    for turn in game.turns:
        after = look(game.rules, game.world, turn.after, viewer)
        patch = difference(view, after)
        assert patched(view, patch) == after
        canon.apply(patch)
        plain, view = _patched(plain, json.loads(canonical(patch))), after
        if turn.after.order % PROOF == 0 or turn.after.ended:
            assert canon.digest() == Canon(after).digest()
            assert plain == json.loads(canonical(after))


def test_no_patch_where_nothing_changed(game: Play) -> None:
    for turn in game.turns[::5]:
        first, second = (look(game.rules, game.world, turn.after, PUBLIC) for _ in range(2))
        patch = difference(first, second)
        assert (patch.put, patch.gone) == ({}, {})


def test_a_view_holds_no_floats(game: Play) -> None:
    for turn in game.turns[::5]:
        for viewer in AUDIENCES:
            text = canonical(look(game.rules, game.world, turn.after, viewer))
            json.loads(text, parse_float=pytest.fail)


def _patched(view: dict[str, Any], patch: dict[str, Any]) -> dict[str, Any]:
    """What a stranger's screen does with a step."""
    after = {name: dict(entries) for name, entries in view.items()}
    for name, keys in patch["gone"].items():
        for key in keys:
            del after[name][key]
    for name, entries in patch["put"].items():
        after[name].update(entries)
    return after
