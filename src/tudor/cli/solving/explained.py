"""Reasons and contradictions in notes, as data with their sentences, for print and for JSON."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct
from msgspec.structs import astuple

from tudor.cli import printable
from tudor.cli.solving.holders import holder_names
from tudor.detective.belief import Belief
from tudor.detective.notes.shapes import Notes
from tudor.detective.reasons.changes import Repair
from tudor.detective.reasons.conflict import conflict, repairs
from tudor.detective.reasons.influence import Influences
from tudor.detective.reasons.why import why
from tudor.phrases.catalogue import Catalogue
from tudor.phrases.names import player_name
from tudor.phrases.reasons.conflicts import explain_conflict
from tudor.phrases.reasons.explain import Line, explain
from tudor.phrases.reasons.findings import explain_finding
from tudor.phrases.reasons.influences import explain_influence
from tudor.phrases.reasons.repairs import explain_repair
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


class ToldRepair(Repair, frozen=True, kw_only=True):
    """A single change after which a deal fits, and its sentence."""

    text: str


class Disagreement(Struct, frozen=True):
    """Entries that contradict each other, how, and what would repair it."""

    entries: tuple[int, ...]
    text: str
    lines: tuple[Line, ...]
    repairs: tuple[ToldRepair, ...]


class Explainer:
    """Tells in `words` what follows from notes; entries are counted from 1 in sentences."""

    def __init__(self, words: Catalogue, notes: Notes, edition: Edition, belief: Belief) -> None:
        self.notes = notes
        self.belief = belief
        self.wording = Wording(words, belief.table, notes, self.name, number)
        self._edition = edition
        self._influences = Influences(belief)

    @property
    def on_honour(self) -> bool:
        """Whether answers are given on honour."""
        return self._edition.options.answering == "on-honour"

    def name(self, seat: int) -> str:
        """A seat's name as it is in the middle of a sentence."""
        sitting = self.notes.seats[seat]
        return player_name(self.wording.catalogue, printable(sitting.name), sitting.suspect)

    def reasons(self, card: str) -> Iterator[Reason]:
        """All that is to be said of where a card is; a deal must fit."""
        belief = self.belief
        for holder, called in enumerate(holder_names(self.notes, belief.table)):
            text = explain_finding(self.wording, belief, card, holder)
            if belief.certain(card, holder) is None:
                yield Reason(called, text, (), tuple(self._movers(card, holder)))
                continue
            lines = explain(self.wording, why(belief, card, holder), belief.clues)
            yield Reason(called, text, lines, ())

    def _movers(self, card: str, holder: int) -> Iterator[Mover]:
        for found in self._influences.on(card, holder, _MOVERS):
            text = explain_influence(self.wording, found)
            yield Mover(found.entry, float(found.before), float(found.after), text)

    def disagreement(self, *, repair: bool) -> Disagreement:
        """Why no deal fits; `repair`: also which changes of the notes would make one fit."""
        chain = conflict(self.belief)
        return Disagreement(
            chain.entries,
            explain_conflict(self.wording, chain),
            explain(self.wording, chain, self.belief.clues),
            tuple(
                ToldRepair(*astuple(change), text=explain_repair(self.wording, change))
                for change in (repairs(self.notes, self._edition) if repair else ())
            ),
        )


def number(entry: int) -> int:
    """The number by which people know an entry."""
    return entry + 1
