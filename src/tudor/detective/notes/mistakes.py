"""What can be wrong with notes: `NotesError`, its reasons, and where they stand."""

from __future__ import annotations

from typing import Literal, get_args

from tudor.detective.notes.shapes import NotesSeat

NotesReason = Literal[
    "all-answered",
    "after-end",
    "answer-after-show",
    "answer-by-asker",
    "card-missing",
    "card-twice",
    "card-with-nothing",
    "case-file-of-right",
    "challenged-before",
    "hand-size",
    "hand-sizes",
    "missing-field",
    "no-longer-active",
    "no-more-challenges",
    "no-bonus-cards",
    "no-row",
    "no-such-place",
    "not-asked-for",
    "not-held",
    "not-json",
    "not-notes",
    "not-on-honour",
    "nothing-to-challenge",
    "number-of-seats",
    "options",
    "out-of-turn",
    "own-answer",
    "own-hand",
    "shown-twice",
    "suspect-twice",
    "table-answered",
    "too-many-laid-open",
    "unknown-card",
    "unknown-edition",
    "unknown-field",
    "unknown-seat",
    "unknown-type",
    "wrong-kind",
    "wrong-type",
]
NOTES_REASONS: tuple[NotesReason, ...] = get_args(NotesReason)
"""Every reason, stable: interfaces have words for each."""

Place = tuple[str | int, ...]
"""The keys and indices that lead to a value: ``("entries", 3, "answers", 0, "card")``."""


class NotesError(ValueError):
    """Notes that cannot be: `reason` is stable, `fields` say what was found and expected.

    `place`: where it stands. `line`: where that is in the file, counted from 1; None where there
    is no file. `seats`: who sits where, as far as the notes could be read.
    """

    def __init__(
        self,
        reason: NotesReason,
        place: Place = (),
        line: int | None = None,
        **fields: str | int,
    ) -> None:
        super().__init__(f"{path_of(place) or 'notes'}: {reason} {fields}")
        self.reason: NotesReason = reason
        self.place = place
        self.line = line
        self.fields = fields
        self.seats: tuple[NotesSeat, ...] = ()

    @property
    def entry(self) -> int | None:
        """The index of the entry in which it stands; None outside the entries."""
        match self.place:
            case ("entries", int(index), *_):
                return index
            case _:
                return None


def path_of(place: Place) -> str:
    """A place as people write it: ``entries[3].answers[0].card``."""
    words = [f"[{key}]" if isinstance(key, int) else f".{key}" for key in place]
    return "".join(words).removeprefix(".")
