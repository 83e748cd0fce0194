"""What is wrong, in one shape for every REST answer: a code for programs, a sentence for people; never a trace."""

import logging

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

from app.play.writing import Unavailable
from app.wire.rest import Problem

log = logging.getLogger(__name__)

SENTENCES = {
    400: ("unreadable", "The request could not be read."),
    401: ("who", "This needs a seat or a link."),
    403: ("forbidden", "That is not allowed from here."),
    404: ("unknown", "Nothing is known under this address."),
    405: ("method", "That cannot be done with this address."),
    413: ("too_large", "That is too large."),
    422: ("unreadable", "Something in the request is not as it should be."),
    429: ("too_fast", "Too many requests at once. Wait a moment."),
    503: ("unavailable", "The server cannot write just now. Nothing is lost; try again in a moment."),
}
OURS = ("our_fault", "Something went wrong on our side.")


class Wrong(HTTPException):
    """Raise this to answer with a problem."""

    def __init__(self, status: int, code: str = "", reason: str = "", path: str = "") -> None:
        """`code` and `reason` default to what the status says."""
        usual = SENTENCES.get(status, OURS)
        super().__init__(status_code=status, detail=reason or usual[1])
        self.code, self.path = code or usual[0], path


def problem(status: int, code: str, reason: str, path: str = "") -> JSONResponse:
    """The answer itself."""
    return JSONResponse(Problem(code=code, reason=reason, path=path).model_dump(), status_code=status)


def install(app: FastAPI) -> None:
    """Make every failure of a request a problem."""

    async def wrong(_: Request, error: Exception) -> JSONResponse:
        if isinstance(error, Wrong):
            return problem(error.status_code, error.code, error.detail, error.path)
        status = error.status_code if isinstance(error, HTTPException) else 500
        return problem(status, *SENTENCES.get(status, OURS))

    async def unreadable(_: Request, error: Exception) -> JSONResponse:
        first = error.errors()[0] if isinstance(error, RequestValidationError) else {"loc": (), "msg": ""}
        return problem(422, "unreadable", f"{SENTENCES[422][1]} {first['msg']}", ".".join(map(str, first["loc"])))

    async def ours(request: Request, error: Exception) -> JSONResponse:
        log.error("%s %s failed", request.method, request.url.path, exc_info=error)
        return problem(500, *OURS)

    async def unavailable(_: Request, error: Exception) -> JSONResponse:
        log.warning("refused: %s", type(error).__name__)
        return problem(503, *SENTENCES[503])

    app.add_exception_handler(HTTPException, wrong)
    app.add_exception_handler(Unavailable, unavailable)
    app.add_exception_handler(RequestValidationError, unreadable)
    app.add_exception_handler(Exception, ours)
