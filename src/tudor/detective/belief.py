"""`Belief`: what a seat can know of every card, as exact fractions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from functools import cached_property
from itertools import product
from typing import NamedTuple

from tudor.detective.counting import Count
from tudor.detective.evidence import Clue, Holds, Table, Wrong, evidence, table_of
from tudor.detective.narrowing import Impossible
from tudor.detective.notes import Notes
from tudor.detective.puzzle import Model, Puzzle
from tudor.rules.cards import bits
from tudor.rules.edition import Edition

CaseFile = tuple[str, str, str]


class Deal(NamedTuple):
    """Where every card lies."""

    hands: tuple[tuple[str, ...], ...]
    row: tuple[str, ...]
    case_file: CaseFile


class Belief:
    """All deals that fit the clues, weighed by a model; probabilities are exact.

    Holders are numbers: seats from 0, then the row's places, last the case file
    (`Table.case_file`). Where no deal fits, `consistent` is false and no probability is to be had.
    """

    def __init__(self, table: Table, clues: Sequence[Clue], model: Model = "uniform") -> None:
        self.table = table
        self.clues = tuple(clues)
        self.model = model

    @classmethod
    def of(cls, notes: Notes, edition: Edition, model: Model = "uniform") -> Belief:
        """What follows from notes that have passed `tudor.detective.check.check`."""
        return cls(table_of(notes, edition), evidence(notes, edition), model)

    def given(self, card: str, holder: int) -> Belief:
        """What would follow if `holder` had `card`; `KeyError` for an unknown card."""
        clue = Holds(None, holder, self.table.deck.bits([card]))
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
        return sum(self._case_files.values(), Fraction(0))

    def probability(self, card: str, holder: int) -> Fraction:
        """How likely `holder` has `card`; raises `KeyError`, or `Impossible` if no deal fits."""
        weight = self._weights[self.table.deck.index[card]][holder]
        return weight / self.total

    def certain(self, card: str, holder: int) -> bool | None:
        """Whether `holder` surely has `card`, surely has not, or neither can be proven (None)."""
        chance = self.probability(card, holder)
        return bool(chance) if chance in (0, 1) else None

    @cached_property
    def case_files(self) -> dict[CaseFile, Fraction]:
        """The case files that are possible, with their probabilities, likeliest first."""
        cards = self.table.deck.cards
        likeliest = sorted(self._case_files.items(), key=lambda item: (-item[1], item[0]))
        total = self.total
        return {_three(cards(held)): weight / total for held, weight in likeliest}

    @cached_property
    def _puzzle(self) -> Puzzle | None:
        try:
            return Puzzle(self.table, self.clues, self.model)
        except Impossible:
            return None

    @cached_property
    def _count(self) -> Count | None:
        return Count(self._puzzle) if self._puzzle else None

    @cached_property
    def _case_files(self) -> dict[int, Fraction]:
        """The weight of each case file that is possible, by its cards as bits."""
        puzzle, count = self._puzzle, self._count
        if puzzle is None or count is None:
            return {}
        settled = puzzle.grid.held[self.table.case_file]
        unit = Fraction(puzzle.factor, puzzle.shares)
        found = {}
        for classes, ways in count.case_files().items():
            alike = 1
            for cards in classes:
                alike *= cards.bit_count()
            for chosen in product(*(bits(cards) for cards in classes)):
                held = settled | sum(1 << card for card in chosen)
                if held not in puzzle.wrong:
                    found[held] = ways // alike * unit
        return found

    @cached_property
    def _weights(self) -> list[list[Fraction]]:
        """For each card and holder, the weight of the deals in which it lies there."""
        puzzle, count = self._puzzle, self._count
        if puzzle is None or count is None or not self.total:
            raise Impossible
        weights = self._uncorrected(puzzle, count)
        for cards in puzzle.wrong:
            for card, holder, weight in self._where_it_is(cards):
                weights[card][holder] -= weight
        return weights

    def _uncorrected(self, puzzle: Puzzle, count: Count) -> list[list[Fraction]]:
        """The weights, the deals with a wrong case file among them."""
        deck = self.table.deck
        unit = Fraction(puzzle.factor, puzzle.shares)
        weights = [[Fraction(0)] * len(self.table.holders) for _ in deck.ids]
        whole = count.total * unit
        for holder, held in enumerate(puzzle.grid.held):
            for card in bits(held):
                weights[card][holder] = whole
        for cards, ways in count.places():
            for group, found in zip(puzzle.groups, ways, strict=True):
                for holder, room in group.members:
                    for card in bits(cards) if found else ():
                        weights[card][holder] = found * room * unit / group.size
        case_file = self.table.case_file
        for card in bits(puzzle.free & puzzle.grid.can[case_file]):
            weights[card][case_file] = whole - sum(weights[card])
        return weights

    def _where_it_is(self, cards: int) -> Iterator[tuple[int, int, Fraction]]:
        """The weight of each card's places where the case file holds `cards`, wrong or not."""
        clues = [clue for clue in self.clues if not isinstance(clue, Wrong)]
        inside = Belief(self.table, [*clues, Holds(None, self.table.case_file, cards)], self.model)
        if inside.consistent:
            for card, weights in enumerate(inside._weights):
                yield from ((card, holder, w) for holder, w in enumerate(weights) if w)


def _three(cards: Sequence[str]) -> CaseFile:
    suspect, weapon, room = cards
    return suspect, weapon, room
