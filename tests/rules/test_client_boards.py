"""The client's own tests draw the boards that the server sends."""

import json
from pathlib import Path
from typing import Final

import msgspec

from tudor.rules.board import BOARDS, load_plan

FILE: Final = Path(__file__).parents[2] / "web/src/board/boards.fixture.json"


def boards() -> dict[str, object]:
    return {key: msgspec.to_builtins(load_plan(key)) for key in BOARDS}


def test_the_client_is_tested_with_these_boards() -> None:
    kept = json.loads(FILE.read_text("utf-8")) if FILE.exists() else None
    wanted = json.loads(json.dumps(boards()))
    if kept != wanted:
        FILE.write_text(json.dumps(wanted, indent=2) + "\n", "utf-8")
    assert kept == wanted, f"{FILE.name} was stale: it is written anew, look at it and commit it"
