"""What a screen is told when it comes in: everything that it needs to show the game from here on (P-03)."""

from collections.abc import Mapping
from dataclasses import dataclass

from app.engine.hidden import Viewer
from app.play.cursor import Cursor
from app.play.lines import older
from app.wire.catalogue import joined
from app.wire.messages import Heartbeat, Role, Sealed, Welcome

LOG_LINES = 50


@dataclass(frozen=True, kw_only=True)
class Here:
    """This server process: an id that is new with each start."""

    instance: str


def welcome(here: Here, cursor: Cursor, viewer: Viewer) -> Welcome:
    """Everything, as of the cursor's place."""
    kept, audience = cursor.kept, cursor.audience(viewer)
    log, _ = older(cursor.read, kept, viewer, cursor.order + 1, LOG_LINES)
    return Welcome(
        instance=here.instance,
        game=kept.meta.id,
        ruleset=kept.meta.ruleset,
        viewer=Role(role=viewer.role, seat=viewer.seat),
        generation=kept.meta.generation,
        order=cursor.order,
        hash=audience.canon.digest(),
        chain=cursor.chain,
        setup=kept.rules.scenery(kept.meta.setup),
        view=audience.view,
        settings=kept.rules.settings if viewer.role == "seat" else (),
        sealed=sealed(cursor, viewer),
        catalogue=joined(kept.rules.locale),
        log=log[-LOG_LINES:],
        time=cursor.now(),
        delay=cursor.delay,
    )


def sealed(cursor: Cursor, viewer: Viewer) -> dict[str, str]:
    """The standing orders of one's own seat."""
    values: Mapping[str, str] = cursor.read.sealed(cursor.game, viewer.seat) if viewer.role == "seat" else {}
    return dict(values)


def back(cursor: Cursor, viewer: Viewer) -> tuple[str, ...]:
    """What follows the missed steps of one who comes back: its standing orders, and where the audience is."""
    own = [Sealed(values=sealed(cursor, viewer)).model_dump_json()] if viewer.role == "seat" else []
    return (*own, Heartbeat(order=cursor.order, time=cursor.now()).model_dump_json())
