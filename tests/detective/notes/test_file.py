"""Notes as a file: there and back, by their schema, and refused with the line."""

from __future__ import annotations

import codecs
import json
from typing import Any, get_args

import jsonschema_rs
import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.detective.notes.samples import Document, document, encoded, nothing, shows, suggestion
from tests.golden import GOLDEN, ROOT
from tests.strategies import Game, games
from tudor.detective.notebook import Notebook
from tudor.detective.notes.file import dump_notes, load_notes, read_notes, schema
from tudor.detective.notes.lines import line_of
from tudor.detective.notes.mistakes import NotesError, Place, path_of
from tudor.detective.notes.shapes import (
    Accusation,
    Answer,
    Challenge,
    Entry,
    LaidOpen,
    Look,
    NotASuggestion,
    Notes,
    NotesSeat,
    Peek,
    Suggestion,
)
from tudor.rules.see import see

VALIDATOR = jsonschema_rs.Draft202012Validator(schema())
EACH = Notes(
    edition="modern",
    me=0,
    seats=(NotesSeat("plum", 7, "Bo"), NotesSeat("white", 7)),
    hand=("rope",),
    entries=(
        Suggestion(0, "plum", "rope", "study", (Answer(1, shows=True, card="study"),)),
        Accusation(1, "plum", "rope", "study", right=False, case_file=("green", "rope", "study")),
        Peek(0, 2, "garage"),
        Look(0, 1, "dagger"),
        LaidOpen(1, ("dagger", "garage")),
        Challenge(0, 1, 0, false=True),
    ),
)


def noted(game: Game) -> Notes | None:
    notebook = Notebook(game.edition, game.suspects, 0)
    for events in game.rows:
        for event in events:
            notebook.read(see(event, 0))
    return notebook.notes


@given(games())
@settings(max_examples=40)
def test_notes_are_what_their_schema_says(game: Game) -> None:
    notes = noted(game)
    if notes is not None:
        written = json.loads(dump_notes(notes))
        assert [str(error) for error in VALIDATOR.iter_errors(written)] == []
        assert msgspec.convert(written, Notes).entries == notes.entries


def test_every_entry_comes_back_on_a_line_of_its_own() -> None:
    written = dump_notes(EACH)
    assert load_notes(written) == EACH
    assert {type(entry) for entry in EACH.entries} == set(get_args(Entry))
    lines = written.decode().splitlines()
    assert len(lines) == 2 + len(EACH.entries)
    peek = '{"type":"peek","by":0,"place":2,"card":"garage"},'
    assert lines[3] == peek


def test_an_entry_is_had_as_the_suggestion_that_it_is() -> None:
    assert EACH.suggestion(0) == EACH.entries[0]
    with pytest.raises(NotASuggestion, match=r"entry 1 .*: Accusation"):
        EACH.suggestion(1)


def test_the_schema_asks_for_the_format() -> None:
    assert "format" in schema()["required"]
    assert not VALIDATOR.is_valid({k: v for k, v in document().items() if k != "format"})
    assert VALIDATOR.is_valid(document())


def test_the_schema_in_the_documents_is_not_stale() -> None:
    path = ROOT / "docs" / "notes.schema.json"
    assert path.read_text("utf-8") == GOLDEN[path]()


def test_the_notes_that_are_shown_can_be_read() -> None:
    page = (ROOT / "docs" / "notes.md").read_text("utf-8")
    shown = page.split("```json\n")[1].partition("```")[0]
    notes, edition = read_notes(shown.encode())
    assert (edition.key, notes.seats[0].name) == ("travel", "Anna")


@given(st.binary(max_size=200) | st.text(max_size=200).map(str.encode))
@settings(max_examples=100)
def test_no_bytes_do_more_than_be_refused(data: bytes) -> None:
    with pytest.raises(NotesError):
        load_notes(data)


@pytest.mark.parametrize(
    ("data", "reason", "line"),
    [
        (b"", "not-json", 1),
        (b'{\n"format":\n', "not-json", 2),
        (b'{\n"format": tudor\n}', "not-json", 2),
        (b'{\n\n"edition": "\xff"}', "not-json", 3),
        (b"[" * 100_000, "not-json", None),
        (b"\n[1]", "not-notes", 2),
        (b'{\n"edition": "travel",\n"format": "tudor/1"}', "not-notes", 3),
        (b'{\n"edition": "travel"}', "not-notes", 1),
    ],
)
def test_what_is_no_notes_file(data: bytes, reason: str, line: int | None) -> None:
    with pytest.raises(NotesError) as refused:
        load_notes(data)
    assert (refused.value.reason, refused.value.line) == (reason, line)


def test_a_mistake_in_an_entry_has_its_line() -> None:
    data = encoded(document(suggestion(1, nothing(2)), suggestion(0, nothing(1), shows(3, "plum"))))
    with pytest.raises(NotesError) as refused:
        read_notes(data)
    mistake = refused.value
    assert (mistake.entry, path_of(mistake.place)) == (1, "entries[1].answers[1]")
    assert mistake.line is not None
    assert data.splitlines()[mistake.line - 1 : mistake.line + 1] == [b"    {", b'     "by": 3,']


values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=3),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner),
    max_leaves=12,
)


def places(value: object, place: Place = ()) -> list[Place]:
    """The place of every value in a document."""
    items: list[tuple[str | int, Any]] = []
    if isinstance(value, dict):
        items = list(value.items())
    elif isinstance(value, list):
        items = list(enumerate(value))
    return [place, *(found for key, inner in items for found in places(inner, (*place, key)))]


@given(values)
def test_lines_are_where_values_begin(value: object) -> None:
    """With a line for each value, the order of the lines is the order of the values."""
    text = json.dumps(value, indent=1)
    lines = [line_of(text, place) for place in places(value)]
    rows = [n for n, row in enumerate(text.split("\n"), 1) if row.strip(" ,") not in {"]", "}"}]
    assert lines == rows


@pytest.mark.parametrize(
    ("place", "line"),
    [((), 1), (("a",), 2), (("a", 0), 2), (("a", 1), 3), (("a", 1, "b"), 4), (("c",), 6)],
)
def test_the_line_of_a_value(place: Place, line: int) -> None:
    text = '{\n"a": [1,\n{\n"b": "]\\"},\\u000a"}, 2\n], "a\\"\\n": 3,\n"c"\n: 4}'
    assert line_of(text, place) == line


def test_what_is_missing_has_the_line_of_what_it_is_missing_in() -> None:
    assert line_of('{\n"a": [\n{}]}', ("a", 0, "by")) == 3


def test_a_document_may_have_its_fields_in_any_order() -> None:
    turned: Document = dict(reversed(document().items()))
    assert load_notes(encoded(turned)) == load_notes(encoded(document()))


def test_a_mark_of_the_byte_order_is_passed_over() -> None:
    data = encoded(document())
    assert read_notes(codecs.BOM_UTF8 + data) == read_notes(data)
