"""Patches: what changed and what went, no more (A-15)."""

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from app.engine.patch import COLLECTIONS, Patch, difference, patched
from app.engine.view import InCell, Off, Pips, StackItem, Token, View
from app.engine.words import Line

pips = st.builds(Pips, now=st.integers(0, 3), most=st.just(3))
places = st.builds(InCell, column=st.integers(0, 3), row=st.integers(0, 3)) | st.builds(Off, why=st.just("off.out"))
tokens = st.builds(
    Token,
    side=st.just(1),
    name=st.just("Ada"),
    glyph=st.just("sword"),
    place=places,
    base=st.just(120),
    pips=st.dictionaries(st.just("life"), pips),
)
keys = st.text("ab", max_size=3)
stacks = st.dictionaries(keys, st.builds(StackItem, place=st.integers(0, 3), label=st.just(Line(key="x"))), max_size=4)
views = st.builds(View, tokens=st.dictionaries(keys, tokens, max_size=4), stack=stacks)


@given(views, views)
def test_view_and_patch_make_the_next_view(before: View, after: View) -> None:
    assert patched(before, difference(before, after)) == after


@given(views, views, views)
def test_patches_follow_one_another(one: View, two: View, three: View) -> None:
    assert patched(patched(one, difference(one, two)), difference(two, three)) == three


@given(views)
def test_nothing_changed_is_an_empty_patch(view: View) -> None:
    assert difference(view, view) == Patch()


@given(views, views)
def test_a_patch_names_only_what_differs(before: View, after: View) -> None:
    patch = difference(before, after)
    assert set(patch.put) | set(patch.gone) <= set(COLLECTIONS)
    for name, entries in patch.put.items():
        assert all(getattr(before, name).get(key) != entry for key, entry in entries.items())
    for name, gone in patch.gone.items():
        assert not set(gone) & set(getattr(after, name))


def test_an_entry_that_changed_is_sent_whole() -> None:
    ada = Token(side=1, name="Ada", glyph="sword", place=Off(why="off.out"), base=120)
    hurt = replace(ada, pips={"life": Pips(now=2, most=3)})
    patch = difference(View(tokens={"a": ada, "b": ada}), View(tokens={"a": hurt}))
    assert patch == Patch(put={"tokens": {"a": hurt}}, gone={"tokens": ("b",)})
