"""Many counts in one big whole number: a lane of fixed width for each state of the hands.

A state is how many cards each group holds and, for each feature begun and not yet done with,
whether its group holds one of its cards. Putting a card into a group moves every lane by the same
distance, so all states take one shift and one addition.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import factorial
from typing import Final, NamedTuple

from tudor.detective.puzzle import Feature, Puzzle

WORDS: Final = (32, 64)
"""Widths of a lane that are those of a machine word; a wider one is a multiple of eight."""


class Fold(NamedTuple):
    """Be done with a feature: weigh the lanes where its group holds none of its cards, and others.

    `shift` leads from the lane "some" to the lane "none"; `mask` has all the lanes "some".
    """

    shift: int
    mask: int
    some: int
    none: int

    def __call__(self, lanes: int) -> int:
        some, none = lanes & self.mask, lanes >> self.shift & self.mask
        if self.some != 1:
            some *= self.some
        if self.none == 1:
            return some + none
        return some + none * self.none if self.none else some


class Move(NamedTuple):
    """Into which group a card goes, the lanes that have room for it, and how far they move."""

    group: int
    mask: int
    shift: int


class Branch(NamedTuple):
    """The moves of a card before which the same folds are made, and `weight` counts."""

    folds: tuple[Fold, ...]
    weight: int
    moves: tuple[Move, ...]

    def fold(self, lanes: int) -> int:
        """The lanes as the moves take them."""
        for fold in self.folds:
            lanes = fold(lanes)
        return lanes if self.weight == 1 else lanes * self.weight


class Plan(NamedTuple):
    """All ways of a card: into a group, or (`to_file`, `file_shift`) into the case file."""

    branches: tuple[Branch, ...]
    to_file: Branch
    file_shift: int

    def into_groups(self, lanes: int) -> int:
        """The states after the card has gone to one of the groups."""
        after = 0
        for folds, weight, moves in self.branches:
            before = lanes
            for fold in folds:
                before = fold(before)
            if weight != 1:
                before *= weight
            for _, mask, shift in moves:
                after += (before & mask) << shift
        return after

    def by_group(self, lanes: int) -> Iterator[tuple[int, int]]:
        """Each group, and the states after the card has gone there."""
        for branch in self.branches:
            before = branch.fold(lanes)
            for group, mask, shift in branch.moves:
                yield group, (before & mask) << shift

    def into_file(self, lanes: int) -> int:
        """The states after the card has gone into the case file."""
        return self.to_file.fold(lanes) << self.file_shift


class Layout:
    """Where the lanes of a puzzle lie: first the rooms of all groups but one, then the features.

    The size of the largest group follows from the others', so it has no lanes. Features that are
    never open at the same time share theirs.
    """

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        groups = puzzle.groups
        self.width = _width(puzzle)
        left_out = max(range(len(groups)), key=lambda i: groups[i].size, default=None)
        radices = [1 if i == left_out else group.size + 1 for i, group in enumerate(groups)]
        self.spans = [_span(feature, puzzle.classes) for feature in puzzle.features]
        self.slots = _slots(self.spans)
        slots = max(self.slots, default=-1) + 1
        stride, strides = self.width, []
        for radix in radices + [2] * slots:
            strides.append(stride)
            stride *= radix
        self.size = stride
        """All lanes, in bits."""
        self._steps = [s if r > 1 else 0 for s, r in zip(strides, radices, strict=False)]
        self._strides = strides[len(groups) :]
        self._lattice = self._strides[0] if slots else stride
        """How far each slot's lane "none" lies from its lane "some"."""
        self.full = sum(s * (r - 1) for s, r in zip(strides, radices, strict=False))
        """Where the lane begins in which all groups are full."""
        everything = (1 << stride) - 1
        self._rooms = [
            _lower(s, r - 1, r, stride) if r > 1 else everything
            for s, r in zip(strides, radices, strict=False)
        ]
        self._somes = [_lower(s, 1, 2, stride) for s in self._strides]

    def live(self, cut: int) -> list[int]:
        """The features that are begun and not done with, before the class at `cut`."""
        return [f for f, (first, last) in enumerate(self.spans) if first < cut <= last]

    def plan(self, at: int, *, backward: bool = False) -> Plan:
        """How the class at `at` is placed, on the way from the first or from the last class."""
        card = self.puzzle.classes[at]
        groups = self.puzzle.groups
        marked = {f.group for f in self.puzzle.features if f.cards & card}
        folds, weight, shift = self._ways(at, None, backward=backward)
        moves = [
            Move(g, self._rooms[g], self._steps[g] + shift)
            for g, group in enumerate(groups)
            if group.cards & card and g not in marked
        ]
        branches = [Branch(folds, weight, tuple(moves))] if moves else []
        to_file = Branch(folds, weight, ())
        file_shift = shift
        for g in marked:
            if groups[g].cards & card:
                folds, weight, shift = self._ways(at, g, backward=backward)
                move = Move(g, self._rooms[g], self._steps[g] + shift)
                branches.append(Branch(folds, weight, (move,)))
        return Plan(tuple(branches), to_file, file_shift)

    def _ways(
        self, at: int, way: int | None, *, backward: bool
    ) -> tuple[tuple[Fold, ...], int, int]:
        """The folds, the weight and the shift of a card that goes to the group `way`, or to none."""
        folds, weight, shift = [], 1, 0
        for f, (group, cards, weights) in enumerate(self.puzzle.features):
            if not cards & self.puzzle.classes[at]:
                continue
            first, last = self.spans[f][::-1] if backward else self.spans[f]
            stride, some = self._strides[self.slots[f]], self._somes[self.slots[f]]
            here = group == way
            if first == last:
                weight *= weights[here]
            elif at == last:
                folds.append(Fold(stride, some, weights[1 + here], weights[here]))
            elif at == first:
                shift += 0 if here else stride
            elif here:
                folds.append(Fold(stride, some, 1, 1))
        return tuple(folds), weight, shift

    def opposite(self, lanes: int, cut: int) -> int:
        """States of the classes from `cut` on, so that reversed they lie beside those before it.

        The product of two lanes that then lie beside each other counts deals with all groups full.
        """
        live = self.live(cut)
        for f in live:
            none, one, *more = self.puzzle.features[f].weights
            stride, some = self._strides[self.slots[f]], self._somes[self.slots[f]]
            beside_some = Fold(stride, some, more[0], one)(lanes)
            beside_none = Fold(stride, some, one, none)(lanes)
            lanes = beside_none | beside_some << stride
        busy = {self.slots[f] for f in live}
        idle = sum(self._strides[slot] for slot in range(max(busy, default=0)) if slot not in busy)
        return lanes << idle

    def size_at(self, cut: int) -> int:
        """The lanes in use before the class at `cut`, in bits."""
        busy = [self._strides[self.slots[f]] for f in self.live(cut)]
        return 2 * max(busy) if busy else self._lattice


def _lower(step: int, digits: int, radix: int, size: int) -> int:
    """The lanes whose digit, `step` bits apart and below `radix`, is below `digits`."""
    copies, period, count = (1 << step * digits) - 1, step * radix, size // (step * radix)
    have = 1
    while have * 2 <= count:
        copies |= copies << period * have
        have *= 2
    rest = count - have
    return copies | (copies & (1 << period * rest) - 1) << period * have


def _width(puzzle: Puzzle) -> int:
    """A lane's width in bits, enough for all ways to place the cards, weights included."""
    ways = 1
    for cards in puzzle.classes:
        places = sum(1 for group in puzzle.groups if group.cards & cards)
        places += any(kind & cards for kind in puzzle.candidates)
        ways *= places ** cards.bit_count()
    deals = factorial(sum(cards.bit_count() for cards in puzzle.classes))
    for group in puzzle.groups:
        deals //= factorial(group.size)
    needed = min(ways, deals)
    for feature in puzzle.features:
        needed *= max(feature.weights)
    bits = needed.bit_length() + 1
    return next((word for word in WORDS if bits <= word), -(-bits // 8) * 8)


def _span(feature: Feature, classes: Sequence[int]) -> tuple[int, int]:
    """The first and the last class with a card of the feature."""
    touched = [i for i, cards in enumerate(classes) if feature.cards & cards]
    return touched[0], touched[-1]


def _slots(spans: Sequence[tuple[int, int]]) -> list[int]:
    """A slot for each span, none shared by two that overlap at a cut."""
    slots: list[int] = [0] * len(spans)
    free_from: list[int] = []
    for f in sorted(range(len(spans)), key=lambda f: spans[f]):
        first, last = spans[f]
        slot = next((s for s, end in enumerate(free_from) if end <= first), len(free_from))
        if slot == len(free_from):
            free_from.append(last)
        free_from[slot] = last
        slots[f] = slot
    return slots
