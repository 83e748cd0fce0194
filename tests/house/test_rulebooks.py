"""Every rule that a rule book claims stands in a file and is held by a test, and none is used unclaimed."""

import pytest

from tests.house.rulebooks import ID, books, entries, marked
from tests.house.tree import ROOT, files, text


def test_there_is_a_rule_book() -> None:
    assert books() == tuple(sorted(path.parent.name for path in (ROOT / "app" / "rulesets").glob("*/__init__.py")))
    assert books()


@pytest.mark.parametrize("book", books())
def test_each_rule_names_files_that_exist(book: str) -> None:
    listed = entries(book)
    assert listed
    assert [entry for entry in listed if not entry.sources or None in map(entry.source, entry.sources)] == []
    assert [entry for entry in listed if not entry.tests or None in map(entry.test, entry.tests)] == []


@pytest.mark.parametrize("book", books())
def test_each_rule_is_marked_in_the_tests_it_names(book: str) -> None:
    marks = marked()
    named = [(entry.rule, name, str(entry.test(name))) for entry in entries(book) for name in entry.tests]
    assert [(rule, name) for rule, name, path in named if rule not in marks.get(path, set())] == []


@pytest.mark.parametrize("book", books())
def test_each_rule_that_the_code_speaks_of_is_listed_once(book: str) -> None:
    listed = [entry.rule for entry in entries(book)]
    code = [path for path in files() if path.parts[:3] == ("app", "rulesets", book) and path.suffix in {".py", ".toml"}]
    letters = {rule[0] for rule in listed}
    spoken = {rule for path in code for rule in ID.findall(text(path)) if rule[0] in letters}
    assert sorted(spoken - set(listed)) == []
    assert sorted(listed) == sorted(set(listed))


@pytest.mark.parametrize("book", books())
def test_both_languages_list_the_same_rules(book: str) -> None:
    assert [entry.rule for entry in entries(book, "RULES.fr.md")] == [entry.rule for entry in entries(book)]


def test_no_test_is_marked_with_a_rule_that_no_book_has() -> None:
    listed = {entry.rule for book in books() for entry in entries(book)}
    letters = {rule[0] for rule in listed}
    claimed = {(path, rule) for path, rules in marked().items() for rule in rules if rule[0] in letters}
    assert sorted((path, rule) for path, rule in claimed if rule not in listed) == []


def test_each_rule_of_the_table_that_geometry_speaks_of_is_held_by_a_test() -> None:
    geometry = [path for path in files() if path.parts[:2] == ("app", "geometry")]
    spoken = {rule for path in geometry for rule in ID.findall(text(path)) if rule.startswith("T")}
    held = {rule for rules in marked().values() for rule in rules}
    assert spoken
    assert sorted(spoken - held) == []
