"""What each class of cards contributes at every point, and when each feature is open.

A feature is a sum of two products: one in which its group takes none of its cards, one in which it
takes any number. While it is open, an axis of two tells them apart; at its last class they are
added up.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import accumulate, chain, product
from typing import Final, NamedTuple

import numpy as np

from tudor.detective.counting.points import Array
from tudor.detective.counting.puzzle import Feature, Puzzle

_HALF: Final = 1 << 63
"""Half of the numbers that a word can tell apart; the other half are below zero."""


class Term(NamedTuple):
    """One of a feature's products: `whole`, times `here` or `elsewhere` for each of its cards."""

    whole: int
    elsewhere: int
    here: int


def terms(feature: Feature) -> tuple[list[Term], int]:
    """The products that add up to a feature's weights, and how many times too large they are."""
    none, one, *more = feature.weights
    if not more:
        return [Term(1, none, one)], 1
    return [Term(none * more[0] - one * one, 1, 0), Term(1, one, more[0])], more[0]


class Factor(NamedTuple):
    """A class of so many `cards`: arrays over the axes of its features, and last the points.

    `rows` are its rows in `Factors.coefficients`, `axes` its features' in their order.
    """

    cards: int
    kind: int | None
    """Its open kind; None where its kind is settled in the case file, or it cannot be there."""
    first: bool
    """Whether it is the first class of its open kind."""
    last: bool
    """Whether it is the last."""
    rows: slice
    axes: tuple[int, ...]
    shape: tuple[int, ...]
    """Of its arrays, without the points."""
    before: tuple[slice, ...]
    """Of states: all along the axes before its kind's."""
    base: tuple[slice, ...]
    """Of states: those where its kind is not yet in the case file."""
    rest: tuple[slice, ...]
    """Of states: those where its kind is in the case file."""
    whole: Array | None
    """What the features that it opens count."""
    to_file: Array | None
    """What one of its cards counts in the case file; None for 1."""
    opens: tuple[int, ...]
    """The axes of the features of which it is the first class."""
    closes: tuple[int, ...]
    """The axes of the features of which it is the last class."""


class Factors:
    """The factors of a puzzle; axes: a kind's case file each, then the features', then points.

    All numbers are remainders by `modulus`, or where that is None by 2**64.
    """

    def __init__(self, puzzle: Puzzle, modulus: int | None = None) -> None:
        self.puzzle = puzzle
        self._modulus = modulus
        classes = puzzle.classes
        self.kinds = len(puzzle.candidates)
        kind_of = [
            next((k for k, kind in enumerate(puzzle.candidates) if kind & cards), None)
            for cards in classes
        ]
        self.spots = [
            [at for at, of in enumerate(kind_of) if of == kind] for kind in range(self.kinds)
        ]
        """Where the classes of each open kind stand in the order."""
        self._terms = []
        self.scale = 1
        spans: list[tuple[int, int]] = []
        self._features: list[list[tuple[int, int, list[Term]]]] = [[] for _ in classes]
        """For each class the features that it is part of: group, axis, terms."""
        for feature in puzzle.features:
            found, scale = terms(feature)
            self._terms.append(found)
            self.scale *= scale
            spans.append(_span(feature, classes))
        self.spans = spans
        two = [f for f, found in enumerate(self._terms) if len(found) > 1]
        slots = dict(zip(two, _slots([spans[f] for f in two]), strict=True))
        self.slots = slots
        self.depth = max(slots.values(), default=-1) + 1
        rows: list[list[int]] = []
        self.of_classes = [
            self._factor(at, cards, kind_of[at], rows) for at, cards in enumerate(classes)
        ]
        opened = [0] * (len(classes) + 2)
        for f in two:
            opened[spans[f][0] + 1] += 1
            opened[spans[f][1] + 1] -= 1
        self.live = list(accumulate(opened[:-1]))
        """How many features are open before each class, and after the last."""
        self.coefficients = self._array(chain(*rows), (len(rows), len(puzzle.groups)))

    def _factor(self, at: int, cards: int, kind: int | None, rows: list[list[int]]) -> Factor:
        puzzle = self.puzzle
        one = cards & -cards
        mine = [f for f, feature in enumerate(puzzle.features) if feature.cards & one]
        mine.sort(key=lambda f: self.slots.get(f, -1))
        start = len(rows)
        file: list[int] = []
        whole: list[int] = []
        can = [1 if group.cards & one else 0 for group in puzzle.groups]
        for chosen in product(*[self._terms[f] for f in mine]):
            row = can.copy()
            alpha = elsewhere = 1
            for f, term in zip(mine, chosen, strict=True):
                elsewhere *= term.elsewhere
                if self.spans[f][0] == at:
                    alpha *= term.whole
                group = puzzle.features[f].group
                for g, value in enumerate(row):
                    if value:
                        row[g] = value * (term.here if g == group else term.elsewhere)
            rows.append(row)
            file.append(elsewhere)
            whole.append(alpha)
        axed = [f for f in mine if f in self.slots]
        shape = [1] * (self.kinds + self.depth)
        for f in axed:
            shape[self.kinds + self.slots[f]] = 2
        plain = (1,) * len(file)
        spots = self.spots[kind] if kind is not None else [at]
        before = (slice(None),) * (kind or 0)
        return Factor(
            cards=cards.bit_count(),
            kind=kind,
            first=at == spots[0],
            last=at == spots[-1],
            rows=slice(start, len(rows)),
            axes=tuple([self.kinds + self.slots[f] for f in axed]),
            shape=tuple(shape),
            before=before,
            base=(*before, slice(0, 1)),
            rest=(*before, slice(1, None)),
            whole=None if tuple(whole) == plain else self._array(whole, (*shape, 1)),
            to_file=None if tuple(file) == plain else self._array(file, (*shape, 1)),
            opens=tuple([self.kinds + self.slots[f] for f in axed if self.spans[f][0] == at]),
            closes=tuple([self.kinds + self.slots[f] for f in axed if self.spans[f][1] == at]),
        )

    def _array(self, numbers: Iterable[int], shape: tuple[int, ...]) -> Array:
        if self._modulus is not None:
            left = [number % self._modulus for number in numbers]
        else:
            left = [(number + _HALF) % (2 * _HALF) - _HALF for number in numbers]
        return np.array(left, np.int64).reshape(shape)


def _span(feature: Feature, classes: Sequence[int]) -> tuple[int, int]:
    """The first and the last class with a card of the feature."""
    touched = [i for i, cards in enumerate(classes) if feature.cards & cards]
    return touched[0], touched[-1]


def _slots(spans: Sequence[tuple[int, int]]) -> list[int]:
    """A slot for each span, none shared by two that overlap."""
    slots: list[int] = [0] * len(spans)
    busy_until: list[int] = []
    for f in sorted(range(len(spans)), key=lambda f: spans[f]):
        first, last = spans[f]
        slot = next((s for s, end in enumerate(busy_until) if end < first), len(busy_until))
        if slot == len(busy_until):
            busy_until.append(last)
        busy_until[slot] = last
        slots[f] = slot
    return slots
