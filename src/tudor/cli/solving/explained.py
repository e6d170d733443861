"""Reasons and contradictions in notes, as data with their sentences, for print and for JSON."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from tudor.cli import printable
from tudor.cli.solving.holders import holder_names
from tudor.detective.belief import Belief
from tudor.detective.notes.shapes import Notes
from tudor.detective.reasons.changes import Change, Value
from tudor.detective.reasons.conflict import conflict, repairs
from tudor.detective.reasons.influence import influences
from tudor.detective.reasons.why import why
from tudor.phrases.catalogue import Catalogue
from tudor.phrases.reasons.explain import Line, explain
from tudor.phrases.reasons.findings import (
    explain_conflict,
    explain_finding,
    explain_influence,
    explain_repair,
)
from tudor.phrases.reasons.wording import Wording
from tudor.rules.edition import Edition

_MOVERS = 3
"""How many entries are told that move a probability."""


class Mover(Struct, frozen=True):
    """An entry of the notes that moves a probability: without it, and with it."""

    entry: int
    before: float
    after: float
    text: str


class Reason(Struct, frozen=True):
    """What is known of a card and a holder, and why: `lines` where certain, else `movers`."""

    holder: str
    text: str
    lines: tuple[Line, ...]
    movers: tuple[Mover, ...]


class Mend(Struct, frozen=True):
    """A single change after which a deal fits."""

    entry: int
    change: Change
    before: Value
    after: Value
    text: str


class Disagreement(Struct, frozen=True):
    """Entries that contradict each other, how, and what would mend it."""

    entries: tuple[int, ...]
    text: str
    lines: tuple[Line, ...]
    repairs: tuple[Mend, ...]


class Explainer:
    """Tells in `words` what follows from notes; entries are counted from 1 in sentences."""

    def __init__(self, words: Catalogue, notes: Notes, edition: Edition, belief: Belief) -> None:
        self.words = words
        self.notes = notes
        self.belief = belief
        self._edition = edition
        self.wording = Wording(words, belief.table, notes, self.name, number, notes.me)

    def name(self, seat: int) -> str:
        """A seat's name as it is in the middle of a sentence."""
        sitting = self.notes.seats[seat]
        return printable(sitting.name) or self.words.phrase("event-player", suspect=sitting.suspect)

    def reasons(self, card: str) -> Iterator[Reason]:
        """All that is to be said of where a card is; a deal must fit."""
        words, notes, belief = self.words, self.notes, self.belief
        for holder, called in enumerate(holder_names(notes, belief.table)):
            text = explain_finding(words, belief, card, holder, notes, self.name, notes.me)
            if belief.certain(card, holder) is None:
                yield Reason(called, text, (), tuple(self._movers(card, holder)))
                continue
            chain = why(belief, card, holder)
            lines = explain(words, chain, belief, notes, self.name, number, notes.me)
            yield Reason(called, text, lines, ())

    def _movers(self, card: str, holder: int) -> Iterator[Mover]:
        notes, belief = self.notes, self.belief
        for found in influences(notes, self._edition, card, holder, belief.model, _MOVERS):
            text = explain_influence(self.words, found, belief, notes, self.name, number, notes.me)
            yield Mover(found.entry, float(found.before), float(found.after), text)

    def disagreement(self) -> Disagreement:
        """What is wrong with notes that no deal fits."""
        words, notes = self.words, self.notes
        chain = conflict(self.belief)
        lines = explain(words, chain, self.belief, notes, self.name, number, notes.me)
        mends = tuple(
            Mend(
                found.entry,
                found.change,
                found.before,
                found.after,
                explain_repair(words, found, notes, self.name, number),
            )
            for found in repairs(notes, self._edition)
        )
        return Disagreement(chain.entries, explain_conflict(words, chain, number), lines, mends)


def number(entry: int) -> int:
    """The number by which people know an entry."""
    return entry + 1
