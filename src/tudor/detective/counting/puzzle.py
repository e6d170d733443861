"""What is left to count once all that follows at once is settled, made small.

Holders that nothing tells apart are one group, cards that nothing tells apart one class.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import factorial, gcd, lcm, prod
from typing import NamedTuple

from tudor.detective.counting.narrowing import Grid
from tudor.detective.evidence import Clue, Picked, Table, Wrong
from tudor.detective.model import Model
from tudor.rules.cards import bits

_SHARES = lcm(1, 2, 3)
"""In so many shares the weight of 1/k is a whole number for one to three cards asked for."""


class Group(NamedTuple):
    """Seats, or places of the row, with room for `size` cards out of `cards` (bits)."""

    cards: int
    size: int
    members: tuple[tuple[int, int], ...]
    """Each holder and its share of `size`."""

    @property
    def ways(self) -> int:
        """In how many ways its members can share out what it takes."""
        if len(self.members) == 1:
            return 1
        return factorial(self.size) // prod([factorial(room) for _, room in self.members])


class Feature(NamedTuple):
    """How much it weighs that a group holds 0, 1, 2 … of `cards` (bits).

    Either none weighs 0 and any number 1, or there are at most two cards.
    """

    group: int
    cards: int
    weights: tuple[int, ...]


class Puzzle:
    """`classes` of cards (bits), to be put into `groups` or, one of a kind, into the case file.

    The number of deals, or their weight, is what is counted times `factor` over `shares`. The case
    files in `wrong` are not yet left out. Raises `Impossible` where no deal fits at once.
    """

    def __init__(self, table: Table, clues: Sequence[Clue], model: Model) -> None:
        self.table = table
        self.grid = grid = Grid(table, clues)
        self.free = grid.free
        wanted, by_picks, self.shares = self._clauses(), 1, 1
        if model == "uniform":
            picks = [clue for clue in clues if isinstance(clue, Picked)]
            weighed, by_picks = self._weighed(picks)
            wanted += weighed
            self.shares = _SHARES ** len(picks)
        self.groups = self._groups({holder for holder, _, _ in wanted})
        self.factor = by_picks * prod([group.ways for group in self.groups])
        group_of = {h: i for i, group in enumerate(self.groups) for h, _ in group.members}
        self.features = [
            Feature(group_of[holder], cards, weights) for holder, cards, weights in wanted
        ]
        open_file = grid.can[-1] & ~grid.held[-1]
        self.candidates = [open_file & kind for kind in table.deck.kinds if open_file & kind]
        """For each kind that is not settled: what may be in the case file, as bits."""
        self.wrong = {
            clue.cards
            for clue in clues
            if isinstance(clue, Wrong) and not clue.cards & ~grid.can[-1]
        }
        self.classes = _in_good_order(
            self._classes(), [feature.cards for feature in self.features], self.candidates
        )

    def _clauses(self) -> list[tuple[int, int, tuple[int, ...]]]:
        """The clauses that neither follow from another nor from a hand's size."""
        can, held, sizes = self.grid.can, self.grid.held, self.table.sizes
        clauses = set(self.grid.open_clauses)
        return [
            (holder, cards, (0, *(1,) * cards.bit_count()))
            for holder, cards in clauses
            if (can[holder] & self.free & ~cards).bit_count()
            >= sizes[holder] - held[holder].bit_count()
            and not any(
                other != cards and other & cards == other for h, other in clauses if h == holder
            )
        ]

    def _weighed(
        self, picks: Iterable[Picked]
    ) -> tuple[list[tuple[int, int, tuple[int, ...]]], int]:
        """What the cards that were shown weigh, and the factor that all deals have in common."""
        can, held = self.grid.can, self.grid.held
        factor = 1
        found: dict[tuple[int, int], tuple[int, ...]] = {}
        for clue in picks:
            sure = (clue.cards & held[clue.holder]).bit_count()
            unsure = clue.cards & can[clue.holder] & self.free
            weights = [_SHARES // (sure + more) for more in range(unsure.bit_count() + 1)]
            common = gcd(*weights)
            weights = [weight // common for weight in weights]
            factor *= common
            if not unsure:
                factor *= weights[0]
                continue
            key = (clue.holder, unsure)
            before = found.get(key, (1,) * len(weights))
            found[key] = tuple([a * b for a, b in zip(before, weights, strict=True)])
        return [(holder, cards, weights) for (holder, cards), weights in found.items()], factor

    def _groups(self, marked: set[int]) -> list[Group]:
        """Holders with room, together where nothing tells them apart."""
        alike: dict[tuple[int, int], list[tuple[int, int]]] = {}
        for holder, size in enumerate(self.table.sizes):
            room = size - self.grid.held[holder].bit_count()
            if room:
                key = (self.grid.can[holder] & self.free, holder if holder in marked else -1)
                alike.setdefault(key, []).append((holder, room))
        return [
            Group(cards, sum([room for _, room in members]), tuple(members))
            for (cards, _), members in alike.items()
        ]

    def _classes(self) -> list[int]:
        """The free cards by what tells them apart."""
        sets = [group.cards for group in self.groups] + self.candidates
        sets += [feature.cards for feature in self.features]
        classes: dict[int, int] = {}
        for index in bits(self.free):
            sign = 0
            for cards in sets:
                sign = sign << 1 | (cards >> index & 1)
            classes[sign] = classes.get(sign, 0) | 1 << index
        return [*classes.values()]


def _in_good_order(classes: list[int], features: list[int], kinds: list[int]) -> list[int]:
    """An order in which few of `features` and `kinds` (bits) are at any time begun and not over."""
    sets = [cards for cards in features if cards & (cards - 1)] + kinds
    touches = {
        cards: sum([1 << i for i, one in enumerate(sets) if one & cards]) for cards in classes
    }
    light = (1 << len(sets)) - (1 << len(sets) - len(kinds))
    found = [_greedy(classes, touches, 0)]
    if len(sets) >= 2 * len(kinds):
        found.append(_greedy(classes, touches, light))
    return min(found)[1]


def _greedy(classes: list[int], touches: dict[int, int], light: int) -> tuple[int, list[int]]:
    """The next class is always one that leaves least open; sets in `light` count only half.

    Also about how many states are passed.
    """
    left: dict[int, int] = {}
    for touched in touches.values():
        for i in bits(touched):
            left[i] = left.get(i, 0) + 1
    order = [cards for cards in classes if not touches[cards]]
    waiting = [cards for cards in classes if touches[cards]]
    last = sum([1 << i for i, count in left.items() if count == 1])
    states = begun = 0
    while waiting:
        best, least = 0, 1 << 20
        for cards in waiting:
            touched = touches[cards]
            then = (begun | touched) & ~(last & touched)
            cost = then.bit_count() << 1
            if light:
                cost -= (then & light).bit_count()
            cost = (cost << 5) - (begun & touched).bit_count()
            if cost < least:
                best, least = cards, cost
        touched = touches[best]
        waiting.remove(best)
        order.append(best)
        begun = (begun | touched) & ~(last & touched)
        states += 1 << begun.bit_count()
        for i in bits(touched):
            left[i] -= 1
            if left[i] == 1:
                last |= 1 << i
    return states, order
