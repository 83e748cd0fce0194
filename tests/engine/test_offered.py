"""A command is an offered option with its blanks filled, and nothing besides (P-10, P-21)."""

from typing import Any

import pytest

from app.engine.offered import outside
from app.engine.record import record
from app.engine.refusal import refused
from app.engine.view import Blank, Option
from app.engine.words import Key, line


@record
class Move:
    who: str = "a"
    gap: Any = None
    other: Any = None


def option(*blanks: Blank, possible: bool = True) -> Option:
    command = {"kind": "move", "who": "a"}
    return Option(id="move", label=line("x"), fact=None, command=command, blanks=blanks, possible=possible, rule="R-50")


def gap(kind: Any, **what: Any) -> Blank:
    return Blank(name="gap", kind=kind, **what)


PER = {"a": ("x", "y"), "b": ("z",)}
CELLS = ((0, 0), (0, 1))


@pytest.mark.parametrize(
    ("blank", "within", "beyond"),
    [
        (gap("token", among=("b", "c")), ["b", "c"], ["a", "", None, "nobody"]),
        (gap("token", of="who", per=PER), ["x"], ["z", "a"]),
        (gap("choice", among=("yes", "no")), ["yes"], ["maybe", None]),
        (gap("choice", among=("yes",), optional=True), ["yes", None], ["maybe"]),
        (
            gap("tokens", among=("b", "c", "d"), low=1, high=2),
            [("b",), ("d", "c")],
            [(), ("b", "c", "d"), ("b", "b"), ("e",)],
        ),
        (gap("tokens", among=("b", "c")), [(), ("b", "c")], [("a",)]),
        (gap("number", low=2, high=4), [2, 4], [1, 5, None]),
        (gap("cell", cells=CELLS), [(0, 1), [0, 0]], [(1, 1), None]),
        (gap("path", start=(0, 0)), [((0, 0), (9, 9)), ((0, 0),)], [(), ((1, 0), (0, 0)), None]),
        (gap("path", cells=CELLS), [((0, 1), (0, 0))], [((0, 0), (5, 5))]),
        (gap("path"), [((7, 7),)], [()]),
        (gap("path", optional=True, start=(0, 0)), [(), None, ((0, 0),)], [((1, 1),)]),
        (gap("facing"), [(1, 0), (-3, 4)], [(0, 0), None]),
        (gap("point"), [(5, 5)], [None]),
        (gap("text", high=3), ["", "abc"], ["abcd", None]),
        (
            gap("pairs", among=("a", "b"), per=PER),
            [(), (("a", "x"), ("b", "z"))],
            [(("a", "z"),), (("a", "x"), ("a", "y"))],
        ),
        (gap("placements", among=("a", "b")), [(("a", ((0, 0),)),)], [(("c", ()),), (("a", ()), ("a", ()))]),
    ],
    ids=lambda x: x.kind if isinstance(x, Blank) else "",
)
def test_what_a_blank_may_be(blank: Blank, within: list[Any], beyond: list[Any]) -> None:
    for given in within:
        assert outside([option(blank)], Move(gap=given)) is None, given
    for given in beyond:
        wrong = outside([option(blank)], Move(gap=given))
        assert wrong == refused("outside", "R-50", blank=Key(key="blank.gap")), given


def test_what_the_option_fixes_must_be_so() -> None:
    assert outside([option()], Move()) is None
    assert outside([option()], Move(who="b")) == refused("not_offered")


def test_what_is_neither_fixed_nor_blank_must_be_bare() -> None:
    assert outside([option()], Move(other=1)) == refused("not_offered")
    assert outside([option(gap("point"))], Move(gap=(1, 1), other=1)) == refused("not_offered")


def test_what_is_shown_as_impossible_is_refused_by_its_rule() -> None:
    assert outside([option(possible=False)], Move()) == refused("impossible", "R-50")


def test_one_option_that_fits_is_enough() -> None:
    some = [option(gap("choice", among=("x",))), option(possible=False), option(gap("choice", among=("y",)))]
    assert outside(some, Move(gap="y")) is None


def test_nothing_on_offer_nothing_accepted() -> None:
    assert outside([], Move()) == refused("not_offered")
