"""The client's own files: the page for `/` and every table, and what it is built of."""

from pathlib import Path

from fastapi import APIRouter
from fastapi.responses import FileResponse, PlainTextResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from app.web.errors import Wrong

UNBUILT = "The client is not built yet. Run `make build` (or `make run`), then load this page again.\n"
KEPT = "public, max-age=31536000, immutable"


class Assets(StaticFiles):
    """Built files have their content's hash in their names: a browser may keep them."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """The file, to be kept."""
        answer = await super().get_response(path, scope)
        answer.headers["cache-control"] = KEPT
        return answer


def pages(client: Path) -> APIRouter:
    """Routes of the pages; `client` is the folder of the built client."""
    router = APIRouter(include_in_schema=False)

    def page() -> Response:
        index = client / "index.html"
        if not index.is_file():
            return PlainTextResponse(UNBUILT, status_code=503)
        return FileResponse(index, headers={"cache-control": "no-cache"})

    def unknown(path: str) -> Response:
        raise Wrong(404, path=path)

    for address in ("/", "/game", "/game/{game}"):
        router.add_api_route(address, page, methods=["GET", "HEAD"])
    router.add_api_route("/api/{path:path}", unknown, methods=["GET", "POST", "PUT", "PATCH", "DELETE"])
    router.mount("/assets", Assets(directory=client / "assets", check_dir=False))
    return router
