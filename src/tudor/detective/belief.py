"""`Belief`: what a seat can know of every card, as exact fractions."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import cached_property

from tudor.detective.counting.sampling import Deal, Sampler
from tudor.detective.counting.weights import Weights, case_files_of
from tudor.detective.errors import Impossible
from tudor.detective.evidence import Clue, Holds, Table, evidence, table_of
from tudor.detective.model import MODELS, Model
from tudor.detective.notes.shapes import Notes
from tudor.rules.chance import Source
from tudor.rules.edition import Edition

CaseFile = tuple[str, str, str]


class Belief:
    """All deals that fit the clues, weighed by a model; probabilities are exact.

    Holders are numbers: seats from 0, then the row's places, last the case file
    (`Table.case_file`). A card that is not in the deck is a `KeyError`, a holder that there is not,
    a negative one too, an `IndexError`. Where no deal fits, `consistent` is false, and no
    probability is to be had: `Impossible`.
    """

    def __init__(self, table: Table, clues: Sequence[Clue], model: Model = "uniform") -> None:
        if model not in MODELS:
            raise ValueError(f"no such model: {model}")
        self.table = table
        self.clues = tuple(clues)
        self.model = model
        self._holders = table.holders

    @classmethod
    def of(cls, notes: Notes, edition: Edition, model: Model = "uniform") -> Belief:
        """What follows from notes that have passed `tudor.detective.notes.check.check`."""
        return cls(table_of(notes, edition), evidence(notes, edition), model)

    def given(self, card: str, holder: int) -> Belief:
        """What would follow if `holder` had `card`."""
        clue = Holds(None, holder, 1 << self._index(card, holder))
        return Belief(self.table, (*self.clues, clue), self.model)

    @property
    def consistent(self) -> bool:
        """Whether any deal fits."""
        return bool(self._case_files)

    @cached_property
    def deals(self) -> int:
        """How many deals fit; each place of a row is a place of its own."""
        if self.model == "any":
            return int(self.total)
        return Belief(self.table, self.clues, "any").deals

    @cached_property
    def total(self) -> Fraction:
        """The weight of all deals that fit: by `any`, their number."""
        return Fraction(sum(self._case_files.values()), self._weights.shares)

    def probability(self, card: str, holder: int) -> Fraction:
        """How likely `holder` has `card`."""
        return self._chances[self._index(card, holder)][holder]

    def certain(self, card: str, holder: int) -> bool | None:
        """Whether `holder` surely has `card`, surely has not, or neither can be proven (None)."""
        chance = self.probability(card, holder)
        return bool(chance) if chance in (0, 1) else None

    def _index(self, card: str, holder: int) -> int:
        """The index of a card; for the holder, only whether there is such a one."""
        if holder not in self._holders:
            raise IndexError(f"no holder {holder}")
        return self.table.deck.index[card]

    @cached_property
    def case_files(self) -> dict[CaseFile, Fraction]:
        """The case files that are possible, with their probabilities, likeliest first."""
        deck = self.table.deck
        found = self._case_files
        name = {1 << index: card for index, card in enumerate(deck.ids)}
        suspects, weapons, rooms = deck.kinds
        total = sum(found.values())
        chances = {ways: Fraction(ways, total) for ways in set(found.values())}
        return {
            (name[held & suspects], name[held & weapons], name[held & rooms]): chances[ways]
            for held, ways in sorted(found.items(), key=lambda item: (-item[1], item[0]))
        }

    def sample(self, source: Source) -> Deal:
        """A deal drawn by its weight; raises `Impossible` where none fits."""
        return self._sampler.draw(source)

    @cached_property
    def _sampler(self) -> Sampler:
        counts = self._weights.counts
        return Sampler(self.table, [(count.puzzle, case_files_of(count)) for count in counts])

    @cached_property
    def _weights(self) -> Weights:
        return Weights(self.table, self.clues, self.model)

    @cached_property
    def _case_files(self) -> dict[int, int]:
        """The weight of each case file that is possible, by its cards as bits."""
        return self._weights.case_files()

    @cached_property
    def _chances(self) -> list[list[Fraction]]:
        """For each card and holder, how likely it lies there."""
        total = sum(self._case_files.values())
        if not total:
            raise Impossible
        weights = self._weights.places()
        chances = {weight: Fraction(weight, total) for weight in set().union(*weights)}
        return [[chances[weight] for weight in row] for row in weights]
