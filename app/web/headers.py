"""What every answer says about how a browser may treat it (safety.md): a plain layer that sees every answer."""

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

RULES = (
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types svelte-trusted-html",
)
PAPER = (
    "default-src 'none'",
    "style-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
)
"""For pages that are only read: no script at all."""
HEADERS = {
    "content-security-policy": "; ".join(RULES),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
SECURE = {
    "strict-transport-security": "max-age=31536000",
    # On plain http a browser passes it over, and complains to the player's console.
    "cross-origin-opener-policy": "same-origin",
}


class Headers:
    """Adds the headers to every HTTP answer; on https also that it stays so."""

    def __init__(self, app: ASGIApp) -> None:
        """Wrap the whole application."""
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass everything on, with the headers on the way out."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def sent(message: Message) -> None:
            if message["type"] == "http.response.start":
                _add(MutableHeaders(scope=message), scope)
            await send(message)

        await self.app(scope, receive, sent)


def _add(headers: MutableHeaders, scope: Scope) -> None:
    for name, text in HEADERS.items():
        headers[name] = text
    if scope.get("scheme") == "https":
        for name, text in SECURE.items():
            headers[name] = text
    if scope["path"].startswith("/rules/"):
        headers["content-security-policy"] = "; ".join(PAPER)
    if scope["path"].startswith("/api/"):
        headers["cache-control"] = "no-store"
