"""Where a request comes from: a browser says so, and only our own page or one on the list may act here (safety.md)."""

from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from app.web.errors import Wrong


def allowed(connection: HTTPConnection, origins: tuple[str, ...]) -> bool:
    """Whether the page behind this connection may act: same host, or on the list; programs send no origin."""
    origin = connection.headers.get("origin")
    if origin is None or origin in origins:
        return True
    parts = urlsplit(origin)
    return parts.scheme in ("http", "https") and bool(parts.netloc) and parts.netloc == connection.headers.get("host")


def must_be_allowed(connection: HTTPConnection, origins: tuple[str, ...]) -> None:
    """Refuse a change that another site's page asks for."""
    if not allowed(connection, origins):
        raise Wrong(403, "origin", "This page may not act here.")


def address(connection: HTTPConnection) -> str:
    """The network address at the other end."""
    return connection.client.host if connection.client else ""
