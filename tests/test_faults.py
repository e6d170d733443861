"""The gate: each fault that others had is kept away by a test."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Final

from tests.marks import bearers

FAULTS: Final = Path(__file__).with_name("faults.toml")


def known() -> set[str]:
    sections = tomllib.loads(FAULTS.read_text("utf-8"))
    return {slug for section in sections.values() for slug in section}


def test_each_fault_is_kept_away_by_a_test() -> None:
    assert known() - set(bearers("fault")) == set()


def test_no_test_names_a_fault_that_is_not_listed() -> None:
    assert set(bearers("fault")) <= known()
