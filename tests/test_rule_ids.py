"""The gate: each clause of each edition has a test that bears its id."""

from __future__ import annotations

from tests.golden import GOLDEN, ROOT
from tests.marks import bearers, marks
from tests.rules.rule_ids import RULES
from tudor.rules.edition import EDITIONS, load


def test_each_rule_of_each_edition_has_a_test() -> None:
    wanted = {rule for edition in EDITIONS for rule in RULES[edition]}
    assert wanted - set(bearers("rule")) == set()


def test_no_test_bears_an_id_that_is_in_no_edition() -> None:
    assert set(bearers("rule")) <= {rule for rules in RULES.values() for rule in rules}


def test_each_clause_that_a_refusal_quotes_is_one_of_its_edition() -> None:
    for key in EDITIONS:
        assert set(load(key).file.rules.values()) <= set(RULES[key])


def test_the_page_of_rules_and_tests_is_not_stale() -> None:
    path = ROOT / "docs" / "rules.md"
    assert path.read_text("utf-8") == GOLDEN[path]()


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
    assert sorted(marks(source, "rule")) == [
        ("M1", "test_three"),
        ("T1", "test_two"),
        ("T2", "test_two"),
    ]
