"""Who acts: always taken from the connection, never from a message."""

from dataclasses import dataclass

from app.engine.hidden import Viewer


@dataclass(frozen=True, kw_only=True)
class Who:
    """A connection's game and role, and the hash of the session that holds it; bots and clocks have none."""

    game: str
    viewer: Viewer
    session: str | None

    @property
    def seated(self) -> bool:
        """Whether this is somebody who plays."""
        return self.viewer.role == "seat"
