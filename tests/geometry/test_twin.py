"""The client's twin tells the same as the server: ten thousand random looks under node (T-12, T-17)."""

import json
import subprocess
from collections.abc import Iterable
from dataclasses import fields, replace
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from app.geometry.movement import path_length
from app.geometry.plane import gap, in_front, margin, within
from app.geometry.shapes import snap
from app.geometry.sight import Limits, Obstacles, see
from tests.geometry.scenes import Scene, scene
from tests.geometry.table import board

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

TWIN = Path(__file__).with_name("twin.mjs")
LOOKS = 10_000
RUINS = Limits(seen_permille=10, cover_permille=50)


def question(seed: int) -> tuple[Scene, dict[str, Any]]:
    """A random look or its way back, with something to measure beside it, as the twin is asked it."""
    s, chance = scene(seed // 2), Random(seed)
    if seed % 2:
        s = replace(s, viewer=s.target, target=s.viewer)
    asked = {
        "viewer": _fields(s.viewer),
        "target": _fields(s.target),
        "terrain": [{"id": f"p{i}", "prisms": [_fields(prism)]} for i, prism in enumerate(s.prisms)],
        "hiders": [_fields(hider) for hider in s.hiders],
        "limits": _fields(RUINS if seed % 4 < 2 else Limits()),
        "reach": gap(s.viewer, s.target) + chance.randrange(-1, 2),
        "path": [(chance.randrange(6000), chance.randrange(6000)) for _ in range(3)],
        "drag": chance.choice([chance.uniform(-100, 100), chance.randrange(-200, 200) / 2]),
    }
    return s, asked


def told_by_the_twin(asked: Iterable[dict[str, Any]]) -> list[dict[str, Any]]:
    """What the twin says of each, in order."""
    lines = "\n".join(json.dumps(one) for one in asked)
    run = subprocess.run(["node", str(TWIN)], input=lines, capture_output=True, text=True, check=True)
    return [json.loads(line) for line in run.stdout.split("\n")]


@pytest.mark.rule("T-12")
@pytest.mark.rule("T-17")
def test_the_twin_tells_the_same() -> None:
    questions = [question(seed) for seed in range(LOOKS)]
    answers = told_by_the_twin(asked for _, asked in questions)
    sure = [_agrees(s, asked, told) for (s, asked), told in zip(questions, answers, strict=True)]
    assert sum(sure) > LOOKS * 99 // 100


def _agrees(s: Scene, asked: dict[str, Any], told: dict[str, Any]) -> bool:
    """Whether the twin was sure of its look; what it was sure of, and all that it measured, must be the same."""
    reach, seen = asked["reach"], told["sight"]
    assert told["near"] == [
        gap(s.viewer, s.target),
        margin(s.viewer, s.target, reach),
        within(s.viewer, s.target, reach),
    ]
    assert told["front"] == in_front(s.viewer, s.target)
    assert told["length"] == path_length(asked["path"])
    assert told["snapped"] == snap(asked["drag"])
    if not seen["sure"]:
        return False
    ours = see(s.viewer, s.target, Obstacles(board(s.prisms)), s.hiders, Limits(**asked["limits"]))
    assert (seen["klass"], seen["permille"]) == (ours.klass, ours.permille), s
    assert [tuple(blocker[key] for key in ("id", "prism", "permille")) for blocker in seen["blockers"]] == [
        (blocker.id, blocker.prism, blocker.permille) for blocker in ours.blockers
    ]
    assert (seen["card"]["a"], seen["card"]["b"], seen["eye"]) == ([*ours.card.a], [*ours.card.b], [*ours.eye])
    assert _points(seen["shadows"]) == ours.shadows
    return True


def _points(polygons: list[list[list[int]]]) -> tuple[tuple[tuple[int, ...], ...], ...]:
    return tuple(tuple(tuple(point) for point in polygon) for polygon in polygons)


def _fields(thing: "DataclassInstance") -> dict[str, Any]:
    return {field.name: getattr(thing, field.name) for field in fields(thing)}
