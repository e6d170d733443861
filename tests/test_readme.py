"""What the README says is so."""

from __future__ import annotations

import doctest
import json
import re
from pathlib import Path

import pytest

from tudor.cli import COMMANDS
from tudor.rules.record import load_record

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]


def test_its_example_runs_as_printed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    failed, tried = doctest.testfile(
        str(ROOT / "README.md"), module_relative=False, optionflags=doctest.IGNORE_EXCEPTION_DETAIL
    )
    assert tried > 5
    assert not failed


def test_its_commands_exist() -> None:
    text = PAGES[0].read_text("utf-8")
    targets = (ROOT / "Makefile").read_text("utf-8")
    assert set(re.findall(r"`tudor (\w+)", text)) == set(COMMANDS)
    for target in re.findall(r"^make (\w+)", text, re.MULTILINE):
        assert f"\n{target}:" in targets


@pytest.mark.parametrize("document", PAGES, ids=lambda document: document.name)
def test_links_lead_somewhere(document: Path) -> None:
    for link in re.findall(r"\]\(([^)#:]+)\)", document.read_text("utf-8")):
        assert (document.parent / link).exists(), link


def test_the_calls_that_are_listed_are_those_of_the_server() -> None:
    described = json.loads((ROOT / "openapi.json").read_text("utf-8"))["paths"]
    calls = {f"{method.upper()} {path}" for path, by in described.items() for method in by}
    text = (ROOT / "docs" / "http.md").read_text("utf-8")
    listed = re.findall(r"^\| `([A-Z]+ [^`]+)`", text, re.MULTILINE)
    assert set(listed) == {re.sub(r"\{(\w+):\w+\}", r"{\1}", call) for call in calls}


def test_the_notes_that_are_shown_are_the_example() -> None:
    text = (ROOT / "docs" / "notes.md").read_text("utf-8")
    shown, *_ = re.findall(r"```json\n(.*?)```", text, re.DOTALL)
    assert (ROOT / "docs" / "notes.example.json").read_text("utf-8") == shown


def test_the_record_that_is_shown_replays() -> None:
    text = (ROOT / "docs" / "records.md").read_text("utf-8")
    (shown,) = re.findall(r"```json\n(.*?)```", text, re.DOTALL)
    record = load_record(shown.encode())
    *_, (state, _) = record.replay()
    assert (state.turn, state.seat) == (2, 1)
