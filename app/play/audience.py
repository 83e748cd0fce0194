"""An audience: all who see the same of a game. It has a place in it, a view there, and the last steps, once for all."""

from collections import deque
from dataclasses import dataclass
from typing import Any

from app.engine.game import Game
from app.engine.hidden import Viewer
from app.engine.look import look
from app.engine.patch import difference
from app.engine.view import View
from app.play.canon import Canon
from app.play.lines import lines
from app.store.faults import as_let
from app.store.kept import Kept
from app.store.told import Told
from app.wire.messages import Step

STEPS = 256
ROOM = 4 * 1024 * 1024
PROOF = 50


@dataclass(frozen=True, kw_only=True)
class Encoded:
    """A step as it goes over the line: the same text for everybody in the audience."""

    start: int
    to: int
    text: str


class Audience:
    """One viewer's way through one game (A-15): moved order by order, never ahead of its cursor."""

    def __init__(self, kept: Kept, viewer: Viewer, game: Game[Any]) -> None:
        """Begin at the end of the order at which `game` stands."""
        self.kept, self.viewer = kept, as_let(viewer)
        self.order = game.order
        self.view: View = look(kept.rules, kept.world, game, self.viewer)
        self.canon = Canon(self.view)
        self.steps: deque[Encoded] = deque()
        self.size = 0

    def move(self, told: Told, game: Game[Any], now: int, *, last: bool) -> Encoded:
        """Go one order further: `game` is the game after it, `now` game time; the last of a run carries hashes."""
        view = look(self.kept.rules, self.kept.world, game, self.viewer)
        patch = difference(self.view, view)
        self.canon.apply(patch)
        start, proof = self.order, last or told.n % PROOF == 0
        step = Step.model_construct(
            from_=start,
            to=told.n,
            time=now,
            cues=lines(self.kept, told, self.viewer),
            patch=patch,
            hash=self.canon.digest() if proof else None,
            chain=told.hash if proof else None,
        )
        self.view, self.order = view, told.n
        return self._keep(Encoded(start=start, to=told.n, text=step.model_dump_json(by_alias=True)))

    def since(self, order: int) -> tuple[Encoded, ...] | None:
        """The steps that lead from this order to the present place; None if they are no longer kept."""
        if order == self.order:
            return ()
        if not self.steps or order < self.steps[0].start or order > self.order:
            return None
        return tuple(step for step in self.steps if step.start >= order)

    def _keep(self, step: Encoded) -> Encoded:
        self.steps.append(step)
        self.size += len(step.text)
        while len(self.steps) > STEPS or (self.size > ROOM and len(self.steps) > 1):
            self.size -= len(self.steps.popleft().text)
        return step
