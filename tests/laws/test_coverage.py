"""In 200 games of bots every rule is applied, every rule that can refuse does, and sight matters to shots."""

import pytest

from app import rulesets
from tests.house.rulebooks import books, entries
from tests.laws.coverage import PAGE, Count, counted, one, rules_of
from tests.laws.scenarios import books as found

GAMES, STRANGERS = 200, 30
HINDERED = 30  # of 100 shots


OURS = rulesets.found()


def count(book: str) -> Count:
    key = next(iter(found()[book].setups()))
    return counted(book, GAMES) if book in OURS else sum((one(book, key, n) for n in range(STRANGERS)), Count())


@pytest.mark.parametrize("book", [pytest.param(b, marks=[pytest.mark.prove] * (b in OURS)) for b in found()])
def test_games_of_bots_meet_every_rule(book: str) -> None:
    """One test for all that is counted, so that the games are played once."""
    counts, said = count(book), rules_of(book)
    own = {rule[0] for rule in said["met"]}
    assert [rule for rule in said["met"] if not counts.applied[rule]] == []
    assert [rule for rule in said["refuse"] if not counts.refused[rule]] == []
    assert sorted(rule for rule in set(counts.refused) - set(said["refuse"]) if rule[0] in own) == []
    assert sorted(rule for rule in set(counts.applied) - set(said["met"]) if rule[0] in own) == []
    assert not counts.shots or counts.hindered * 100 >= HINDERED * counts.shots.total()


@pytest.mark.parametrize("book", books())
def test_every_rule_of_the_book_is_met_or_the_screen_s(book: str) -> None:
    rules = rules_of(book)
    assert sorted(entry.rule for entry in entries(book)) == sorted(rules["met"] + rules["screen"])
    assert set(rules["refuse"]) <= set(rules["met"])


@pytest.mark.parametrize("book", books())
def test_the_page_speaks_of_every_rule(book: str) -> None:
    chapter = PAGE.read_text("utf8").partition(f"## {book}\n")[2].partition("\n## ")[0]
    assert [rule for rule in rules_of(book)["met"] if f"| {rule} |" not in chapter] == []
