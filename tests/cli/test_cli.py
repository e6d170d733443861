"""The command line: what it prints, and one clear line with exit code 2 for bad input."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tudor.cli import COMMANDS, main

Capture = pytest.CaptureFixture[str]


def run(capsys: Capture, *arguments: str) -> tuple[int, str, str]:
    """Exit code, standard output, standard error."""
    with pytest.raises(SystemExit) as stopped:
        main(list(arguments))
    out, err = capsys.readouterr()
    return int(stopped.value.code or 0), out, err


def refused(capsys: Capture, *arguments: str) -> str:
    """The one line with which a call is refused."""
    code, out, err = run(capsys, *arguments)
    assert (code, out) == (2, "")
    assert err.startswith("tudor: ")
    assert err.count("\n") == 1
    return err


def records(capsys: Capture, folder: Path, games: int = 1) -> list[Path]:
    run(capsys, "simulate", "--games", str(games), "--seed", "7", "--records", str(folder))
    return sorted(folder.iterdir())


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(capsys: Capture, command: str) -> None:
    code, out, err = run(capsys, command, "--help")
    assert (code, err) == (0, "")
    assert f"Usage: tudor {command}" in out


def test_editions_lists_every_option(capsys: Capture) -> None:
    code, out, _ = run(capsys, "editions", "--json")
    travel = json.loads(out)["travel"]
    assert code == 0
    assert travel["seats"] == [3, 6]
    assert travel["accuse_when"] == "after-asking"
    assert "accuse_when        after-asking" in run(capsys, "editions")[1]


def test_simulate_is_the_same_for_the_same_seed(capsys: Capture) -> None:
    arguments = ("simulate", "--edition", "travel", "--seats", "4", "--games", "3", "--json")
    first = run(capsys, *arguments, "--seed", "7")
    assert first == run(capsys, *arguments, "--seed", "7")
    assert first != run(capsys, *arguments, "--seed", "8")
    figures = json.loads(first[1])
    assert sum(figures["wins"]) + figures["unsolved"] == figures["games"] == 3
    assert len(figures["wins"]) == figures["seats"] == 4


def test_simulated_records_replay(capsys: Capture, tmp_path: Path) -> None:
    for path in records(capsys, tmp_path, games=2):
        code, out, _ = run(capsys, "replay", str(path))
        assert code == 0
        assert "has solved the murder and wins. It was " in out
        assert (
            json.loads(run(capsys, "replay", "--json", str(path))[1])["outcome"]["reason"]
            == "solved"
        )


def test_the_notes_of_a_seat_are_got_out_of_a_record(capsys: Capture, tmp_path: Path) -> None:
    (path,) = records(capsys, tmp_path)
    seats = len(json.loads(path.read_text())["seats"])
    files = set()
    for seat in range(1, seats + 1):
        code, out, _ = run(capsys, "replay", str(path), "--notes", str(seat))
        notes = tmp_path / f"{seat}.notes"
        notes.write_text(out)
        assert (code, json.loads(out)["me"]) == (0, seat - 1)
        solved = json.loads(run(capsys, "solve", str(notes), "--json")[1])
        assert solved["deals"] == "1"
        files.add(tuple(solved["solution"][0].values()))
    assert len(files) == 1
    assert run(capsys, "replay", str(path), "--notes", str(seats + 1))[0] == 2


def test_before_the_deal_there_are_no_notes(capsys: Capture, tmp_path: Path) -> None:
    (path,) = records(capsys, tmp_path)
    document = json.loads(path.read_text())
    document["actions"] = document["actions"][:1]
    path.write_text(json.dumps(document))
    code, _, told = run(capsys, "replay", str(path), "--notes", "1")
    assert (code, "not been dealt" in told) == (2, True)


def test_an_unfinished_record_says_so(capsys: Capture, tmp_path: Path) -> None:
    (path,) = records(capsys, tmp_path)
    document = json.loads(path.read_text())
    document["actions"] = document["actions"][:5]
    path.write_text(json.dumps(document))
    assert "The game is not over." in run(capsys, "replay", str(path))[1]


def test_an_illegal_action_is_named_by_index_and_rule(capsys: Capture, tmp_path: Path) -> None:
    (path,) = records(capsys, tmp_path)
    document = json.loads(path.read_text())
    index = next(i for i, a in enumerate(document["actions"]) if a["type"] == "move")
    document["actions"][index]["to"] = (
        [0, 17] if document["actions"][index]["to"] != [0, 17] else [9, 0]
    )
    path.write_text(json.dumps(document))
    line = refused(capsys, "replay", str(path))
    assert f"action {index}: " in line
    assert "(T10)" in line


def document(**changes: object) -> str:
    """A record in JSON without actions, with some fields changed."""
    empty = {
        "format": "tudor/1",
        "edition": "travel",
        "house_rules": {},
        "seats": [],
        "actions": [],
    }
    return json.dumps(empty | changes)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "not a record in JSON"),
        ("{", "not a record in JSON"),
        ("\udcff", "not a record in JSON"),
        ("[1, 2]", "Expected `object`"),
        (document(format="tudor/9"), "$.format"),
        (document(edition="trvl"), "unknown-edition"),
        (document(house_rules={"dice": 7}), "dice: unknown-value"),
        (document(house_rules={"magic": True}), "magic: unknown-option"),
        (document(actions=[{"by": 0, "type": "fly"}]), "action 0"),
        (document(actions=[{"type": "roll"}]), "action 0"),
        (document(), "seats: out-of-range"),
    ],
)
def test_broken_records(capsys: Capture, tmp_path: Path, text: str, said: str) -> None:
    path = tmp_path / "broken.json"
    path.write_bytes(text.encode("utf-8", "surrogateescape"))
    assert said in refused(capsys, "replay", str(path))


@pytest.mark.parametrize(
    "arguments",
    [
        ("dance",),
        ("replay", "no-such-file.json"),
        ("simulate", "--edition", "trvel"),
        ("simulate", "--seats", "2"),
        ("simulate", "--seats", "7"),
        ("simulate", "--seats", str(10**20)),
        ("simulate", "--games", "0"),
        ("simulate", "--bot", "oracle"),
        ("perft", "travel", "-1"),
        ("perft", "travel", "1", "--seats", "9"),
        ("perft", "nowhere", "1"),
    ],
)
def test_bad_arguments(capsys: Capture, arguments: tuple[str, ...]) -> None:
    refused(capsys, *arguments)


def test_perft_counts(capsys: Capture) -> None:
    code, out, _ = run(capsys, "perft", "travel", "2", "--seed", "3", "--json")
    nodes = json.loads(out)
    assert code == 0
    assert nodes[0] == {"chance": 0, "decision": 1, "terminal": 0}
    assert nodes[1] == {"chance": 1, "decision": 0, "terminal": 0}, "roll: all else needs a room"
    assert nodes[2] == {"chance": 0, "decision": 36, "terminal": 0}, "the faces of two dice"


def test_a_record_cannot_command_the_terminal(capsys: Capture, tmp_path: Path) -> None:
    (path,) = records(capsys, tmp_path)
    told = json.loads(path.read_text())
    for seat in told["seats"]:
        seat["name"] = "Anna\x1b[2J\nBo"
    path.write_text(json.dumps(told))
    code, out, _ = run(capsys, "replay", str(path))
    assert code == 0
    assert "\x1b" not in out
    assert out.count("\n") == 1
    path.write_text(json.dumps(told | {"a\nb\x1b[2J": 1}))
    assert "\x1b" not in refused(capsys, "replay", str(path))
