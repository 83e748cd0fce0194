"""The whole view of a viewer: what the rules show, and round it asks, options, clocks, offers, undo, end (P-20)."""

from dataclasses import replace
from typing import TYPE_CHECKING, Any, TypeAlias

from app.engine.asks import Ask
from app.engine.game import Game
from app.engine.hidden import Viewer, seen
from app.engine.position import Position
from app.engine.proposals import free_targets
from app.engine.view import AskRow, EndRow, FairRow, OfferRow, OptionRow, View

if TYPE_CHECKING:
    from app.engine.ruleset import Ruleset

Rules: TypeAlias = "Ruleset[Any, Any, Any, Any]"


def look(rules: Rules, world: Any, game: Game[Any], viewer: Viewer) -> View:
    """What this viewer sees of the game, from what it may know alone."""
    position = Position(world=world, state=seen(game.table, viewer))
    asks = [a for a in game.asks if a.public or viewer.may((a.seat,))]
    mine = [a for a in asks if viewer.role == "seat" and a.seat == viewer.seat and not rules.answers_alone(a.kind)]
    return replace(
        rules.view(position, viewer),
        asks={a.id: _ask(rules, position, game, a) for a in asks},
        options={key: row for ask in mine for key, row in _options(rules, position, ask)},
        offers={key: _offer(offer.made, offer.yes) for key, offer in game.offers.items()},
        fair={"now": _fair(game, viewer)},
        end={"now": EndRow(winners=game.ended.winners, reason=game.ended.reason)} if game.ended else {},
    )


def _ask(rules: Rules, position: Position[Any, Any], game: Game[Any], ask: Ask) -> AskRow:
    title, text, default = rules.title(position, ask)
    due = game.clocks.due.get(ask.id)
    return AskRow(
        seat=ask.seat, kind=ask.kind, title=title, text=text, default=default, since=ask.since, due=due, token=ask.token
    )


def _options(rules: Rules, position: Position[Any, Any], ask: Ask) -> list[tuple[str, OptionRow]]:
    options = rules.offer(position, ask)
    return [(f"{ask.id}/{o.id}", OptionRow(ask=ask.id, place=i, option=o)) for i, o in enumerate(options)]


def _offer(made: Any, yes: tuple[int, ...]) -> OfferRow:
    return OfferRow(seat=made.seat, what=made.what, to=made.to, yes=yes)


def _fair(game: Game[Any], viewer: Viewer) -> FairRow:
    free = free_targets(game, game.fair.seat)
    asks = tuple(t for t in reversed(game.trail[:-1]) if t not in free)
    paused = game.clocks.paused is not None
    return FairRow(seat=game.fair.seat, free=free, asks=asks[:8] if viewer.role == "seat" else (), paused=paused)
