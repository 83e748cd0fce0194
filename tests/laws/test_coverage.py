"""In 200 games of bots every rule is applied, every rule that can refuse does, and sight matters to shots."""

from functools import cache

import pytest

from app import rulesets
from tests.house.rulebooks import books, entries
from tests.laws.coverage import PAGE, Count, counted, one, rules_of
from tests.laws.scenarios import books as found

pytestmark = pytest.mark.xdist_group("coverage")
GAMES = 200
HINDERED = 30  # of 100 shots


@cache
def count(book: str) -> Count:
    key = next(iter(found()[book].setups()))
    return (
        counted(book, key, GAMES) if book in rulesets.found() else sum((one(book, key, n) for n in range(30)), Count())
    )


@pytest.mark.parametrize("book", found())
def test_every_rule_is_applied(book: str) -> None:
    assert [rule for rule in rules_of(book)["met"] if not count(book).applied[rule]] == []


@pytest.mark.parametrize("book", found())
def test_every_rule_that_can_refuse_does(book: str) -> None:
    assert [rule for rule in rules_of(book)["refuse"] if not count(book).refused[rule]] == []


@pytest.mark.parametrize("book", found())
def test_no_rule_refuses_that_is_not_said_to(book: str) -> None:
    own = {rule[0] for rule in rules_of(book)["met"]}
    counts, said = count(book), rules_of(book)
    assert sorted(rule for rule in set(counts.refused) - set(said["refuse"]) if rule[0] in own) == []
    assert sorted(rule for rule in set(counts.applied) - set(said["met"]) if rule[0] in own) == []


@pytest.mark.parametrize("book", books())
def test_every_rule_of_the_book_is_met_or_the_screen_s(book: str) -> None:
    rules = rules_of(book)
    assert sorted(entry.rule for entry in entries(book)) == sorted(rules["met"] + rules["screen"])
    assert set(rules["refuse"]) <= set(rules["met"])


@pytest.mark.parametrize("book", books())
def test_cover_and_sight_matter_to_shots(book: str) -> None:
    shots = count(book).shots
    assert not shots or count(book).hindered * 100 >= HINDERED * shots.total()


@pytest.mark.parametrize("book", books())
def test_the_page_speaks_of_every_rule(book: str) -> None:
    chapter = PAGE.read_text("utf8").partition(f"## {book}\n")[2].partition("\n## ")[0]
    assert [rule for rule in rules_of(book)["met"] if f"| {rule} |" not in chapter] == []
