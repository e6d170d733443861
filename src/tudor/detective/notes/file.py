"""Notes as a file: JSON, one entry a line."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import msgspec

from tudor.detective.notes.check import check
from tudor.detective.notes.decoding import shaped
from tudor.detective.notes.lines import line_of
from tudor.detective.notes.mistakes import NotesError
from tudor.detective.notes.shapes import Notes
from tudor.rules.edition import EDITIONS, Edition
from tudor.rules.errors import EditionError


def load_notes(data: bytes) -> Notes:
    """Notes from their JSON; raises `NotesError` with the line. What they say is not yet checked.

    See `read_notes` for notes that are fit for use.
    """
    with _lines_of(data):
        return shaped(data)


def read_notes(data: bytes) -> tuple[Notes, Edition]:
    """Notes that have passed `check`, and the edition with their house rules.

    Raises `NotesError` with the line.
    """
    with _lines_of(data):
        notes = shaped(data)
        edition = _edition_of(notes)
        check(notes, edition)
        return notes, edition


def dump_notes(notes: Notes) -> bytes:
    """The notes as JSON, one entry a line."""
    fields = {name: getattr(notes, name) for name in Notes.__struct_fields__ if name != "entries"}
    entries = b",\n".join(msgspec.json.encode(entry) for entry in notes.entries)
    return msgspec.json.encode(fields)[:-1] + b',"entries":[\n' + entries + b"\n]}\n"


def schema() -> dict[str, Any]:
    """The JSON schema of notes."""
    _, definitions = msgspec.json.schema_components([Notes])
    whole = definitions.pop("Notes")
    whole["required"] = ["format", *whole["required"]]
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        **whole,
        "$defs": definitions,
    }


@contextmanager
def _lines_of(data: bytes) -> Iterator[None]:
    """Adds the line to a mistake in `data`."""
    try:
        yield
    except NotesError as mistake:
        if mistake.reason != "not-json":
            mistake.line = line_of(data.decode(), mistake.place)
        raise


def _edition_of(notes: Notes) -> Edition:
    if notes.edition not in EDITIONS:
        known = ", ".join(EDITIONS)
        raise NotesError("unknown-edition", ("edition",), found=notes.edition, known=known)
    try:
        return notes.rules()
    except EditionError as error:
        place = ("house_rules", error.option)
        raise NotesError("options", place, option=error.option, why=error.reason) from None
