"""The rules to read: a page for each language, an anchor for each rule, no script, the client's look."""

import re
from pathlib import Path

import pytest

from app.play.rule_pages import RulePages
from app.web.reading import LOOK, page
from tests.house.tree import ROOT
from tests.web.screens import Person
from tests.web.served import serving, settings

TOKEN = re.compile(r"(--[\w-]+):([^;]+);")


@pytest.mark.parametrize(("language", "name"), [("en", "RULES.md"), ("fr", "RULES.fr.md")])
def test_every_rule_of_every_book_has_an_anchor(language: str, name: str) -> None:
    pages = RulePages(("app.rulesets", "tests.rulesets.probe"))
    for folder in (ROOT / "app" / "rulesets").glob("*/__init__.py"):
        book = folder.parent
        text = pages.page(book.name, language)
        assert text == (book / name).read_text("utf8")
        rules = re.findall(r"^\| (R-\d+)", text, re.MULTILINE)
        shown = page(text, book.name, language)
        assert rules
        assert [rule for rule in rules if shown.count(f'id="{rule}"') != 1] == []
        assert f'<html lang="{language}">' in shown


def test_it_is_served_without_any_script(database: Path) -> None:
    with serving(settings(database), paths=("app.rulesets",)) as here, Person(here.address) as one:
        answer = one.http.get("/rules/ruins/fr")
        policy = answer.headers["content-security-policy"]
        assert (answer.status_code, "script-src" in policy, "default-src 'none'" in policy) == (200, False, True)
        assert answer.headers["content-type"].startswith("text/html")
        assert "<script" not in answer.text
        assert one.http.get("/rules.css").headers["content-type"].startswith("text/css")
        for path in ("/rules/ruins/de", "/rules/none/en", "/rules/ruins", "/rules/..%2f..%2fx/en"):
            wrong = one.http.get(path)
            assert (wrong.status_code, wrong.json()["code"]) == (404, "unknown")


def test_what_is_html_in_a_book_is_shown_not_obeyed() -> None:
    shown = page("# A <b>\n\n<script>x</script>\n\n[x](javascript:y)\n", "a", "en")
    assert "<script" not in shown
    assert "<b>" not in shown
    assert 'href="javascript' not in shown


def test_it_looks_as_the_client_does() -> None:
    light, dark = (ROOT / "static" / "src" / "style" / "tokens.css").read_text("utf8").split("@media", 1)
    ours = LOOK.read_text("utf8").split("@media", 2)
    for mine, theirs in zip(ours, (light, dark), strict=False):
        assert dict(TOKEN.findall(mine)).items() <= dict(TOKEN.findall(theirs)).items()
