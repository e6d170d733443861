"""The detective's help for a seat, from that seat's own stream and nothing else."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from fractions import Fraction
from itertools import islice
from typing import Final, NamedTuple

from tudor.detective.belief import Belief
from tudor.detective.model import Model
from tudor.detective.notebook import Notebook
from tudor.detective.notes.shapes import Accusation, Challenge, Notes, Suggestion
from tudor.detective.seen import seen
from tudor.detective.unseen import unseen
from tudor.rules.edition import Edition
from tudor.rules.events import Event
from tudor.server.api.shapes import (
    Help,
    HelpAnswer,
    HelpCaseFile,
    HelpCell,
    HelpLevel,
    HelpRow,
)

LEVELS: Final[tuple[HelpLevel, ...]] = ("none", "shown", "proven", "chances")
_CASE_FILES: Final = 10


class Page(NamedTuple):
    """What a seat has seen, to be worked out anywhere: values only."""

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


class Known(NamedTuple):
    """What may be told of the cards at a level of help."""

    belief: Belief
    level: HelpLevel

    def cell(self, card: str, holder: int) -> HelpCell:
        """What is told of one card and one holder."""
        if self.level == "shown":
            return _marked(seen(self.belief).get((card, holder)))
        mark = _marked(self.belief.certain(card, holder))
        if self.level == "proven":
            return mark
        return HelpCell(mark.mark, float(self.belief.probability(card, holder)))


def help_for(page: Page, level: HelpLevel, model: Model) -> Help:
    """All that the detective tells a seat at a level of help."""
    notes = page.notes()
    if level == "none" or notes is None:
        return Help(page.number, level)
    belief = Belief.of(notes, page.edition, model)
    if level == "shown":
        return Help(page.number, level, cards=tuple(_seen_rows(belief)))
    known = Known(belief, level)
    rows = tuple(_row(belief, card, known) for card in belief.table.deck.ids)
    answers = tuple(_answers(notes, belief, with_chances=level == "chances"))
    if level == "proven":
        return Help(page.number, level, cards=rows, answers=answers)
    likeliest = islice(belief.case_files.items(), _CASE_FILES)
    return Help(
        page.number,
        level,
        model,
        str(belief.deals),
        rows,
        tuple(HelpCaseFile(*cards, float(chance)) for cards, chance in likeliest),
        answers,
    )


def suggestion_numbers(notes: Notes) -> dict[int, int]:
    """The number of each suggestion, from 1, by where it is noted."""
    asked = [at for at, entry in enumerate(notes.entries) if isinstance(entry, Suggestion)]
    return {at: number for number, at in enumerate(asked, start=1)}


def numbers_of(notes: Notes) -> list[int]:
    """The number by which players know each entry, from 1 in its kind; 0 for one without."""
    counted: Counter[type] = Counter()
    numbers = []
    for entry in notes.entries:
        counted[type(entry)] += 1
        numbered = isinstance(entry, Suggestion | Accusation | Challenge)
        numbers.append(counted[type(entry)] if numbered else 0)
    return numbers


def _row(belief: Belief, card: str, known: Known) -> HelpRow:
    return _as_row(belief, card, [known.cell(card, holder) for holder in belief.table.holders])


def _seen_rows(belief: Belief) -> Iterable[HelpRow]:
    marks = seen(belief)
    for card in belief.table.deck.ids:
        cells = [_marked(marks.get((card, holder))) for holder in belief.table.holders]
        yield _as_row(belief, card, cells)


def _as_row(belief: Belief, card: str, cells: list[HelpCell]) -> HelpRow:
    seats = belief.table.seats
    return HelpRow(card, tuple(cells[:seats]), tuple(cells[seats:-1]), cells[-1])


def _marked(holds: bool | None) -> HelpCell:  # noqa: FBT001 - a mark as `certain` has it
    return HelpCell("" if holds is None else "yes" if holds else "no")


def _answers(notes: Notes, belief: Belief, *, with_chances: bool) -> Iterable[HelpAnswer]:
    numbers = suggestion_numbers(notes)
    for answer in unseen(notes, belief):
        chances = {
            card: _chance(chance, told=with_chances) for card, chance in answer.cards.items()
        }
        yield HelpAnswer(numbers[answer.entry], answer.seat, chances)


def _chance(chance: Fraction, *, told: bool) -> float | None:
    return float(chance) if told else None
