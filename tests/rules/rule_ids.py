"""The ids of the rules document, by edition, and which tests bear them."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from tudor.phrases.topics import SECTIONS
from tudor.rules.edition import load

TESTS: Final = Path(__file__).parents[1]


def _ids(letter: str, last: int) -> tuple[str, ...]:
    return tuple(f"{letter}{number}" for number in range(1, last + 1))


RULES: Final[dict[str, tuple[str, ...]]] = {
    "travel": _ids("T", 25),
    "modern": _ids("M", 27),
    "dutch": _ids("D", 14),
    "swedish": _ids("S", 14),
}
"""Every clause, by edition."""


def marks(source: str) -> Iterator[tuple[str, str]]:
    """The ids that `@pytest.mark.rule(...)` gives to tests in `source`, and the tests' names."""
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        if not node.name.startswith("test_"):
            continue
        for mark in node.decorator_list:
            if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.rule":
                yield from ((str(ast.literal_eval(arg)), node.name) for arg in mark.args)


def bearers() -> dict[str, list[str]]:
    """By id: the tests that bear it, as file::name, in the whole tree of tests."""
    found: dict[str, list[str]] = {}
    for file in sorted(TESTS.rglob("test_*.py")):
        for rule, name in marks(file.read_text("utf-8")):
            where = f"{file.relative_to(TESTS.parent).as_posix()}::{name}"
            found.setdefault(rule, []).append(where)
    return found


def _options_of(topic: str) -> str:
    """What the rulebook has on a topic, and the options that shape its sentences."""
    found = [t for topics in SECTIONS.values() for t in topics if t.key == topic]
    options = dict.fromkeys(option for one in found for option in one.options)
    told = ", ".join(f"`{option}`" for option in options) or "no option changes it"
    return f"{topic}: {told}"


def rules_page() -> str:
    """A page of all ids: the rulebook's topics behind each, their options, and its tests."""
    borne = bearers()
    lines = [
        "# Every rule and its tests",
        "",
        "Made by `python -m tests.golden`; a test fails while it is stale. By each clause:",
        "the rulebook's topics that tell it, and the options (in code type) that shape the words.",
    ]
    for edition, ids in RULES.items():
        behind: dict[str, list[str]] = {}
        for topic, clauses in load(edition).file.clauses.items():
            for clause in clauses:
                behind.setdefault(clause, []).append(_options_of(topic))
        lines += ["", f"## {edition}"]
        for rule in ids:
            lines += ["", f"### {rule}", "", "; ".join(behind.get(rule, ["–"])), ""]
            lines += [f"- {test}" for test in borne.get(rule, [])]
    return "\n".join(lines) + "\n"
