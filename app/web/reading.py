"""The rules as a page to read: made from a rule book's own text, with an anchor for each rule, without any script."""

import re
from collections.abc import Sequence
from functools import lru_cache
from html import escape
from itertools import pairwise
from pathlib import Path
from typing import Any

from fastapi import APIRouter
from fastapi.responses import FileResponse, HTMLResponse, Response
from markdown_it import MarkdownIt
from markdown_it.token import Token

from app.play.rule_pages import RulePages
from app.web.errors import Wrong

LOOK = Path(__file__).with_name("rules.css")
RULE = re.compile(r"[A-Z]+-\d+[a-z]?")
OTHER = {"en": ("fr", "Français"), "fr": ("en", "English")}
BACK = {"en": "To the tables", "fr": "Vers les tables"}
PAGE = """\
<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title} · Base Contact</title>
<link rel="stylesheet" href="/rules.css">
</head>
<body>
<nav><a href="/">{back}</a><a href="/rules/{ruleset}/{other}" hreflang="{other}" lang="{other}">{name}</a></nav>
<main>
{body}</main>
</body>
</html>
"""


def rule_routes(pages: RulePages) -> APIRouter:
    """Their addresses."""
    router = APIRouter(include_in_schema=False)

    def read(ruleset: str, language: str) -> Response:
        text = pages.page(ruleset, language)
        if text is None:
            raise Wrong(404, path=f"{ruleset}/{language}"[:80])
        return HTMLResponse(page(text, ruleset, language), headers={"cache-control": "no-cache"})

    def look() -> Response:
        return FileResponse(LOOK, headers={"cache-control": "no-cache"})

    router.add_api_route("/rules/{ruleset}/{language}", read, methods=["GET", "HEAD"])
    router.add_api_route("/rules.css", look, methods=["GET", "HEAD"])
    return router


@lru_cache(maxsize=64)
def page(text: str, ruleset: str, language: str) -> str:
    """The whole page of a rule book's Markdown; what is HTML there is shown as it is written, never obeyed."""
    markdown = MarkdownIt("commonmark", {"html": False}).enable("table")
    tokens = _anchored(markdown.parse(text))
    body: str = markdown.renderer.render(tokens, markdown.options, {})
    title = next((t.content for before, t in pairwise(tokens) if before.tag == "h1"), ruleset)
    other, name = OTHER[language]
    parts = {"language": language, "other": other, "name": name, "back": BACK[language], "ruleset": escape(ruleset)}
    return PAGE.format(**parts, title=escape(title), body=body)


def _anchored(tokens: Sequence[Token]) -> Sequence[Token]:
    """A row of a table or a heading that begins with a rule's id is an anchor of that name, the first of each."""
    known: set[str] = set()
    opener: Any = None
    for token in tokens:
        if token.type in ("tr_open", "heading_open"):
            opener = token
        elif token.type == "inline" and opener is not None:
            rule = RULE.match(token.content)
            if rule and rule[0] not in known:
                known.add(rule[0])
                opener.attrSet("id", rule[0])
            opener = None
    return tokens
