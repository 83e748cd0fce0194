"""Play goes on by itself while nobody is asked: the rules take one step after another (A-03)."""

from typing import Any

from app.engine.events import EpochClosed, EpochOpened, EpochReady
from app.engine.game import Game, Seeding, Span
from app.engine.scene import Scene

STEPS = 10_000
AHEAD = 3


def run(scene: Scene[Any, Any]) -> None:
    """Advance until somebody is asked or the game is over; a new span of dice waits for its key first."""
    for _ in range(STEPS):
        if scene.game.ended:
            close_epochs(scene)
            return
        if not step(scene):
            return
    raise RuntimeError("the rules do not come to rest")


def step(scene: Scene[Any, Any]) -> bool:
    """One step; false when somebody is asked."""
    if isinstance(scene.top, Seeding):
        seed(scene, scene.top)
    elif span_name(scene) != span_of(scene.game):
        scene.push(Seeding(epoch=scene.game.epoch + 1, span=span_name(scene)))
    elif scene.rules.asked(scene.position):
        return False
    else:
        scene.rules.advance(scene)
    return True


def seed(scene: Scene[Any, Any], frame: Seeding) -> None:
    """Open epochs ahead, close the last, fix the key of this one (D-1, D-4, D-10), and let play pass."""
    if frame.epoch > scene.game.epoch:
        for epoch in range(frame.epoch, frame.epoch + AHEAD):
            if str(epoch) not in scene.game.epochs:
                scene.tell(EpochOpened(epoch=epoch, commitment=scene.chance.commit(epoch)))
        close_epochs(scene)
        key = scene.chance.transcript(frame.epoch, {})
        scene.tell(EpochReady(epoch=frame.epoch, transcript=key, span=frame.span))
    scene.finish()


def close_epochs(scene: Scene[Any, Any]) -> None:
    """Open the secret of the span that is over, for all to check its dice."""
    epoch = scene.game.epochs.get(str(scene.game.epoch))
    if epoch and not epoch.closed:
        scene.tell(EpochClosed(epoch=scene.game.epoch, secret=scene.chance.reveal(scene.game.epoch)))


def span_name(scene: Scene[Any, Any]) -> str:
    """The span of dice that play is in now, as this table chose: the game, a round, an activation."""
    span: Span = scene.rules.span(scene.position)
    return {"game": "game", "round": f"{span.round}"}.get(scene.game.options.epoch, f"{span.round}.{span.activation}")


def span_of(game: Game[Any]) -> str | None:
    """The span for which the present key was fixed."""
    epoch = game.epochs.get(str(game.epoch))
    return epoch.span if epoch else None
