"""JSON both ways: what goes out comes back the same, and nothing else gets in (A-14)."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic_core import PydanticSerializationError, ValidationError

from app.engine.asks import Ask
from app.engine.events import Became, Began, Ended, Result, Rolled, TimedOut, Undone
from app.engine.game import Clocks, Epoch, Game, Options, Seeding
from app.engine.hidden import Hidden
from app.engine.orders import Act, Concede, Judge, Propose, Reply, RunOut
from app.engine.record import record, value
from app.engine.refusal import Refused
from app.engine.ruleset import Shapes
from app.engine.words import Cm, Key, Line
from app.store.codec import Codec, Fault, canonical
from app.store.schema import Schemas
from tests.store.counter import COUNTER, Add, Added, Hid, Hide, Rolling, Setup, State, Throw

CODEC = Codec.for_ruleset(COUNTER)
SAFE = 2**53 - 1

numbers = st.integers(-SAFE, SAFE)
texts = st.text(st.characters(exclude_categories=["Cs"]))
seats = st.integers(0, 4)
hidden = st.builds(Hidden, to=st.tuples(seats), value=st.none() | numbers)
frames = st.builds(Rolling, seat=seats, sides=st.sampled_from([6, 20])) | st.builds(Seeding, epoch=numbers, span=texts)
words = numbers | texts | st.builds(Cm, units=numbers) | st.builds(Key, key=texts)
lines = st.builds(Line, key=texts, params=st.dictionaries(texts, words, max_size=3))
events = st.one_of(
    st.builds(Added, seat=seats, by=numbers),
    st.builds(Hid, seat=seats, number=hidden),
    st.builds(Began, frame=frames),
    st.builds(Became, frame=frames),
    st.builds(TimedOut, ask=texts, seat=seats),
    st.builds(Undone, to=numbers, seat=seats),
    st.builds(Ended, result=st.builds(Result, winners=st.tuples(seats), reason=lines)),
    st.builds(
        Rolled,
        n=numbers,
        epoch=numbers,
        purpose=texts,
        sides=numbers,
        faces=st.tuples(numbers, numbers) | st.builds(Hidden, to=st.just((1,)), value=st.none() | st.tuples(numbers)),
    ),
)
commands = (
    st.builds(Add, by=numbers) | st.builds(Throw, sides=st.sampled_from([6, 20])) | st.builds(Hide, number=numbers)
)
deeds = st.one_of(
    st.builds(Act, ask=texts, command=commands),
    st.builds(RunOut, ask=texts),
    st.builds(Propose, what=st.sampled_from(["undo", "draw"]), to=st.none() | numbers),
    st.builds(Reply, offer=texts, yes=st.booleans()),
    st.builds(Judge, reason=texts),
    st.just(Concede()),
)
asks = st.builds(
    Ask, id=texts, seat=seats, kind=texts, frame=texts, default=texts, limit=texts, public=st.booleans(), since=numbers
)
states = st.builds(
    State,
    count=numbers,
    face=st.none() | numbers,
    hidden=st.dictionaries(texts, hidden, max_size=3),
    notes=st.lists(texts | numbers, max_size=3).map(tuple),
    work=st.lists(frames, max_size=3).map(tuple),
)
games = st.builds(
    Game,
    table=states,
    seats=st.just((1, 2)),
    options=st.builds(Options, limits=st.dictionaries(texts, numbers, max_size=2)),
    epochs=st.dictionaries(texts, st.builds(Epoch, commitment=texts), max_size=2),
    asks=st.lists(asks, max_size=2).map(tuple),
    clocks=st.builds(Clocks, due=st.dictionaries(texts, numbers, max_size=2), paused=st.none() | numbers),
    ended=st.none() | st.builds(Result, winners=st.just(()), reason=lines),
)


@given(events)
def test_events_come_back(event: Any) -> None:
    assert CODEC.event.decode(CODEC.event.encode(event)) == event


@given(deeds)
def test_deeds_come_back(deed: Any) -> None:
    assert CODEC.deed.decode(CODEC.deed.encode(deed)) == deed


@given(games)
def test_games_come_back(game: Any) -> None:
    assert CODEC.game.decode(CODEC.game.encode(game)) == game


@given(events)
def test_what_is_hashed_is_canonical(event: Any) -> None:
    text = CODEC.event.encode(event)
    assert text == canonical(json.loads(text))
    assert text.isascii()


@pytest.mark.parametrize(
    "thing",
    [
        Added(seat=1, by=0.5),  # type: ignore[arg-type]
        Added(seat="1", by=1),  # type: ignore[arg-type]
        Hid(seat=1, number=3),  # type: ignore[arg-type]
        Began(frame="walk"),
        Setup(),
        Rolled(n=1, epoch=1, purpose="", sides=6, faces=[1]),  # type: ignore[arg-type]
    ],
)
def test_what_is_not_of_the_type_does_not_go_out(thing: Any) -> None:
    with pytest.raises(PydanticSerializationError):
        CODEC.event.encode(thing)


@pytest.mark.parametrize(
    ("thing", "path", "reason"),
    [
        ({"kind": "add", "by": "1"}, "by", "valid integer"),
        ({"kind": "add", "by": True}, "by", "valid integer"),
        ({"kind": "add", "by": 1.0}, "by", "valid integer"),
        ({"kind": "add", "by": 2**53}, "by", "less than"),
        ({"kind": "add", "by": 1, "free": 1}, "free", "Unexpected"),
        ({"kind": "add"}, "by", "required"),
        ({"kind": "throw", "sides": 7}, "sides", "6 or 20"),
        ({"kind": "fly"}, "", "'fly'"),
        ({}, "", "kind"),
        ([], "", "object"),
        (None, "", "object"),
        ({"kind": "add", "by": float("nan")}, "", "float"),
        ({"kind": "add", "by": 10**5000}, "", "digits"),
        ({"kind": "\ud800"}, "", "JSON"),
    ],
)
def test_a_command_that_is_wrong_is_a_fault(thing: Any, path: str, reason: str) -> None:
    fault = CODEC.command(thing)
    assert isinstance(fault, Fault), fault
    assert (fault.path, reason in fault.reason) == (path, True), fault


def test_a_command_that_is_right_is_read() -> None:
    assert CODEC.command({"kind": "add", "by": 3}) == Add(by=3)
    assert CODEC.command({"kind": "throw"}) == Throw()


@given(st.recursive(st.none() | numbers | texts, lambda t: st.lists(t) | st.dictionaries(texts, t), max_leaves=8))
def test_no_command_is_too_strange(thing: Any) -> None:
    assert isinstance(CODEC.command({"kind": "add", "by": thing}), Fault | Add)


def test_a_command_nested_too_deep_is_a_fault() -> None:
    thing: Any = 1
    for _ in range(5000):
        thing = [thing]
    assert isinstance(CODEC.command({"kind": "add", "by": thing}), Fault)


def test_what_is_unknown_is_not_read_from_the_database_either() -> None:
    with pytest.raises(ValidationError):
        CODEC.event.decode('{"kind":"added","seat":1,"by":1,"more":2}')
    with pytest.raises(ValidationError):
        CODEC.event.decode('{"kind":"added","seat":"1","by":1}')


@value
class Taller:
    """A state that says the same with one field more."""

    count: int
    extra: int = 0
    work: tuple[Rolling, ...] = ()


def test_another_state_is_another_shape() -> None:
    def shape(state: Any) -> str:
        shapes = Shapes(state=state, command=Add, event=Added, frame=Rolling, setup=Setup)
        return Codec(type(COUNTER)(**{**vars(COUNTER), "shapes": shapes})).shape

    assert shape(State) == shape(State)
    assert shape(State) != shape(Taller)


@record
class Box:
    """A record that holds its own kind."""

    inside: "tuple[Box | Lid, ...]" = ()


@record
class Lid:
    shut: bool


def test_records_may_hold_their_own_kind() -> None:
    shapes = Shapes(state=State, command=Add, event=Box | Lid, frame=Rolling, setup=Setup)
    codec = Codec(type(COUNTER)(**{**vars(COUNTER), "shapes": shapes}))
    box = Box(inside=(Box(inside=(Lid(shut=True),)), Box()))
    assert codec.event.decode(codec.event.encode(box)) == box


@pytest.mark.parametrize("hint", [float, Any, list[int], Began, Refused | float, set[str]])
def test_a_type_without_json_is_told_at_once(hint: Any) -> None:
    with pytest.raises(TypeError):
        Schemas().whole(hint)
