"""From the first class of cards to the last and back: one product at every point.

The sums over what may lie in the case file, and over the features' terms, are taken on the way.
States have an axis for each open kind: 0 for "not in the case file yet", then 1 for "is", or as
many as there are classes so far that may be; an axis for each feature's terms; one for the points.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from types import EllipsisType
from typing import NamedTuple

import numpy as np

from tudor.detective.counting.factors import Factors
from tudor.detective.counting.points import Array

_ALL = slice(None)
_BASE, _REST = slice(0, 1), slice(1, None)


class Walk:
    """The sums over points (`values`, `weights`), modulo 2**64 or a prime `modulus` below 2**31."""

    def __init__(
        self, factors: Factors, values: Array, weights: Array, modulus: int | None = None
    ) -> None:
        self._factors = factors
        self._modulus = modulus
        self._values = self._reduced(values)
        self._kinds = range(len(factors.spots))
        depth = len(factors.spots) + factors.depth
        self._start = self._reduced(weights).reshape(*(1,) * depth, -1)
        self._end = np.ones_like(self._start)
        self._powers: list[list[Array]] = []
        """For each class, what its cards count in all groups together, to the powers 1, 2 …"""
        self._to_groups: list[Array] = []
        self._to_file: list[Array | None] = []
        sums = self._reduced(factors.coefficients @ values)
        for factor in factors.of_classes:
            powers = [sums[factor.rows].reshape(*factor.shape, -1)]
            while len(powers) < factor.cards:
                powers.append(self._reduced(powers[-1] * powers[0]))
            self._powers.append(powers)
            self._to_groups.append(self._times(powers[-1], factor.whole))
            to_file = factor.to_file
            if factor.kind is not None and factor.cards > 1:
                to_file = self._reduced(powers[-2] * factor.cards)
                to_file = self._times(to_file, factor.to_file)
            if factor.whole is not None:
                to_file = factor.whole if to_file is None else self._times(to_file, factor.whole)
            self._to_file.append(to_file)
        self._plain_before = [self._start]
        self._plain_after = [self._end]

    def _reduced(self, numbers: Array) -> Array:
        return numbers if self._modulus is None else numbers % self._modulus

    def _times(self, states: Array, factor: Array | None) -> Array:
        return states if factor is None else self._reduced(states * factor)

    def _step(self, states: Array, at: int, *, back: bool, labelled: bool) -> Array:
        """The states once the class at `at` has been placed; `labelled`: each class by itself."""
        factor = self._factors.of_classes[at]
        kind, to_groups = factor.kind, self._to_groups[at]
        ended = factor.opens if back else factor.closes
        if kind is None:
            after = states * to_groups
        else:
            first, last = (factor.last, factor.first) if back else (factor.first, factor.last)
            base = states[factor.base]
            kept = states[factor.rest] if last else states
            to_file = self._to_file[at]
            if labelled or first:
                shape = list(states.shape)
                for axis in factor.axes:
                    shape[axis] = 2
                if not last:
                    shape[kind] += 1
                after = np.empty(shape, np.int64)
                new = after[(*factor.before, slice(-1, None))]
                np.multiply(kept, to_groups, out=after[(*factor.before, slice(0, -1))])
                np.multiply(base, 1 if to_file is None else to_file, out=new)
            else:
                after = kept * to_groups
                new = base if to_file is None else base * to_file
                if last:
                    after += new
                else:
                    after[factor.rest] += new
        if self._modulus is not None:
            after %= self._modulus
        if ended:
            after = self._reduced(np.add.reduce(after, ended, keepdims=True))
        return after

    def _before(self, cut: int) -> Array:
        """The states of the classes before `cut`."""
        found = self._plain_before
        for at in range(len(found) - 1, cut):
            found.append(self._step(found[-1], at, back=False, labelled=False))
        return found[cut]

    def _after(self, cut: int) -> Array:
        """The states of the classes from `cut` on."""
        found, end = self._plain_after, len(self._factors.of_classes)
        for at in range(end - len(found), cut - 1, -1):
            found.append(self._step(found[-1], at, back=True, labelled=False))
        return found[end - cut]

    def case_files(self, cut: int) -> Array:
        """How many ways each choice of classes, one of each kind, has in the case file.

        By the classes' places in the kind. The labelled ways from both ends meet at `cut`.
        """
        spots = self._factors.spots
        alike = min([*(at[1] for at in spots if len(at) > 1), cut])
        before = self._before(alike)
        for at in range(alike, cut):
            before = self._step(before, at, back=False, labelled=True)
        alike = max([*(at[-2] + 1 for at in spots if len(at) > 1), cut])
        after = self._after(alike)
        for at in range(alike - 1, cut - 1, -1):
            after = self._step(after, at, back=True, labelled=True)
        found = np.zeros([len(at) for at in spots], np.int64)
        for chosen in product(*[_sides(at, cut) for at in spots]):
            spot: tuple[slice | EllipsisType, ...] = (*[side.spots for side in chosen], ...)
            block = found[spot]
            one = before[tuple([side.before for side in chosen])]
            other = after[tuple([side.after for side in chosen])]
            block[...] = self._contracted(one, other, block.shape)
        return found

    def _contracted(self, one: Array, other: Array, shape: Sequence[int]) -> Array:
        kinds = len(shape)
        rest = one.shape[kinds:]
        if other.shape[kinds:] != rest:
            other = np.broadcast_to(other, (*other.shape[:kinds], *rest))
        length = 1
        for n in rest:
            length *= n
        dots = self._dots(one.reshape(-1, length), other.reshape(-1, length))
        both = dots.reshape(one.shape[:kinds] + other.shape[:kinds])
        axes = [axis for kind in range(kinds) for axis in (kind, kind + kinds)]
        return both.transpose(axes).reshape(shape)

    def _dots(self, rows: Array, columns: Array) -> Array:
        if self._modulus is None:
            found: Array = rows @ columns.T
            return found
        dots = [self._reduced(row * columns).sum(axis=1) for row in rows]
        return self._reduced(np.array(dots))

    def places(self) -> Array:
        """For each class and each group, the ways with a given card of the class in the group."""
        found = [self._beside(at) for at in range(len(self._factors.of_classes))]
        by_row = self._dots(np.concatenate(found), self._values) * self._factors.coefficients
        starts = [factor.rows.start for factor in self._factors.of_classes]
        return self._reduced(np.add.reduceat(by_row, starts))

    def _beside(self, at: int) -> Array:
        """What a card of the class at `at` is multiplied with, by its rows and the points."""
        factor = self._factors.of_classes[at]
        before, after = self._before(at), self._after(at + 1)
        kind, powers = factor.kind, self._powers[at]
        flipped = [slice(None, None, -1)] * len(self._kinds)
        if kind is not None:
            if factor.first:
                flipped[kind] = _REST
            elif factor.last:
                before = before[factor.rest]
        found = self._pairs(before, after[tuple(flipped)], factor.axes)
        if factor.cards > 1:
            found = self._times(found, powers[-2])
            if kind is not None:
                flipped[kind] = _BASE
                two = self._pairs(self._before(at)[factor.base], after[tuple(flipped)], factor.axes)
                two = self._times(two, powers[-3] if powers[2:] else None)
                two = self._times(two, factor.to_file)
                found = self._reduced(found + two * (factor.cards - 1))
        found = self._times(found, factor.whole)
        points = found.shape[-1]
        if found.size < points << len(factor.axes):
            found = np.broadcast_to(found, (*factor.shape, points))
        return found.reshape(-1, points)

    def _pairs(self, before: Array, after: Array, apart: Sequence[int]) -> Array:
        """The products, added up over all axes but those `apart` and the points'."""
        both = self._times(before, after)
        axes = tuple([a for a, n in enumerate(both.shape[:-1]) if n != 1 and a not in apart])
        return self._reduced(np.add.reduce(both, axes, keepdims=True)) if axes else both


class _Side(NamedTuple):
    """A kind's case file from before, or from after, a cut: where in the states, and its spots."""

    before: slice
    after: slice
    spots: slice


def _sides(spots: Sequence[int], cut: int) -> list[_Side]:
    """A kind's possible sides; the way back has met its classes last to first."""
    passed = sum(1 for at in spots if at < cut)
    ahead = len(spots) - passed
    sides = []
    if passed:
        sides.append(_Side(_REST if ahead else _ALL, _BASE, slice(0, passed)))
    if ahead:
        sides.append(_Side(_BASE, _REST if passed else _ALL, slice(-1, -ahead - 1, -1)))
    return sides
