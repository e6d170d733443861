"""``tudor solve``: a table to read, figures for programs, and one clear line for bad notes."""

from __future__ import annotations

import io
import json
from pathlib import Path
from typing import Any

import pytest

from tests.cli.test_cli import Capture, refused, run
from tests.detective.notes.samples import Document, document, encoded, nothing, shows, suggestion
from tudor.detective.belief import Belief
from tudor.detective.notes.file import read_notes
from tudor.phrases.catalogue import LANGUAGES, phrase

ASKED = document(
    suggestion(0, nothing(1), shows(2, "plum"), cards="plum dagger kitchen"),
    suggestion(1, shows(2), cards="green revolver library"),
    suggestion(2, nothing(3), nothing(0), nothing(1), cards="mustard candlestick study"),
)
IMPOSSIBLE = document(
    suggestion(0, nothing(1), shows(2, "plum")),
    suggestion(1, nothing(2), shows(3), cards="plum dagger kitchen"),
)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path


def put(folder: Path, notes: Document) -> str:
    path = folder / "notes.json"
    path.write_bytes(encoded(notes))
    return str(path)


def six(**changes: Any) -> Document:  # noqa: ANN401 - JSON of any shape
    """Notes of six seats whose players have long names."""
    suspects = ["scarlett", "mustard", "white", "green", "peacock", "plum"]
    seats = [{"suspect": s, "cards": 3, "name": f"{s.title()} the Elder"} for s in suspects]
    return document(seats=seats, hand=["rope", "hall", "plum"], **changes)


def test_the_table_and_what_follows_from_it(capsys: Capture, folder: Path) -> None:
    code, out, err = run(capsys, "solve", put(folder, ASKED))
    lines = out.splitlines()
    assert (code, err) == (0, "")
    assert lines[0] == "1 Miss Scarlett, 5 cards (you)"
    (plum,) = [line for line in lines if line.startswith("Professor Plum")]
    assert plum.split()[2:] == ["–", "–", "✓", "–", "–"]
    (rope,) = [line for line in lines if line.startswith("Rope")]
    assert rope.split()[1:] == ["✓", "–", "–", "–", "–"]
    assert "Random answers (uniform): " in out
    assert "\nThe likeliest case files\n" in out
    assert "\n2. Reverend Green to Professor Plum: Reverend Green " in out


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_fits_a_terminal(capsys: Capture, folder: Path, language: str) -> None:
    asked = six(entries=[suggestion(1, nothing(2), shows(3), cards="green dagger library")])
    for notes in (ASKED, asked, IMPOSSIBLE):
        _, out, _ = run(capsys, "solve", put(folder, notes), "--lang", language, "--why", "study")
        assert max(map(len, out.splitlines())) <= 80
        assert "\x1b" not in out
        assert all(line == line.rstrip() for line in out.splitlines())


def test_open_cards_are_shown_as_such(capsys: Capture, folder: Path) -> None:
    seats = [{"suspect": s, "cards": c} for s, c in (("scarlett", 5), ("plum", 5), ("green", 6))]
    notes = document(seats=seats, open=["plum", "study"])
    _, out, _ = run(capsys, "solve", put(folder, notes))
    assert any(line.split() == ["Study", "open", "to", "all"] for line in out.splitlines())


def test_json_is_the_belief(capsys: Capture, folder: Path) -> None:
    for model in ("any", "uniform"):
        path = put(folder, ASKED)
        code, out, _ = run(capsys, "solve", path, "--json", "--model", model)
        found = json.loads(out)
        notes, edition = read_notes(encoded(ASKED))
        belief = Belief.of(notes, edition, "any" if model == "any" else "uniform")
        assert code == 0
        assert (found["consistent"], found["model"]) == (True, model)
        assert found["deals"] == str(belief.deals)
        assert "conflict" not in found
        for card, places in found["cards"].items():
            chances = [*places["seats"], *places["row"], places["case_file"]]
            exact = [float(belief.probability(card, h)) for h in belief.table.holders]
            assert chances == exact
        listed = [entry["probability"] for entry in found["solution"]]
        assert listed == sorted(listed, reverse=True)
        assert len(listed) == len(belief.case_files)
        assert sum(listed) == pytest.approx(1)
        assert set(found["solution"][0]) == {"suspect", "weapon", "room", "probability"}
        (answer,) = found["unseen"]
        assert (answer["entry"], answer["seat"]) == (1, 2)


def test_a_row_stands_for_itself(capsys: Capture, folder: Path) -> None:
    hand = ["white", "green", "peacock", "revolver", "spanner", "bedroom", "study"]
    seats = [{"suspect": suspect, "cards": 7} for suspect in ("scarlett", "mustard")]
    notes = document({"type": "peek", "by": 0, "place": 2, "card": "garage"}) | {
        "edition": "modern",
        "seats": seats,
        "hand": hand,
    }
    _, out, _ = run(capsys, "solve", put(folder, notes), "--json", "--suppose", "rope=row:1")
    cards = json.loads(out)["cards"]
    assert cards["garage"]["row"] == [0, 0, 1, 0]
    assert cards["rope"] == {"case_file": 0, "seats": [0, 0], "row": [1, 0, 0, 0]}
    assert "row 3" in run(capsys, "solve", put(folder, notes))[1]


@pytest.mark.parametrize(
    ("holder", "place"), [("case-file", -1), ("white", 3), ("2", 1), ("plum", 1)]
)
def test_a_supposition(capsys: Capture, folder: Path, holder: str, place: int) -> None:
    path = put(folder, ASKED)
    code, out, _ = run(capsys, "solve", path, "--json", "--suppose", f"spanner={holder}")
    spanner = json.loads(out)["cards"]["spanner"]
    assert code == 0
    assert [*spanner["seats"], spanner["case_file"]][place] == 1
    told = run(capsys, "solve", path, "--suppose", f"spanner={holder}")[1]
    assert "Supposed: " in told


def test_a_supposition_that_nothing_fits(capsys: Capture, folder: Path) -> None:
    path = put(folder, ASKED)
    code, out, _ = run(capsys, "solve", path, "--suppose", "rope=case-file")
    assert (code, phrase("en", "solve-not-supposed") in out) == (1, True)
    code, out, _ = run(capsys, "solve", path, "--suppose", "rope=case-file", "--json")
    found = json.loads(out)
    assert (code, found["consistent"], found["deals"]) == (1, False, "0")
    assert found["conflict"]["lines"]
    assert not found["conflict"]["repairs"]
    told = "The case file holds the rope (assumed)"
    assert told in found["conflict"]["lines"][0]["text"] or "rope" in out


def test_a_supposition_by_a_players_name(capsys: Capture, folder: Path) -> None:
    notes = ASKED | {"seats": [s | {"name": f"Bo {n}"} for n, s in enumerate(ASKED["seats"])]}
    path = put(folder, notes)
    for said in ("spanner=bo 1", "spanner=2"):
        _, out, _ = run(capsys, "solve", path, "--json", "--suppose", said)
        assert json.loads(out)["cards"]["spanner"]["seats"][1] == 1


def test_a_name_that_two_have_is_nobodys(capsys: Capture, folder: Path) -> None:
    notes = ASKED | {"seats": [seat | {"name": "Bo"} for seat in ASKED["seats"]]}
    assert run(capsys, "solve", put(folder, notes), "--suppose", "spanner=Bo")[0] == 2


def test_why_under_a_supposition(capsys: Capture, folder: Path) -> None:
    path = put(folder, ASKED)
    suppose = ("--suppose", "spanner=plum")
    _, out, _ = run(capsys, "solve", path, "--why", "spanner", *suppose)
    assert "(assumed)" in out


def test_on_honour_it_says_what_nothing_proves(capsys: Capture, folder: Path) -> None:
    path = put(folder, ASKED | {"house_rules": {"answering": "on-honour"}})
    told = phrase("en", "help-on-honour").split(":")[0]
    assert told in run(capsys, "solve", path)[1]
    assert told not in run(capsys, "solve", put(folder, ASKED))[1]


def test_why(capsys: Capture, folder: Path) -> None:
    path = put(folder, ASKED)
    _, out, _ = run(capsys, "solve", path, "--why", "plum")
    assert "Reverend Green certainly holds Professor Plum." in out
    _, out, _ = run(capsys, "solve", path, "--why", "plum", "--json")
    reasons = json.loads(out)["why"]
    assert [reason["holder"] for reason in reasons] == [
        *("scarlett", "plum", "green", "white"),
        "case-file",
    ]
    assert reasons[2]["lines"][-1]["entries"] == [0]
    _, out, _ = run(capsys, "solve", path, "--why", "revolver", "--json")
    movers = json.loads(out)["why"][2]["movers"]
    assert movers[0]["entry"] == 1
    assert movers[0]["after"] > movers[0]["before"]


def test_notes_that_no_deal_fits(capsys: Capture, folder: Path) -> None:
    path = put(folder, IMPOSSIBLE)
    code, out, err = run(capsys, "solve", path)
    assert (code, err) == (1, "")
    assert phrase("en", "solve-inconsistent") in out
    assert phrase("en", "solve-repairs") in out
    code, out, _ = run(capsys, "solve", path, "--json")
    found = json.loads(out)
    assert (code, found["consistent"], found["deals"], found["cards"]) == (1, False, "0", {})
    conflict = found["conflict"]
    assert conflict["entries"] == [0, 1]
    assert conflict["lines"]
    assert all(repair["text"] for repair in conflict["repairs"])
    fields = {"entry", "change", "before", "after", "answer", "text"}
    assert all(set(repair) == fields for repair in conflict["repairs"])


def test_notes_from_standard_input(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(encoded(ASKED))))
    code, out, _ = run(capsys, "solve", "-", "--json")
    assert (code, json.loads(out)["consistent"]) == (0, True)


@pytest.mark.parametrize(
    ("arguments", "english", "finnish"),
    [
        (("--model", "exact"), "no model “exact”", "Mallia ”exact” ei ole"),
        (
            ("--why", "rop"),
            "no card “rop” in this edition; did you mean “rope”",
            "Korttia ”rop” ei ole",
        ),
        (("--suppose", "rope"), "write card=holder", "kirjoita kortti=haltija"),
        (("--suppose", "rop=plum"), "no card “rop”", "Korttia ”rop” ei ole"),
        (("--suppose", "rope=5"), "no holder “5”", "Haltijaa ”5” ei ole"),
        (("--suppose", "rope=row:1"), "scarlett, plum, green, white, case-file", "”row:1”"),
    ],
)
def test_bad_arguments(
    capsys: Capture, folder: Path, arguments: tuple[str, ...], english: str, finnish: str
) -> None:
    path = put(folder, ASKED)
    assert english in refused(capsys, "solve", path, *arguments)
    assert finnish in refused(capsys, "solve", path, *arguments, "--lang", "fi")


def test_bad_notes_are_one_line_in_the_language_asked_for(capsys: Capture, folder: Path) -> None:
    path = put(folder, document(suggestion(0, shows(1, "study"))))
    assert "Line 43, entry 1: The study was not asked for." in refused(capsys, "solve", path)
    line = refused(capsys, "solve", path, "--lang", "nl")
    assert "Regel 43, notitie 1: Naar de studeerkamer is niet gevraagd." in line


def test_notes_cannot_command_the_terminal(capsys: Capture, folder: Path) -> None:
    notes = document()
    notes["seats"][0]["name"] = "Anna\x1b[2J\nBo"
    _, out, _ = run(capsys, "solve", put(folder, notes))
    assert "\x1b" not in out
    refused(capsys, "solve", put(folder, document(edition="a\nb\x1b[2J")))


def test_a_file_or_a_language_that_there_is_not(capsys: Capture, folder: Path) -> None:
    refused(capsys, "solve", str(folder / "none.json"))
    assert "“xx”" in refused(capsys, "solve", put(folder, ASKED), "--lang", "xx")
