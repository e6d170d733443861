"""What counts add up to: the weight of each case file, and of each place of each card.

A weight is a whole number: so many of the puzzles' shares, which are alike.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import product
from math import prod

from tudor.detective.counting.count import Count
from tudor.detective.counting.parts import parts
from tudor.detective.evidence import Clue, Holds, Table, Wrong
from tudor.detective.model import Model
from tudor.rules.cards import bits


class Weights:
    """The weights of all deals that fit the clues, by a model."""

    def __init__(self, table: Table, clues: Sequence[Clue], model: Model) -> None:
        self._table = table
        self._clues = clues
        self._model: Model = model
        self.counts = tuple(parts(table, clues, model))
        self.shares = next((count.puzzle.shares for count in self.counts), 1)
        """How many shares make a weight of 1."""

    def case_files(self) -> dict[int, int]:
        """The weight of each case file that is possible, by its cards as bits."""
        found: dict[int, int] = {}
        for count in self.counts:
            for held, weight in case_files_of(count).items():
                found[held] = found.get(held, 0) + weight
        return found

    def places(self) -> list[list[int]]:
        """For each card and holder, the weight of the deals in which it lies there."""
        weights = [[0] * len(self._table.holders) for _ in self._table.deck.ids]
        for count in self.counts:
            self._add(weights, count)
        wrong = {cards for count in self.counts for cards in count.puzzle.wrong}
        clues = [clue for clue in self._clues if not isinstance(clue, Wrong)]
        for cards in wrong:
            settled = Holds(None, self._table.case_file, cards)
            inside = Weights(self._table, [*clues, settled], self._model)
            for row, theirs in zip(weights, inside.places(), strict=True):
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
        case_file = self._table.case_file
        for cards, ways in count.places():
            row = [0] * len(self._table.holders)
            for holder, share, size, at in members:
                row[holder] = ways[at] * share // size
            if cards & puzzle.grid.can[case_file]:
                row[case_file] = whole - sum(row)
            for card in bits(cards):
                weights[card] = [a + b for a, b in zip(weights[card], row, strict=True)]


def case_files_of(count: Count) -> Mapping[int, int]:
    """The weight of each case file that is possible and not wrong, in one of the counts."""
    puzzle = count.puzzle
    settled = puzzle.grid.held[puzzle.table.case_file]
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
