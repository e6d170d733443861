"""The gate: each clause of an edition that can be played has a test that bears its id."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from tests.rules.rule_ids import RULES, UNTESTED
from tudor.rules.edition import EDITIONS, load

TESTS = Path(__file__).parent


def marks(source: str) -> Iterator[str]:
    """The ids that `@pytest.mark.rule(...)` gives to test functions in `source`."""
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        if not node.name.startswith("test_"):
            continue
        for mark in node.decorator_list:
            if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.rule":
                yield from (str(ast.literal_eval(argument)) for argument in mark.args)


def ids_with_a_test() -> set[str]:
    """All ids that tests bear, in the whole tree of tests."""
    files = sorted(TESTS.rglob("test_*.py"))
    return {mark for file in files for mark in marks(file.read_text("utf-8"))}


def test_each_rule_of_each_edition_has_a_test() -> None:
    wanted = {rule for edition in EDITIONS for rule in RULES[edition]}
    assert wanted - ids_with_a_test() == UNTESTED & wanted


def test_no_test_bears_an_id_that_is_in_no_edition() -> None:
    assert ids_with_a_test() <= {rule for rules in RULES.values() for rule in rules}


def test_each_clause_that_a_refusal_quotes_is_one_of_its_edition() -> None:
    for key in EDITIONS:
        assert set(load(key).rules.values()) <= set(RULES[key])


def test_the_gate_counts_marked_tests_and_nothing_else() -> None:
    source = """
import pytest
@pytest.mark.rule("T1")
@pytest.mark.rule("T2")
def test_two(): ...
class TestMore:
    @pytest.mark.rule("M1")
    async def test_three(self): ...
@pytest.mark.rule("T4")
def helper(): ...
# @pytest.mark.rule("T5")
"""
    assert sorted(marks(source)) == ["M1", "T1", "T2"]
