"""Which tests bear what: the ids that a marker of ours gives them."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

TESTS: Final = Path(__file__).parent


def marks(source: str, marker: str) -> Iterator[tuple[str, str]]:
    """The ids that `@pytest.mark.<marker>(...)` gives to tests in `source`, and their names."""
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        if not node.name.startswith("test_"):
            continue
        for mark in node.decorator_list:
            if isinstance(mark, ast.Call) and ast.unparse(mark.func) == f"pytest.mark.{marker}":
                yield from ((str(ast.literal_eval(arg)), node.name) for arg in mark.args)


def bearers(marker: str) -> dict[str, list[str]]:
    """By id: the tests that bear it, as file::name, in the whole tree of tests."""
    found: dict[str, list[str]] = {}
    for file in sorted(TESTS.rglob("test_*.py")):
        for one, name in marks(file.read_text("utf-8"), marker):
            where = f"{file.relative_to(TESTS.parent).as_posix()}::{name}"
            found.setdefault(one, []).append(where)
    return found
