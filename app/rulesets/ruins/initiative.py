"""Step 1: everybody tests aptitude for a place on one track (R-80, R-25)."""

from collections.abc import Iterable
from dataclasses import replace
from itertools import groupby

from app.rulesets.ruins.attack import characteristic, plain_hand
from app.rulesets.ruins.events import LotsRolled, Ordered
from app.rulesets.ruins.frames import Initiative, Trial
from app.rulesets.ruins.paying import reroll_purse
from app.rulesets.ruins.state import Play, State
from app.rulesets.ruins.trial import SIDES, worth
from app.rulesets.ruins.world import World


def begin(scene: Play) -> None:
    """In round 1, and in the others if the scenario says so."""
    if scene.state.round == 1 or scene.world.knobs.initiative == "every":
        scene.cite("R-80")
        scene.push(Initiative())


def advance(scene: Play, frame: Initiative) -> None:
    """Everybody rolls; who can pay is asked once, lowest total first; ties are broken; then the track stands."""
    unscored = [f for f, s in scene.state.figures.items() if s.up and f not in scene.state.scores]
    if unscored:
        hand = plain_hand(scene.world, unscored[0], "aptitude")
        scene.push(Trial(what="initiative", hands=(hand,), kept=(0,)))
        return
    unasked = _unasked(scene, frame)
    if unasked:
        scene.become(replace(frame, asked=(*frame.asked, unasked)))
        scene.push(Trial(what="initiative", hands=(scene.state.scores[unasked],), once=True))
        return
    _order(scene)


def _unasked(scene: Play, frame: Initiative) -> str | None:
    """The lowest who could pay a reroll with AP of the last round, and has not been asked (R-25)."""
    state, knobs = scene.state, scene.world.knobs
    can = (f for f in state.scores if f not in frame.asked and reroll_purse(knobs, state.figures[f]))
    return min(can, key=lambda f: worth(state.scores[f])[0], default=None)


def _order(scene: Play) -> None:
    """The highest first; who is level in everything rolls a fresh D6 until nobody is."""
    level = tied(scene.world, scene.state)
    if level:
        faces = scene.roll(f"{scene.order}:initiative_lots:{','.join(level)}", SIDES, len(level))
        scene.tell(LotsRolled(figures=level, faces=faces))
        return
    scene.tell(Ordered(track=tuple(ranked(scene.world, scene.state))))
    scene.finish()


def rank(world: World, state: State, figure: str) -> tuple[int, tuple[int, ...], int, tuple[int, ...]]:
    """What decides a place: total, spares, aptitude, then the lots in the order they were rolled (R-80)."""
    total, spares = worth(state.scores[figure])
    aptitude = characteristic(world.fighter(figure).profile, "aptitude")
    return total, spares, aptitude, state.lots.get(figure, ())


def ranked(world: World, state: State) -> list[str]:
    """All figures that have a score, the highest first."""
    return sorted(state.scores, key=lambda figure: rank(world, state, figure), reverse=True)


def tied(world: World, state: State) -> tuple[str, ...]:
    """The first figures that are level in everything."""
    groups: Iterable[tuple[object, Iterable[str]]] = groupby(
        ranked(world, state), key=lambda figure: rank(world, state, figure)
    )
    return next((rows for _, group in groups if len(rows := tuple(group)) > 1), ())
