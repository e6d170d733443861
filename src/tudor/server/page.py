"""What a seat has seen, as a page to work from: values only, for any thread."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from tudor.detective.notebook import Notebook
from tudor.detective.notes.shapes import Accusation, Challenge, Notes, Suggestion
from tudor.rules.edition import Edition
from tudor.rules.events import Event


class Page(NamedTuple):
    """A seat's own stream up to row `number` of the log, and who sits at the table (its id)."""

    table: str
    edition: Edition
    suspects: tuple[str, ...]
    names: tuple[str, ...]
    seat: int
    number: int
    events: tuple[Event, ...]

    def notes(self) -> Notes | None:
        """The seat's notes; None before the deal."""
        notebook = Notebook(self.edition, self.suspects, self.seat, self.names)
        for event in self.events:
            notebook.read(event)
        return notebook.notes


def numbers_of(notes: Notes) -> list[int]:
    """The number by which players know each entry, from 1 in its kind; 0 for one without."""
    counted: Counter[type] = Counter()
    numbers = []
    for entry in notes.entries:
        counted[type(entry)] += 1
        numbered = isinstance(entry, Suggestion | Accusation | Challenge)
        numbers.append(counted[type(entry)] if numbered else 0)
    return numbers


def suggestion_numbers(notes: Notes) -> dict[int, int]:
    """The number of each suggestion, from 1, by where it is noted."""
    numbered = zip(notes.entries, numbers_of(notes), strict=True)
    return {
        at: number for at, (entry, number) in enumerate(numbered) if isinstance(entry, Suggestion)
    }
