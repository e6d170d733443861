"""`Belief`: what a seat can know of every card, as exact fractions."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import cached_property
from itertools import product
from math import prod

from tudor.detective.counting.count import Count
from tudor.detective.counting.narrowing import Impossible
from tudor.detective.counting.parts import parts
from tudor.detective.counting.sampling import Deal, Sampler
from tudor.detective.evidence import Clue, Holds, Table, Wrong, evidence, table_of
from tudor.detective.model import Model
from tudor.detective.notes.shapes import Notes
from tudor.rules.cards import bits
from tudor.rules.chance import Source
from tudor.rules.edition import Edition

CaseFile = tuple[str, str, str]


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
        """What follows from notes that have passed `tudor.detective.notes.check.check`."""
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
        shares = next((count.puzzle.shares for count in self._counts), 1)
        return Fraction(sum(self._case_files.values()), shares)

    def probability(self, card: str, holder: int) -> Fraction:
        """How likely `holder` has `card`; `KeyError`, and `Impossible` where no deal fits."""
        return self._chances[self.table.deck.index[card]][holder]

    def certain(self, card: str, holder: int) -> bool | None:
        """Whether `holder` surely has `card`, surely has not, or neither can be proven (None)."""
        chance = self.probability(card, holder)
        return bool(chance) if chance in (0, 1) else None

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
        if not self.consistent:
            raise Impossible
        return self._sampler.draw(source)

    @cached_property
    def _sampler(self) -> Sampler:
        return Sampler(self.table, [(count.puzzle, self._files(count)) for count in self._counts])

    @cached_property
    def _counts(self) -> list[Count]:
        return list(parts(self.table, self.clues, self.model))

    @cached_property
    def _case_files(self) -> dict[int, int]:
        """The weight of each case file that is possible, by its cards as bits.

        Here and below a weight is a whole number: so many of the puzzles' shares, which are alike.
        """
        found: dict[int, int] = {}
        for count in self._counts:
            for held, weight in self._files(count).items():
                found[held] = found.get(held, 0) + weight
        return found

    def _files(self, count: Count) -> dict[int, int]:
        """The weight of each case file that is possible and not wrong, in one of the counts."""
        puzzle = count.puzzle
        settled = puzzle.grid.held[self.table.case_file]
        singles = {cards: [1 << card for card in bits(cards)] for cards in puzzle.classes}
        found = {}
        for classes, ways in count.case_files().items():
            choices = [singles[cards] for cards in classes]
            weight = ways // prod([len(cards) for cards in choices]) * puzzle.factor
            for chosen in product(*choices):
                held = settled | sum(chosen)
                if held not in puzzle.wrong:
                    found[held] = weight
        return found

    @cached_property
    def _chances(self) -> list[list[Fraction]]:
        """For each card and holder, how likely it lies there."""
        total = sum(self._case_files.values())
        if not total:
            raise Impossible
        weights = self._weights
        chances = {weight: Fraction(weight, total) for weight in set().union(*weights)}
        return [[chances[weight] for weight in row] for row in weights]

    @cached_property
    def _weights(self) -> list[list[int]]:
        """For each card and holder, the weight of the deals in which it lies there."""
        weights = [[0] * len(self.table.holders) for _ in self.table.deck.ids]
        for count in self._counts:
            self._add(weights, count)
        wrong = {cards for count in self._counts for cards in count.puzzle.wrong}
        clues = [clue for clue in self.clues if not isinstance(clue, Wrong)]
        for cards in wrong:
            settled = Holds(None, self.table.case_file, cards)
            inside = Belief(self.table, [*clues, settled], self.model)
            for row, theirs in zip(weights, inside._weights, strict=True):
                for holder, weight in enumerate(theirs):
                    row[holder] -= weight
        return weights

    def _add(self, weights: list[list[int]], count: Count) -> None:
        """Add what a count has for each card, the deals with a wrong case file among it."""
        puzzle = count.puzzle
        whole = count.total * puzzle.factor
        for holder, held in enumerate(puzzle.grid.held):
            for card in bits(held):
                weights[card][holder] += whole
        members = [
            (holder, room * puzzle.factor, group.size, at)
            for at, group in enumerate(puzzle.groups)
            for holder, room in group.members
        ]
        case_file = self.table.case_file
        for cards, ways in count.places():
            row = [0] * len(self.table.holders)
            for holder, share, size, at in members:
                row[holder] = ways[at] * share // size
            if cards & puzzle.grid.can[case_file]:
                row[case_file] = whole - sum(row)
            for card in bits(cards):
                weights[card] = [a + b for a, b in zip(weights[card], row, strict=True)]
