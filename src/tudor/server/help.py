"""The detective's help for a seat, as far as a level of help goes."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import islice
from typing import Final, get_args

from tudor.detective.belief import Belief
from tudor.detective.evidence import Holds
from tudor.detective.model import Model
from tudor.detective.notes.shapes import Notes
from tudor.detective.seen import seen
from tudor.detective.unseen import unseen
from tudor.server.api.shapes.detective import (
    Help,
    HelpAnswer,
    HelpCaseFile,
    HelpCell,
    HelpLevel,
    HelpRow,
)
from tudor.server.page import Page, suggestion_numbers

LEVELS: Final[tuple[HelpLevel, ...]] = get_args(HelpLevel)
_CASE_FILES: Final = 10


class Known:
    """What may be told of the cards of `notes` at a level of help.

    `belief` is what that rests on: at the level "shown" on no more than the cards one has seen.
    """

    def __init__(self, page: Page, notes: Notes, level: HelpLevel, model: Model) -> None:
        belief = Belief.of(notes, page.edition, model)
        self.level = level
        self._seen = {}
        if level == "shown":
            self._seen = seen(belief)
            clues = [clue for clue in belief.clues if isinstance(clue, Holds)]
            belief = Belief(belief.table, clues, model)
        self.belief = belief

    def cell(self, card: str, holder: int) -> HelpCell:
        """What is told of one card and one holder."""
        if self.level == "shown":
            return _cell(self._seen.get((card, holder)))
        sure = self.belief.certain(card, holder)
        return _cell(sure, self.belief.probability(card, holder) if self._with_chances else None)

    @property
    def _with_chances(self) -> bool:
        return self.level == "chances"

    def rows(self) -> Iterator[HelpRow]:
        """All cards, in deck order."""
        table = self.belief.table
        for card in table.deck.ids:
            cells = [self.cell(card, holder) for holder in table.holders]
            yield HelpRow(
                card, tuple(cells[: table.seats]), tuple(cells[table.seats : -1]), cells[-1]
            )

    def answers(self, notes: Notes) -> Iterator[HelpAnswer]:
        """What others could have shown to each other."""
        numbers = suggestion_numbers(notes)
        for answer in unseen(notes, self.belief):
            told = self._with_chances
            cards = {card: float(p) if told else None for card, p in answer.cards.items()}
            yield HelpAnswer(numbers[answer.entry], answer.seat, cards)


def help_for(page: Page, level: HelpLevel, model: Model) -> Help:
    """All that the detective tells a seat at a level of help."""
    notes = page.notes()
    if level == "none" or notes is None:
        return Help(page.number, level)
    known = Known(page, notes, level, model)
    rows = tuple(known.rows())
    if level == "shown":
        return Help(page.number, level, cards=rows)
    answers = tuple(known.answers(notes))
    if level == "proven":
        return Help(page.number, level, cards=rows, answers=answers)
    belief = known.belief
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


def _cell(holds: bool | None, chance: Fraction | None = None) -> HelpCell:  # noqa: FBT001 - a mark
    told = None if chance is None else float(chance)
    return HelpCell("" if holds is None else "yes" if holds else "no", told)
