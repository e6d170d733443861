"""The exact count: from the first class of cards to the last and back, all states at once.

What a card's place counts is the states of the cards before it, times those of the cards after it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property
from typing import Any, Final

import numpy as np

from tudor.detective.lanes import WORDS, Layout, Plan
from tudor.detective.puzzle import Puzzle

_LABEL: Final = 6
"""Bits for which class of a kind is in the case file; 0 for none yet."""
_TAKEN: Final = (1 << _LABEL) - 1

States = dict[int, int]
"""Lanes of states, by what is in the case file: a label for each open kind."""
Vector = np.ndarray[Any, np.dtype[Any]]


class Count:
    """The counts of a puzzle, as whole numbers: `Puzzle.factor` is not yet in them.

    The way from either end is labelled, class by class, with what is in the case file, until the
    two ways meet at `_cut`; beyond it only which kinds are there is kept.
    """

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        self._layout = Layout(puzzle)
        classes = puzzle.classes
        self._end = len(classes)
        self._sizes = [cards.bit_count() for cards in classes]
        self._kind_of = [
            next((k for k, kind in enumerate(puzzle.candidates) if kind & cards), None)
            for cards in classes
        ]
        self._spots = [
            [at for at, of in enumerate(self._kind_of) if of == kind]
            for kind in range(len(puzzle.candidates))
        ]
        """Where the classes of each open kind stand in the order."""
        self._all_taken = sum(1 << _LABEL * kind for kind in range(len(puzzle.candidates)))
        self._forward = [self._layout.plan(at) for at in range(self._end)]
        self._backward = [self._layout.plan(at, backward=True) for at in range(self._end)]
        self._cut = self._meeting()

    @cached_property
    def _labelled_after(self) -> list[States]:
        """The labelled states of the classes after each cut, from the end to the meeting."""
        found: list[States] = [{0: 1}]
        for at in range(self._end - 1, self._cut - 1, -1):
            found.append(self._placed(found[-1], at, at + 1, backward=True))
        return found

    @cached_property
    def _after(self) -> list[States]:
        """For each cut, the states of the classes after it."""
        found = [_without_labels(states) for states in self._labelled_after]
        for at in range(self._cut - 1, -1, -1):
            found.append(self._placed(found[-1], at, 1, backward=True))
        return found[::-1]

    @cached_property
    def total(self) -> int:
        """How many ways there are in all."""
        lanes = self._after[0].get(self._all_taken, 0)
        return lanes >> self._layout.full & (1 << self._layout.width) - 1

    def places(self) -> Iterator[tuple[int, list[int]]]:
        """Each class, and for each group in how many ways it holds a given card of the class."""
        states: States = {0: 1}
        for at, cards in enumerate(self._sizes):
            for _ in range(cards - 1):
                states = self._one_placed(states, at, 1, self._forward[at])
            counts, states = self._by_group(states, at)
            yield self.puzzle.classes[at], counts
            states = self._done(states, at)

    def _by_group(self, states: States, at: int) -> tuple[list[int], States]:
        """What each group counts for one more card of the class at `at`, and the states then."""
        cut, kind, plan = at + 1, self._kind_of[at], self._forward[at]
        others = self._after[cut]
        beside: list[int] = []
        moved: dict[int, list[int]] = {}
        after: States = {}
        for key, lanes in states.items():
            other = others.get(self._all_taken ^ key)
            into = 0
            for group, there in plan.by_group(lanes):
                into += there
                if other:
                    moved.setdefault(group, []).append(there)
            if other:
                beside.append(self._layout.opposite(other, cut))
            after[key] = after.get(key, 0) + into
            if kind is not None and not key >> _LABEL * kind & _TAKEN:
                taken = key | 1 << _LABEL * kind
                after[taken] = after.get(taken, 0) + plan.into_file(lanes)
        counts = [0] * len(self.puzzle.groups)
        if beside:
            against = self._vector(reversed(beside), cut)[::-1]
            for group, theirs in moved.items():
                counts[group] = int(self._vector(theirs, cut).dot(against))
        return counts, after

    def case_files(self) -> dict[tuple[int, ...], int]:
        """How many ways each choice of classes, one a kind that is open, has in the case file."""
        states: States = {0: 1}
        for at in range(self._cut):
            states = self._placed(states, at, at + 1)
        first = self._by_kinds(states)
        second = self._by_kinds(self._labelled_after[-1])
        found = {}
        for taken, keys in first.items():
            others = second.get(((1 << len(self._spots)) - 1) ^ taken)
            if not others:
                continue
            rows = self._vector(keys.values(), self._cut).reshape(len(keys), -1)
            beside = [self._layout.opposite(lanes, self._cut) for lanes in others.values()]
            columns = self._vector(beside, self._cut).reshape(len(others), -1)[:, ::-1]
            for key, row in zip(keys, (rows @ columns.T).tolist(), strict=True):
                for other, count in zip(others, row, strict=True):
                    if count:
                        found[self._chosen(key | other)] = count
        return found

    def _by_kinds(self, states: States) -> dict[int, States]:
        """Labelled states by which kinds are in the case file, as bits."""
        found: dict[int, States] = {}
        for key, lanes in states.items():
            taken = sum(1 << k for k in range(len(self._spots)) if key >> _LABEL * k & _TAKEN)
            found.setdefault(taken, {})[key] = lanes
        return found

    def _chosen(self, key: int) -> tuple[int, ...]:
        """The classes that a full key says are in the case file."""
        labels = [key >> _LABEL * kind & _TAKEN for kind in range(len(self._spots))]
        return tuple([self.puzzle.classes[label - 1] for label in labels])

    def _meeting(self) -> int:
        """The cut where the two ways have passed the fewest labelled states together."""
        costs = []
        spent_before = 0
        spent_after = [0]
        for cut in range(self._end, 0, -1):
            spent_after.append(
                spent_after[-1] + self._labelled(cut, ahead=True) * self._sizes[cut - 1]
            )
        for cut in range(self._end + 1):
            costs.append((spent_before + spent_after[self._end - cut], cut))
            if cut < self._end:
                spent_before += self._labelled(cut, ahead=False) * self._sizes[cut]
        return min(costs)[1]

    def _labelled(self, cut: int, *, ahead: bool) -> int:
        """About how many labelled states there are before or after a cut."""
        states = 1 << len(self._layout.live(cut))
        for spots in self._spots:
            passed = sum(1 for at in spots if (at >= cut) == ahead)
            states *= passed + (passed < len(spots))
        return states

    def _placed(self, states: States, at: int, label: int, *, backward: bool = False) -> States:
        """The states once the class at `at` has been placed."""
        plan = (self._backward if backward else self._forward)[at]
        for _ in range(self._sizes[at]):
            states = self._one_placed(states, at, label, plan)
        return self._done(states, at, backward=backward)

    def _one_placed(self, states: States, at: int, label: int, plan: Plan) -> States:
        """The states once one more card of the class at `at` has been placed."""
        kind = self._kind_of[at]
        after: States = {}
        for key, lanes in states.items():
            after[key] = after.get(key, 0) + plan.into_groups(lanes)
            if kind is not None and not key >> _LABEL * kind & _TAKEN:
                taken = key | label << _LABEL * kind
                after[taken] = after.get(taken, 0) + plan.into_file(lanes)
        return after

    def _done(self, states: States, at: int, *, backward: bool = False) -> States:
        """The states without those that leave out a kind that ends with the class at `at`."""
        kind = self._kind_of[at]
        ends = kind is not None and at == self._spots[kind][0 if backward else -1]
        return {
            key: lanes
            for key, lanes in states.items()
            if lanes and (not ends or key >> _LABEL * (kind or 0) & _TAKEN)
        }

    def _vector(self, lanes: Iterable[int], cut: int) -> Vector:
        """Lanes of states at a cut, one after the other, as an array."""
        size, width = self._layout.size_at(cut) // 8, self._layout.width // 8
        data = b"".join([states.to_bytes(size, "little") for states in lanes])
        if self._layout.width == WORDS[0]:
            return np.frombuffer(data, np.int32).astype(np.int64)
        if self._layout.width == WORDS[1]:
            return np.frombuffer(data, np.int64)
        parts = [data[at : at + width] for at in range(0, len(data), width)]
        return np.array([int.from_bytes(part, "little") for part in parts], dtype=object)


def _without_labels(states: States) -> States:
    """States by which kinds are in the case file only: each label is 1."""
    found: States = {}
    for key, lanes in states.items():
        kinds, rest, at = 0, key, 0
        while rest:
            if rest & _TAKEN:
                kinds |= 1 << at
            rest >>= _LABEL
            at += _LABEL
        found[kinds] = found.get(kinds, 0) + lanes
    return found
