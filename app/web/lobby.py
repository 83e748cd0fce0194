"""REST for games: what can be played, a new game, links, tickets for sockets, older lines of the log."""

from typing import Annotated

from fastapi import APIRouter, Query, Request, Response

from app.engine.hidden import Viewer
from app.play.games import my_games
from app.play.house import House
from app.play.lines import older
from app.play.past import TooFar
from app.store.kept import Kept
from app.store.people import Place
from app.web.errors import Wrong
from app.web.manners import Manners
from app.web.origin import address, must_be_allowed
from app.web.rates import Rates
from app.web.whoami import session_for, session_of
from app.wire.rest import DeviceLink, GameLinks, GameRow, LogPage, NewGame, Problem, RulesetRow, Then, Ticket, TicketAsk

PAGE = 100
PROBLEMS: dict[int | str, dict[str, object]] = {code: {"model": Problem} for code in (403, 404, 422, 429)}
Seat = Annotated[int | None, Query(ge=1, le=8)]


class LobbyDoor:
    """The handlers; each runs in a thread and may block."""

    def __init__(self, house: House, manners: Manners) -> None:
        """Speak for this house."""
        self.house, self.manners = house, manners

    def routes(self) -> APIRouter:
        """Their addresses."""
        router = APIRouter(prefix="/api", responses=PROBLEMS)
        router.add_api_route("/ws-ticket", self.ticket, methods=["POST"], response_model=Ticket)
        router.add_api_route("/rulesets", self.rulesets, methods=["GET"])
        router.add_api_route("/games", self.games, methods=["GET"])
        router.add_api_route("/games", self.new_game, methods=["POST"], status_code=201)
        router.add_api_route("/games/{game}/device-link", self.device_link, methods=["POST"], status_code=201)
        router.add_api_route("/games/{game}/log", self.log, methods=["GET"])
        router.add_api_route("/games/{game}/at", self.at, methods=["GET"])
        return router

    def ticket(self, request: Request, response: Response, ask: TicketAsk) -> Ticket:
        """A ticket for one socket: by a link, which may take a seat for this session, or by a seat that it holds."""
        self._change(request, self.manners.tickets)
        session = session_for(request, response, self.house.people)
        place = self._place(ask, session)
        if place is None:
            raise Wrong(404, "link", "This link is not good any more: it is too old, or somebody else has taken it.")
        secret = self.house.people.ticket(place, session)
        return Ticket(ticket=secret, game=place.game, role=place.role, seat=place.seat)

    def rulesets(self) -> tuple[RulesetRow, ...]:
        """What can be played here."""
        return self.house.lobby.rows()

    def games(self, request: Request) -> tuple[GameRow, ...]:
        """The games in which this session holds seats."""
        session = session_of(request, self.house.people)
        return my_games(self.house.journal.read, self.house.people, session) if session else ()

    def new_game(self, request: Request, wanted: NewGame) -> GameLinks:
        """A new game; its links are shown once."""
        self._change(request, self.manners.games)
        try:
            opened = self.house.lobby.open(wanted.ruleset, wanted.setup, wanted.bots, sort=wanted.bot)
        except KeyError:
            raise Wrong(404, "setup", "No such game can be played here.") from None
        seats = {seat: fragment(secret) for seat, secret in opened.seats.items()}
        return GameLinks(game=opened.game, seats=seats, watch=fragment(opened.watch))

    def device_link(self, request: Request, game: str, seat: Seat = None) -> DeviceLink:
        """Another link to a seat that this session holds."""
        self._change(request, self.manners.tickets)
        session = session_of(request, self.house.people)
        place = self.house.people.as_whom(session, game, seat)
        if place is None or place.role != "seat":
            raise Wrong(403, "seat", "This needs a seat that is yours.")
        return DeviceLink(link=fragment(self.house.people.link(place)))

    def log(self, request: Request, game: str, before: Annotated[int, Query(ge=1)], seat: Seat = None) -> LogPage:
        """Older lines of the log, cut and delayed as for the socket of the same viewer."""
        kept, viewer, end = self._audience(request, game, seat)
        lines, more = older(self.house.journal.read, kept, viewer, min(before, end + 1), PAGE)
        return LogPage(lines=lines, more=more)

    def at(self, request: Request, game: str, order: Annotated[int, Query(ge=0)], seat: Seat = None) -> Then:
        """The table as it stood after an order, cut and delayed as for the socket of the same viewer."""
        self._count(request, self.manners.looks)
        kept, viewer, end = self._audience(request, game, seat)
        try:
            view = self.house.past.view(kept, viewer, min(order, end))
        except TooFar:
            raise Wrong(422, "too_far", "This game is too long to be looked back into there.", "query.order") from None
        return Then(order=min(order, end), view=view)

    def _audience(self, request: Request, game: str, seat: int | None) -> tuple[Kept, Viewer, int]:
        """Who looks, and the last order that it may know of."""
        place = self.house.people.as_whom(session_of(request, self.house.people), game, seat)
        if place is None:
            raise Wrong(403, "seat", "This needs a seat that is yours.")
        kept = self._game(game)
        delay = kept.game.options.delay if place.role == "public" else 0
        end = self.house.journal.read.place(game, self.house.now(), delay)
        return kept, Viewer(role=place.role, seat=place.seat), end

    def _place(self, ask: TicketAsk, session: str) -> Place | None:
        if ask.link is not None:
            return self.house.people.claim(ask.link, session)
        if ask.game is None:
            raise Wrong(422, path="link")
        self._game(ask.game)
        return self.house.people.as_whom(session, ask.game, ask.seat)

    def _game(self, game: str) -> Kept:
        try:
            return self.house.journal.read.game(game)
        except LookupError:
            raise Wrong(404) from None

    def _change(self, request: Request, rates: Rates) -> None:
        must_be_allowed(request, self.house.settings.origins)
        self._count(request, rates)

    def _count(self, request: Request, rates: Rates) -> None:
        full = rates.of(address(request)).take()
        if full:
            raise Wrong(429, reason=f"At most {full.most} in {full.seconds} seconds from one address. Wait a moment.")


def fragment(secret: str) -> str:
    """A link as it is shown: the secret stands where no server and no log sees it."""
    return f"/game#{secret}"
