"""The exact count of a puzzle: all deals, each card's places, and each case file."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cached_property, lru_cache
from itertools import accumulate, product
from math import factorial, isqrt, prod
from typing import Final

from tudor.detective.counting.factors import Factors
from tudor.detective.counting.points import Array, points
from tudor.detective.counting.puzzle import Puzzle
from tudor.detective.counting.walk import Walk

_WORD: Final = 1 << 64
_STATES: Final = 1 << 17
"""How many states, points included, a walk is to have at most at once: what a cache holds."""


class Count:
    """The counts of a puzzle, as whole numbers: `Puzzle.factor` is not yet in them."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        self._factors = factors = Factors(puzzle)
        self._points = points(tuple([group.size for group in puzzle.groups]))
        self._scale = self._points.scale * factors.scale
        self._moduli = _moduli(_limit(puzzle) * self._scale)
        self._cut, at_a_point = self._meeting()
        length = len(self._points.weights)
        self.states = at_a_point * length
        """The most states that are passed at once, points included."""
        self._step = max(1, min(length, _STATES // at_a_point))

    @cached_property
    def total(self) -> int:
        """How many ways there are in all."""
        return sum(self._joint)

    def case_files(self) -> dict[tuple[int, ...], int]:
        """How many ways each choice of classes, one a kind that is open, has in the case file."""
        classes = self.puzzle.classes
        spots = [[classes[at] for at in spots] for spots in self._factors.spots]
        found = zip(product(*spots), self._joint, strict=True)
        return {chosen: count for chosen, count in found if count}

    def places(self) -> Iterator[tuple[int, list[int]]]:
        """Each class, and for each group in how many ways it holds a given card of the class."""
        groups = len(self.puzzle.groups)
        found = self._exact(Walk.places) if groups else []
        for at, cards in enumerate(self.puzzle.classes):
            yield cards, found[at * groups : (at + 1) * groups]

    @cached_property
    def _joint(self) -> list[int]:
        return self._exact(lambda walk: walk.case_files(self._cut))

    def _exact(self, sums: Callable[[Walk], Array]) -> list[int]:
        """Whole numbers from their remainders by each modulus, which are sums over the points."""
        found: list[int] = []
        known = 1
        for modulus in self._moduli:
            one = modulus or _WORD
            parts = [sums(walk) for walk in self._walks(modulus)]
            left = [number % one for number in sum(parts[1:], parts[0]).ravel().tolist()]
            if known == 1:
                found = left
            else:
                inverse = pow(known, -1, one)
                found = [
                    number + known * ((other - number) * inverse % one)
                    for number, other in zip(found, left, strict=True)
                ]
            known *= one
        return [number // self._scale for number in found]

    def _walks(self, modulus: int | None) -> Iterator[Walk]:
        length = len(self._points.weights)
        if self._step == length and modulus is None:
            yield self._only_walk
            return
        factors = self._factors if modulus is None else Factors(self.puzzle, modulus)
        for start in range(0, length, self._step):
            some = slice(start, start + self._step)
            values, weights = self._points.values[:, some], self._points.weights[some]
            yield Walk(factors, values, weights, modulus)

    @cached_property
    def _only_walk(self) -> Walk:
        return Walk(self._factors, self._points.values, self._points.weights)

    def _meeting(self) -> tuple[int, int]:
        """The cut where both labelled ways have passed the fewest states; the most they have."""
        ahead, behind = [], []
        for cut, live in enumerate(self._factors.live):
            before = after = 1 << live
            for spots in self._factors.spots:
                passed = sum(1 for at in spots if at < cut)
                before *= passed + (passed < len(spots))
                after *= len(spots) - passed + (passed > 0)
            ahead.append(before)
            behind.append(after)
        before_all, after_all = accumulate(ahead), [*accumulate(reversed(behind))]
        spent = [sum(both) for both in zip(before_all, reversed(after_all), strict=True)]
        cut = spent.index(min(spent))
        return cut, max(*ahead[: cut + 1], *behind[cut:])


def _limit(puzzle: Puzzle) -> int:
    """A bound of the ways to place the cards, weights included."""
    places = deals = 1
    for cards in puzzle.classes:
        open_to = sum(1 for group in puzzle.groups if group.cards & cards)
        open_to += any(kind & cards for kind in puzzle.candidates)
        places *= open_to ** cards.bit_count()
    for kind in puzzle.candidates:
        deals *= kind.bit_count()
    deals *= factorial(sum(group.size for group in puzzle.groups))
    for group in puzzle.groups:
        deals //= factorial(group.size)
    return min(places, deals) * prod([max(feature.weights) for feature in puzzle.features])


@lru_cache
def _moduli(limit: int) -> tuple[int | None, ...]:
    """2**64 (as None: numbers wrap of themselves), and as many primes as `limit` needs."""
    found: list[int | None] = [None]
    known, primes = _WORD, _primes()
    while known <= limit:
        prime = next(primes)
        found.append(prime)
        known *= prime
    return tuple(found)


def _primes() -> Iterator[int]:
    """The primes below 2**31, of which two multiply within a word, from the largest down."""
    for number in range(2**31 - 1, 2, -2):
        if all(number % factor for factor in range(3, isqrt(number) + 1, 2)):
            yield number
