"""Who is asking: a session in a cookie, begun when somebody first takes a place; no account is needed."""

from fastapi import Request, Response

from app.play.people import People

PLAIN, STRICT = "bc", "__Host-bc"
YEAR = 365 * 24 * 3600


def session_of(request: Request, people: People) -> str | None:
    """The session of a request (its hash), if it has one that we know."""
    secret = request.cookies.get(STRICT if _https(request) else PLAIN)
    return people.known(secret) if secret else None


def session_for(request: Request, response: Response, people: People) -> str:
    """The session of a request; a new one is given to who has none. On plain http its cookie cannot be Secure."""
    known = session_of(request, people)
    if known is not None:
        return known
    secret, session = people.begin()
    https = _https(request)
    name = STRICT if https else PLAIN
    response.set_cookie(name, secret, max_age=YEAR, path="/", secure=https, httponly=True, samesite="lax")
    return session


def _https(request: Request) -> bool:
    return request.url.scheme == "https"
