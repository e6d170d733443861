"""What is wrong with notes, in sentences."""

from __future__ import annotations

import pytest
from fluent.syntax import FluentParser, ast

from tests.detective.notes.samples import document, encoded, nothing, shows, suggestion
from tests.phrases.test_locales import files
from tudor.detective.notes.file import read_notes
from tudor.detective.notes.mistakes import NOTES_REASONS, NotesError
from tudor.phrases.catalogue import LANGUAGES, catalogue
from tudor.phrases.mistakes import mistake_words

ELSEWHERE = {"options", "unknown-edition"}
"""Reasons whose words stand with those of house rules and of the rulebook."""
OUT_OF_TURN = encoded(document(suggestion(0), suggestion(2, nothing(0))))


def words(language: str, data: bytes) -> str:
    with pytest.raises(NotesError) as refused:
        read_notes(data)
    return mistake_words(catalogue(language), refused.value)


def test_every_reason_has_a_phrase_and_every_phrase_a_reason() -> None:
    named = {
        entry.id.name
        for entry in FluentParser().parse(files("en")["notes.ftl"]).body
        if isinstance(entry, ast.Message) and entry.id.name.startswith("notes-mistake-")
    }
    assert named == {f"notes-mistake-{reason}" for reason in set(NOTES_REASONS) - ELSEWHERE}


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Miss Scarlett answers here, but Mrs White is asked next."),
        ("sv", "Fröken Scharlakan svarar här, men det är fru Vit som står i tur att svara."),
        (
            "fi",
            "Neiti Punakulta vastaa tässä, mutta seuraavana vastausvuorossa on rouva Valkopesu.",
        ),
    ],
)
def test_an_answer_out_of_turn(language: str, told: str) -> None:
    assert words(language, OUT_OF_TURN).endswith(told)


def test_a_player_goes_by_a_name_that_is_known() -> None:
    notes = document(suggestion(2, nothing(0)))
    notes["seats"][0]["name"] = "anna"
    assert "Anna answers here" in words("en", encoded(notes))


@pytest.mark.parametrize(
    ("data", "told"),
    [
        (b"{}", "Line 1: These are not notes: “format” must be “tudor-notes/1”."),
        (b"", "Line 1: This is not JSON. A bracket, a comma or a quotation mark may be missing."),
        (
            b"[" * 100_000,
            "This is not JSON. A bracket, a comma or a quotation mark may be missing.",
        ),
        (
            encoded(document(suggestion(0, shows(1, "study")))),
            "Line 43, entry 1: The study was not asked for.",
        ),
        (
            encoded(document(hand=["rope", "hal", "white", "dagger", "lounge"])),
            "Line 26: There is no card “hal” in this edition; did you mean “hall”?",
        ),
        (
            encoded(document(house_rules={"answering": "on-honor"})),
            "Line 5: “answering” cannot have that value; it can be enforced, on-honour.",
        ),
        (
            encoded(document(edition="dutsch")),
            "Line 3: There is no edition “dutsch”; there are travel, modern, dutch, swedish.",
        ),
    ],
)
def test_in_english(data: bytes, told: str) -> None:
    assert words("en", data) == told


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_line_and_the_entry_are_said_in_every_language(language: str) -> None:
    told = words(language, OUT_OF_TURN)
    (answer,) = [n for n, line in enumerate(OUT_OF_TURN.splitlines(), 1) if line == b"    {"]
    assert f" {answer}, " in told
    assert " 2: " in told
