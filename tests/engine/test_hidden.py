"""The knife: nothing that is hidden from a viewer is left in what the viewer is handed, however deep it lies (A-07)."""

from collections.abc import Mapping
from dataclasses import field
from typing import Any, Generic, TypeVar

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.engine.hidden import PUBLIC, Hidden, Viewer, hiding_fields, seat_viewer, seen
from app.engine.record import record, value

T = TypeVar("T")
SECRET = 4711


@value
class Box(Generic[T]):
    inside: T
    sealed: Hidden[int] | None = None


@record
class Leaf:
    open: int = 0
    shut: Hidden[Any] | None = None


@value
class Tree:
    name: str = "tree"
    leaf: Leaf = field(default_factory=Leaf)
    row: tuple[Leaf, ...] = ()
    rooms: Mapping[str, tuple[Leaf | int, ...]] = field(default_factory=dict)
    box: Box[int] | None = None
    branches: tuple["Tree", ...] = ()


seats = st.lists(st.integers(1, 3), max_size=2, unique=True).map(tuple)
wrapped = st.builds(Hidden, to=seats, value=st.just(SECRET))
nested = st.builds(Hidden, to=seats, value=wrapped | st.tuples(wrapped))
leaves = st.builds(Leaf, open=st.integers(0, 9), shut=st.none() | wrapped | nested)
trees = st.recursive(
    st.builds(Tree, leaf=leaves, box=st.none() | st.builds(Box, inside=st.just(1), sealed=wrapped)),
    lambda inner: st.builds(
        Tree,
        leaf=leaves,
        row=st.lists(leaves, max_size=3).map(tuple),
        rooms=st.dictionaries(st.text(max_size=2), st.tuples(leaves, st.just(1)), max_size=2),
        branches=st.lists(inner, max_size=2).map(tuple),
    ),
    max_leaves=5,
)
viewers = st.sampled_from([PUBLIC, *map(seat_viewer, (1, 2, 3)), Viewer(role="judge"), Viewer(role="caster")])


@given(trees, viewers)
def test_a_viewer_is_left_with_what_it_may_see_alone(tree: Tree, viewer: Viewer) -> None:
    assert all(viewer.may(to) for to in _shown(seen(tree, viewer)))


@given(trees, viewers)
def test_the_wrappers_stay_and_all_else_is_as_it_was(tree: Tree, viewer: Viewer) -> None:
    cut = seen(tree, viewer)
    assert seen(cut, viewer) == cut
    assert seen(cut, Viewer(role="judge")) == cut
    assert cut.name == tree.name
    assert cut.leaf.open == tree.leaf.open
    assert [leaf.open for leaf in cut.row] == [leaf.open for leaf in tree.row]
    assert (cut.leaf.shut is None) == (tree.leaf.shut is None)


@given(trees)
def test_who_sees_all_is_handed_all(tree: Tree) -> None:
    assert seen(tree, Viewer(role="judge")) == tree
    assert seen(tree, Viewer(role="caster")) == tree


def test_a_record_with_nothing_to_hide_comes_back_itself() -> None:
    leaf = Leaf(open=3)
    assert seen(leaf, PUBLIC) is leaf


def test_a_record_with_a_type_variable_is_searched_for_what_it_hides_itself() -> None:
    assert "box" in hiding_fields(Tree)


@pytest.mark.parametrize("thing", [[Hidden(to=(1,), value=SECRET)], {Hidden(to=(1,), value=SECRET)}, object()])
def test_what_the_knife_does_not_know_is_never_handed_out(thing: object) -> None:
    with pytest.raises(TypeError):
        seen(thing, PUBLIC)


def test_public_is_seen_with_no_seat() -> None:
    assert not PUBLIC.may((1, 2))
    assert not seat_viewer(3).may((1, 2))
    assert not Viewer(role="public", seat=1).may((1,))
    assert seat_viewer(2).may((1, 2))


def _shown(thing: Any, above: tuple[tuple[int, ...], ...] = ()) -> list[tuple[int, ...]]:
    """To whom each secret that is still there was meant: the seats of each wrapper round it."""
    match thing:
        case Hidden(to=to, value=inner):
            return _shown(inner, (*above, to))
        case int():
            return list(above) if thing == SECRET else []
        case tuple():
            return [to for item in thing for to in _shown(item, above)]
        case Mapping():
            return [to for item in thing.values() for to in _shown(item, above)]
        case Tree() | Leaf() | Box():
            return [to for name in thing.__dataclass_fields__ for to in _shown(getattr(thing, name), above)]
    return []
