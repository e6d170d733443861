"""``tudor replay --verify``: what it says is proven, and what it says where something is wrong."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from tests.cli.test_cli import Capture, records, refused, run
from tests.rules.dealt import dealt, receipt_of
from tudor.cli.verdict import _FAILURES
from tudor.rules.edition import load
from tudor.rules.receipt import Receipt
from tudor.rules.record import Record, TableChance, dump
from tudor.rules.verify import FAILURE_REASONS

RECORD = dealt(load("travel"), bots={1})
RECEIPT = receipt_of(RECORD, 2)
CHECKED = "draws checked"


@pytest.fixture
def record(tmp_path: Path) -> str:
    return kept(tmp_path, RECORD)


@pytest.fixture
def receipt(tmp_path: Path) -> str:
    return kept(tmp_path, RECEIPT)


def kept(folder: Path, what: Record | Receipt) -> str:
    """The file of a record or a receipt."""
    path = folder / f"{type(what).__name__}.json"
    path.write_bytes(dump(what) if isinstance(what, Record) else msgspec.json.encode(what))
    return str(path)


def test_with_a_receipt_nobody_chose_the_cards(capsys: Capture, record: str, receipt: str) -> None:
    code, out, _ = run(capsys, "replay", "--verify", record, "--receipt", receipt)
    assert code == 0
    assert "Nobody chose the cards" in out
    assert CHECKED in out


def test_it_is_said_how_much_of_the_game_the_receipt_covers(
    capsys: Capture, tmp_path: Path, record: str, receipt: str
) -> None:
    verified = ("replay", "--verify", record, "--receipt")
    length = len(RECORD.entries)
    assert f"The {length} actions are those that you saw" in run(capsys, *verified, receipt)[1]
    earlier = kept(tmp_path, receipt_of(RECORD, 2, rows=20))
    assert f"covers the first 20 of {length} actions" in run(capsys, *verified, earlier)[1]
    whole = dealt(load("travel").with_house_rules({"turn_limit": 4}), length=1000)
    paths = kept(tmp_path, whole), kept(tmp_path, receipt_of(whole, 0))
    out = run(capsys, "replay", "--verify", paths[0], "--receipt", paths[1])[1]
    assert f"the game that you saw, whole: all {len(whole.entries)} actions" in out


def test_without_one_only_that_all_follows_is_said(capsys: Capture, record: str) -> None:
    code, out, _ = run(capsys, "replay", "--verify", record)
    assert code == 0
    assert "Nobody chose" not in out
    assert "follow from the numbers in the record" in out
    assert "only a player's receipt" in out


def test_simulated_records_follow_from_their_seed(capsys: Capture, tmp_path: Path) -> None:
    (path,) = records(capsys, tmp_path)
    assert json.loads(path.read_text())["chance"] == {"seed": [7, 0]}
    code, out, _ = run(capsys, "replay", "--verify", str(path))
    assert code == 0
    assert "follow from the seed" in out


def test_what_was_typed_and_dealt_before_is_said(capsys: Capture, tmp_path: Path) -> None:
    game = dealt(load("travel"), bots={1}, own_dice=True)
    assert isinstance(game.chance, TableChance)
    path = kept(tmp_path, replace(game, chance=replace(game.chance, deal=3)))
    code, out, _ = run(capsys, "replay", "--verify", path)
    assert code == 0
    assert "own dice" in out
    assert "deal 3" in out


def test_a_failure_is_one_line_that_says_where(
    capsys: Capture, tmp_path: Path, record: str
) -> None:
    other = kept(tmp_path, replace(RECEIPT, chain=RECEIPT.mine))
    assert run(capsys, "replay", "--verify", record, "--receipt", other) == (
        1,
        "not verified: seat 3: the player saw another game than this\n",
        "",
    )


def test_a_draw_that_does_not_follow_is_named(capsys: Capture, tmp_path: Path) -> None:
    assert isinstance(RECORD.chance, TableChance)
    path = kept(tmp_path, replace(RECORD, chance=replace(RECORD.chance, server=RECEIPT.mine)))
    line = "this does not follow from the numbers in the record"
    told = f"not verified: action 0 (opening): {line}\n"
    assert run(capsys, "replay", "--verify", path) == (1, told, "")


def test_a_record_that_does_not_tell_cannot_be_verified(capsys: Capture, tmp_path: Path) -> None:
    path = kept(tmp_path, replace(RECORD, chance=None))
    code, out, err = run(capsys, "replay", "--verify", path)
    assert (code, out.count("\n"), err) == (1, 1, "")
    assert "does not say" in out
    assert run(capsys, "replay", path)[0] == 0


def test_it_may_be_read_by_programs(capsys: Capture, record: str, receipt: str) -> None:
    arguments = ("replay", "--verify", record, "--json")
    assert json.loads(run(capsys, *arguments)[1])["verdict"]["proven"] == "follow"
    verdict = json.loads(run(capsys, *arguments, "--receipt", receipt)[1])["verdict"]
    assert verdict["proven"] == "nobody-chose"
    assert "failure" not in verdict
    assert "verdict" not in json.loads(run(capsys, "replay", record, "--json")[1])


def test_programs_read_a_failure_too(capsys: Capture, tmp_path: Path, record: str) -> None:
    other = kept(tmp_path, replace(RECEIPT, deal=2))
    code, out, _ = run(capsys, "replay", "--verify", record, "--receipt", other, "--json")
    assert code == 1
    assert json.loads(out)["verdict"] == {"failure": {"reason": "deal-differs"}}


def test_bad_input(capsys: Capture, tmp_path: Path, record: str, receipt: str) -> None:
    broken = tmp_path / "broken.json"
    broken.write_text('{"format": "tudor-receipt/2"}')
    line = refused(capsys, "replay", "--verify", record, "--receipt", str(broken))
    assert f"{broken}: " in line
    assert "$.format" in line
    refused(capsys, "replay", "--verify", receipt)
    refused(capsys, "replay", record, "--receipt", receipt)
    refused(capsys, "replay", "--verify", record, "--receipt", "no-such-file.json")
    refused(capsys, "replay", "--verify", record, "--notes", "1")


def test_there_are_words_for_every_failure() -> None:
    assert set(_FAILURES) == set(FAILURE_REASONS)
