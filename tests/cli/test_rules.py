"""``tudor rules``: readable on a terminal, and one clear translated line for bad input."""

from __future__ import annotations

import json

import pytest

from tests.cli.test_cli import Capture, refused, run
from tudor.phrases.catalogue import LANGUAGES
from tudor.rules.edition import EDITIONS


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_it_fits_a_terminal(capsys: Capture, edition: str, language: str) -> None:
    code, out, err = run(capsys, "rules", edition, "--lang", language)
    assert (code, err) == (0, "")
    assert max(len(line) for line in out.splitlines()) <= 80
    assert all(line == line.rstrip() for line in out.splitlines())


def test_clauses_stand_in_the_margin(capsys: Capture) -> None:
    _, out, _ = run(capsys, "rules", "travel")
    assert "\nT12        If your pawn starts its turn" in out
    assert "\nT1, T9     You roll both dice" in out
    assert "house rule]" not in out


def test_a_house_rule_is_marked_where_it_stands(capsys: Capture) -> None:
    _, out, _ = run(
        capsys, "rules", "travel", "--lang", "sv", "--rule", "dice=1", "--rule", "seats=2-4"
    )
    assert "\nT1, T9     [husregel] Du slår tärningen" in out
    assert "\nT1         [husregel] 2 till 4 kan spela." in out
    assert "(i kartongen: två)" in " ".join(out.split())


@pytest.mark.parametrize(
    ("rule", "said"),
    [
        ("turn_limit=40", "after 40 turns"),
        ("turn_limit=none", "without house rules"),
        ("pawns_block=no", "you may pass them"),
        ("seats=3–5", "From 3 to 5"),
        ("seats=4", "a game for 4"),
        ("answering=on-honour", "You answer on your honour"),
    ],
)
def test_values_are_written_as_the_rules_write_them(capsys: Capture, rule: str, said: str) -> None:
    code, out, _ = run(capsys, "rules", "travel", "--rule", rule)
    assert code == 0
    assert said in " ".join(out.split())


def test_json(capsys: Capture) -> None:
    code, out, _ = run(capsys, "rules", "modern", "--rule", "bonus=house-deck", "--json")
    book = json.loads(out)
    assert code == 0
    assert (book["edition"], book["language"]) == ("modern", "en")
    keys = [section["key"] for section in book["sections"]]
    assert keys == ["setup", "moving", "asking", "bonus", "accusing"]
    assert set(book["sections"][0]["rules"][0]) == {"ids", "text", "option", "house_rule"}
    assert any(rule["house_rule"] for rule in book["sections"][3]["rules"])


@pytest.mark.parametrize(
    ("arguments", "english", "swedish"),
    [
        (("trvel",), "no edition “trvel”", "Utgåvan ”trvel” finns inte"),
        (("travel", "--rule", "dice"), "“dice” is no house rule", "”dice” är ingen husregel"),
        (("travel", "--rule", "turn_limit=banana"), "cannot have that value", "kan inte ha det"),
        (("travel", "--rule", "dice=\udcff"), "cannot have that value", "kan inte ha det"),
        (("travel", "--rule", "dice=1", "--rule", "dice=2"), "given twice", "två gånger"),
        (("travel", "--rule", "magic=yes"), "magic", "Det finns ingen husregel som heter ”magic”"),
        (("travel", "--rule", "dice=7"), "dice", "”dice” kan inte ha det värdet"),
        (("travel", "--rule", "seats=few"), "seats", "”seats” kan inte ha det värdet"),
        (("travel", "--rule", "seats=2-7"), "seats", "”seats”"),
        (("travel", "--rule", "row=4"), "row", "”row”"),
        (("travel", "--rule", "reach=" + "9" * 5000), "reach", "”reach”"),
        (("modern", "--rule", "bonus=house-deck", "--rule", "seats=2-2"), "bonus", "”bonus”"),
    ],
)
def test_bad_input_is_refused_in_the_readers_language(
    capsys: Capture, arguments: tuple[str, ...], english: str, swedish: str
) -> None:
    assert english in refused(capsys, "rules", *arguments)
    assert swedish in refused(capsys, "rules", *arguments, "--lang", "sv")


def test_an_unknown_language(capsys: Capture) -> None:
    line = refused(capsys, "rules", "travel", "--lang", "xx")
    assert "“xx”" in line
    assert all(language in line for language in LANGUAGES)
