"""The fold: what each event makes of the game. Events are the truth, the state is their sum (A-05, A-10)."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any, TypeAlias, assert_never, get_args, get_origin

from app.engine.events import (
    Answered,
    Became,
    Began,
    ClockSet,
    Conceded,
    Ended,
    EngineEvent,
    EpochClosed,
    EpochOpened,
    EpochReady,
    Finished,
    Offered,
    Paused,
    Resumed,
    Rolled,
    Ruled,
    SeedCommitted,
    SeedRevealed,
    TimedOut,
    TimeSpent,
    Undone,
)
from app.engine.game import Clocks, Epoch, Game, Offer

if TYPE_CHECKING:
    from app.engine.ruleset import Ruleset

Past = Callable[[int], Any]
Rules: TypeAlias = "Ruleset[Any, Any, Any, Any]"
ENGINE_EVENTS = tuple(get_origin(t) or t for t in get_args(EngineEvent))


def evolved(rules: Rules, world: Any, game: Game[Any], event: Any, past: Past) -> Game[Any]:
    """The game after one event; `past(n)` is the table as it stood at the end of order n."""
    if isinstance(event, ENGINE_EVENTS):
        return _engine(replace(game, seq=game.seq + 1), event, past)
    return replace(game, seq=game.seq + 1, table=rules.evolve(world, game.table, event))


def _engine(game: Game[Any], event: EngineEvent, past: Past) -> Game[Any]:
    match event:
        case Rolled():
            return game.but(roll=event.n)
        case Began() | Became() | Finished():
            return game.but(table=replace(game.table, work=_work(game.table.work, event)))
        case EpochOpened() | SeedCommitted() | SeedRevealed() | EpochReady() | EpochClosed():
            return _epochs(game, event)
        case ClockSet() | TimeSpent() | TimedOut() | Paused() | Resumed():
            return game.but(clocks=_clocks(game.clocks, event))
        case Undone():
            return game.but(table=past(event.to), offers={}, undone=game.undone + 1)
        case Offered():
            return game.but(offers={**game.offers, event.id: Offer(made=event)})
        case Answered():
            return game.but(offers=_answered(game.offers, event))
        case Ended():
            return game.but(ended=event.result, offers={})
        case Conceded() | Ruled():
            return game
        case _:
            assert_never(event)


def _work(work: tuple[Any, ...], event: Began[Any] | Became[Any] | Finished) -> tuple[Any, ...]:
    match event:
        case Began():
            return (*work, event.frame)
        case Became():
            return (*work[:-1], event.frame)
        case Finished():
            return work[:-1]
        case _:
            assert_never(event)


EpochEvent = EpochOpened | SeedCommitted | SeedRevealed | EpochReady | EpochClosed


def _epochs(game: Game[Any], event: EpochEvent) -> Game[Any]:
    key = str(event.epoch)
    if isinstance(event, EpochOpened):
        return game.but(epochs={**game.epochs, key: Epoch(commitment=event.commitment)})
    after = {**game.epochs, key: _epoch(game.epochs[key], event)}
    return game.but(epochs=after, epoch=event.epoch) if isinstance(event, EpochReady) else game.but(epochs=after)


def _epoch(epoch: Epoch, event: SeedCommitted | SeedRevealed | EpochReady | EpochClosed) -> Epoch:
    match event:
        case SeedCommitted():
            return replace(epoch, commits={**epoch.commits, str(event.seat): event.commitment})
        case SeedRevealed():
            return replace(epoch, seeds={**epoch.seeds, str(event.seat): event.seed})
        case EpochReady():
            return replace(epoch, transcript=event.transcript, span=event.span)
        case EpochClosed():
            return replace(epoch, closed=True)
        case _:
            assert_never(event)


def _clocks(clocks: Clocks, event: ClockSet | TimeSpent | TimedOut | Paused | Resumed) -> Clocks:
    match event:
        case ClockSet():
            return replace(clocks, due={**clocks.due, event.ask: event.due})
        case TimeSpent():
            seat = str(event.seat)
            return replace(clocks, bank={**clocks.bank, seat: clocks.bank.get(seat, 0) - event.spent})
        case TimedOut():
            return replace(clocks, due=_without(clocks.due, event.ask))
        case Paused():
            return replace(clocks, paused=event.at)
        case Resumed():
            stood = event.at - (clocks.paused if clocks.paused is not None else event.at)
            return replace(clocks, paused=None, due={ask: due + stood for ask, due in clocks.due.items()})
        case _:
            assert_never(event)


def _answered(offers: Mapping[str, Offer], event: Answered) -> Mapping[str, Offer]:
    if not event.yes:
        return _without(offers, event.offer)
    offer = offers[event.offer]
    return {**offers, event.offer: replace(offer, yes=(*offer.yes, event.seat))}


def _without(mapping: Mapping[str, Any], key: str) -> Mapping[str, Any]:
    return {k: v for k, v in mapping.items() if k != key}
