"""Which clues suffice for a mark or a contradiction, and none of them superfluous."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cached_property
from typing import Final

from tudor.detective.belief import Belief
from tudor.detective.evidence import Clue, Holds, HoldsOne, Lacks, Picked, Wrong
from tudor.detective.reasons.known import Contradiction, Known
from tudor.detective.reasons.plain import close
from tudor.detective.reasons.shapes import Chain, Mark
from tudor.detective.reasons.slicing import Steps, clues_of, cost, suppositions
from tudor.detective.reasons.supposing import other_proofs, quick_proof

Numbers = tuple[int, ...]
"""Clues, by their place in a belief's clues."""


class Case:
    """The clues of a belief, and a mark that follows from them; None: that no deal fits them."""

    def __init__(self, belief: Belief, goal: Mark | None) -> None:
        self._table = belief.table
        self._clues = {n: c for n, c in enumerate(belief.clues) if not isinstance(c, Picked)}
        self._given = [n for n, clue in self._clues.items() if clue.entry is None]
        self._goal = goal
        self._opposite: list[Clue] = []
        if goal:
            kind = Lacks if goal.holds else Holds
            self._opposite.append(kind(None, goal.holder, 1 << goal.card))

    def chain(self) -> Chain:
        """The plainest chain that is found, by clues and by entries irreducible."""
        found: dict[Numbers, Steps] = {}
        for order in _ORDERS:
            numbers = self._irreducible(order)
            if numbers not in found:
                found[numbers] = quick_proof(self._table, self._among(numbers), self._goal)
            if not suppositions(found[numbers]):
                break
        numbers, steps = min(found.items(), key=lambda item: cost(item[1]))
        if 1 < suppositions(steps) < _TOO_MANY:
            others = other_proofs(self._table, self._among(numbers), self._goal)
            steps = min([steps, *others], key=cost)
        clues = tuple(sorted(set(clues_of(steps))))
        entries = {e for number in clues if (e := self._clues[number].entry) is not None}
        return Chain(self._goal, steps, clues, tuple(sorted(entries)))

    def _irreducible(self, order: Callable[[Sequence[Clue]], tuple[int, ...]]) -> Numbers:
        """Of the entries of a first proof those that are needed, then of their clues."""
        by_entry: dict[int, list[int]] = {}
        for number, clue in self._clues.items():
            if clue.entry is not None and clue.entry in self._named:
                by_entry.setdefault(clue.entry, []).append(number)
        groups = [tuple(numbers) for numbers in by_entry.values()]
        for _ in range(2):
            groups.sort(key=lambda numbers: order([self._clues[n] for n in numbers]))
            for test in (self._plainly, self._suffice):
                if test(_joined(groups)):
                    groups = _needed(groups, test)
            groups = [(number,) for number in _joined(groups)]
        return _joined(groups)

    @cached_property
    def _named(self) -> set[int | None]:
        """The entries whose clues a first proof uses."""
        steps = quick_proof(self._table, self._clues, self._goal)
        return {self._clues[number].entry for number in clues_of(steps)}

    def _among(self, numbers: Iterable[int]) -> dict[int, Clue]:
        return {number: self._clues[number] for number in sorted({*self._given, *numbers})}

    def _plainly(self, numbers: Numbers) -> bool:
        """Whether plain rules lead from these clues to the goal."""
        known = Known(self._table, self._among(numbers))
        try:
            close(known, self._goal)
        except Contradiction:
            return True
        return self._goal is not None and self._goal in known

    def _suffice(self, numbers: Numbers) -> bool:
        """Whether no deal fits these clues and the opposite of the goal."""
        clues = [*self._among(numbers).values(), *self._opposite]
        return not Belief(self._table, clues, "any").consistent


def _needed(groups: list[Numbers], suffice: Callable[[Numbers], bool]) -> list[Numbers]:
    """What is left of `groups` when each, in their order, is dropped if it can be."""
    kept = groups
    for group in groups:
        rest = [other for other in kept if other is not group]
        if suffice(_joined(rest)):
            kept = rest
    return kept


def _joined(groups: Iterable[Numbers]) -> Numbers:
    return tuple(sorted(number for group in groups for number in group))


def _hardest_first(clues: Sequence[Clue]) -> tuple[int, ...]:
    """Wrong accusations, then answers with a card unseen, then what is plain; late before early."""
    hard = max(isinstance(c, HoldsOne) + 2 * isinstance(c, Wrong) for c in clues)
    return (-hard, *_latest_first(clues))


def _latest_first(clues: Sequence[Clue]) -> tuple[int, ...]:
    return (-max(clue.entry or 0 for clue in clues),)


def _earliest_first(clues: Sequence[Clue]) -> tuple[int, ...]:
    return (min(clue.entry or 0 for clue in clues),)


_TOO_MANY: Final = 60
"""Suppositions in a proof beyond which looking for others would take too long."""
_ORDERS: Final = (_hardest_first, _latest_first, _earliest_first)
"""In which order it is tried to drop entries, and clues."""
