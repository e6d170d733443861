"""What is wrong with notes, in words."""

from __future__ import annotations

from typing import Final

from tudor.detective.notes.mistakes import NotesError, path_of
from tudor.phrases.catalogue import Catalogue
from tudor.phrases.house_rules import refused_option
from tudor.phrases.names import player_name
from tudor.phrases.reasons.wording import sentence

_SEATS: Final = ("awaited", "first", "seat")
"""The fields that are seats."""


def mistake_words(catalogue: Catalogue, mistake: NotesError) -> str:
    """One line: where it stands, what was found, what was expected. Entries count from 1."""
    entry = mistake.entry
    return catalogue.phrase(
        "notes-at",
        line="none" if mistake.line is None else str(mistake.line),
        entry="none" if entry is None else str(entry + 1),
        what=_what(catalogue, mistake),
    )


def _what(catalogue: Catalogue, mistake: NotesError) -> str:
    fields = {field: str(value) for field, value in mistake.fields.items()}
    match mistake.reason:
        case "options":
            option = fields["option"]
            return refused_option(catalogue, option, fields["why"], option)
        case "unknown-edition":
            return catalogue.phrase(
                "rulebook-no-edition", text=fields["found"], known=fields["known"]
            )
        case "wrong-type":
            fields["field"] = path_of(mistake.place)
        case _:
            for field in set(_SEATS).intersection(fields):
                seat = mistake.seats[int(fields[field])]
                fields[field] = player_name(catalogue, seat.name, seat.suspect)
    return sentence(catalogue.phrase(f"notes-mistake-{mistake.reason}", **fields))
