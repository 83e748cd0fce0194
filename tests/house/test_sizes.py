"""One thing, one page: no file over 250 lines, no function over 40."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from tests.house.tree import text, written

LONGEST_FILE = 250
LONGEST_FUNCTION = 40
OPENS = re.compile(r"^(?P<indent>[ \t]*)(?:.*\bfunction\b.*|.*=>) ?\{$|^(?P<method>[ \t]+)[\w# ]+\([^;]*\)[^;=]* \{$")


def test_no_file_is_longer_than_a_reader_bears() -> None:
    sizes = {str(path): len(text(path).splitlines()) for path in written(".py", ".ts", ".svelte")}
    assert {path: size for path, size in sizes.items() if size > LONGEST_FILE} == {}


def test_no_function_in_python_is_longer_than_a_screen() -> None:
    spans = {name: size for path in written(".py") for name, size in _python(path)}
    assert {name: size for name, size in spans.items() if size > LONGEST_FUNCTION} == {}


def test_no_function_in_the_client_is_longer_than_a_screen() -> None:
    spans = {name: size for path in written(".ts", ".svelte") for name, size in _client(text(path), path)}
    assert {name: size for name, size in spans.items() if size > LONGEST_FUNCTION} == {}


def test_the_client_s_functions_are_found() -> None:
    source = "export function a(): void {\n  b();\n}\nclass C {\n  m(x: number): void {\n    x;\n  }\n}\nif (x) {\n}\n"
    assert list(_client(source, Path("x"))) == [("x:1", 3), ("x:5", 3)]


def _python(path: Path) -> Iterator[tuple[str, int]]:
    for node in ast.walk(ast.parse(text(path))):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield f"{path}:{node.lineno} {node.name}", (node.end_lineno or node.lineno) - node.lineno + 1


def _client(source: str, path: Path) -> Iterator[tuple[str, int]]:
    """Formatted source: a function ends at the first closing brace that stands as far left as its beginning."""
    lines = source.splitlines()
    for number, line in enumerate(lines):
        opened = OPENS.match(line)
        if opened is None or re.match(r"\s*(if|for|while|switch|catch|describe|\} else)\b", line):
            continue
        closes = (opened["indent"] if opened["method"] is None else opened["method"]) + "}"
        end = next((n for n in range(number + 1, len(lines)) if lines[n].startswith(closes)), number)
        yield f"{path}:{number + 1}", end - number + 1
