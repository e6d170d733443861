"""What ``docs/notes.md`` says of the JSON that ``tudor solve`` prints."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, Final, get_args

import pytest

from tests.cli.test_cli import Capture, run
from tests.detective.notes.samples import nothing, suggestion
from tudor.detective.reasons.changes import Change

DOCS: Final = Path(__file__).parents[2] / "docs"
PAGE: Final = (DOCS / "notes.md").read_text("utf-8")
_, ANSWER, CONFLICT = map(json.loads, re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL))


def is_part(shown: Any, whole: Any, *, whole_keys: bool = True) -> bool:  # noqa: ANN401 - JSON
    """Whether `shown` is `whole` with items left out of lists, and figures to four places."""
    match shown:
        case dict():
            keys = set(shown) == set(whole) if whole_keys else set(shown) <= set(whole)
            # Of all the cards, the page shows some.
            return keys and all(
                is_part(value, whole[key], whole_keys=key != "cards")
                for key, value in shown.items()
            )
        case [{}, *_]:
            return all(any(is_part(item, other) for other in whole) for item in shown)
        case [*_]:
            return len(shown) == len(whole) and all(map(is_part, shown, whole))
        case float():
            return shown == pytest.approx(whole, abs=5e-5)
        case _:
            return bool(shown == whole)


def test_the_answer(capsys: Capture) -> None:
    example = str(DOCS / "notes.example.json")
    code, out, _ = run(capsys, "solve", example, "--json", "--why", "green")
    assert code == 0
    assert is_part(ANSWER, json.loads(out))


def test_the_conflict(capsys: Capture, tmp_path: Path) -> None:
    notes = json.loads((DOCS / "notes.example.json").read_text("utf-8"))
    notes["entries"].append(suggestion(1, nothing(2), cards="mustard rope kitchen"))
    path = tmp_path / "notes.json"
    path.write_text(json.dumps(notes), "utf-8")
    code, out, _ = run(capsys, "solve", str(path), "--json")
    assert code == 1
    assert is_part(CONFLICT, json.loads(out)["conflict"])


def test_every_change_is_named() -> None:
    _, _, changes = PAGE.rpartition("Each of the `repairs`")
    assert set(get_args(Change)) <= set(re.findall(r"`([\w-]+)`", changes))
