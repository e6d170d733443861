"""What is wrong with notes, in words."""

from __future__ import annotations

from typing import Final

from tudor.detective.notes.mistakes import NotesError, path_of
from tudor.phrases.catalogue import Catalogue
from tudor.phrases.house_rules import option_words
from tudor.phrases.names import player_name
from tudor.phrases.reasons.wording import sentence
from tudor.rules.options import Options

_SEATS: Final = ("awaited", "first", "seat")
"""The fields that are seats."""


def mistake_words(catalogue: Catalogue, mistake: NotesError) -> str:
    """One line: where it stands, what was found, what was expected. Entries count from 1."""
    entry = mistake.entry
    return catalogue.phrase(
        "notes-at",
        line="none" if mistake.line is None else str(mistake.line),
        entry="none" if entry is None else str(entry + 1),
        what=sentence(_what(catalogue, mistake)),
    )


def _what(catalogue: Catalogue, mistake: NotesError) -> str:
    fields = {field: str(value) for field, value in mistake.fields.items()}
    match mistake.reason:
        case "options":
            option = fields["option"]
            known = option in Options.__struct_fields__
            label = option_words(catalogue, option) if known else option
            return catalogue.phrase(f"problem-options-{fields['why']}", option=label)
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
    return catalogue.phrase(f"notes-mistake-{mistake.reason}", **fields)
