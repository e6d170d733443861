"""Deals drawn at random, each just as likely as its weight says, independent of one another."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Iterator, Mapping
from itertools import accumulate
from typing import NamedTuple

from tudor.detective.counting.puzzle import Puzzle
from tudor.detective.errors import Impossible
from tudor.detective.evidence import Table
from tudor.rules.cards import bits
from tudor.rules.chance import Source


class Deal(NamedTuple):
    """Where every card lies; hands in deck order."""

    hands: tuple[tuple[str, ...], ...]
    row: tuple[str, ...]
    case_file: tuple[str, str, str]


class _State(NamedTuple):
    """What is known while cards are placed, those from `at` on being left.

    `rooms`: what each group can still take; `taken`: how many of each open feature's cards its
    group has; `file`: the cards left that go into the case file, as bits.
    """

    at: int
    rooms: tuple[int, ...]
    taken: tuple[int, ...]
    file: int


class _Choice(NamedTuple):
    """The ways of a card: `ends` add up the weights; `group` is None for the case file."""

    ends: list[int]
    groups: list[int | None]
    then: list[_State]


class Sampler:
    """Draws deals from `puzzles` that share no deal, each with its case files and their weights.

    What a state counts is remembered, so many deals cost little more than the first few.
    Raises `Impossible` where there is no deal.
    """

    def __init__(self, table: Table, puzzles: Iterable[tuple[Puzzle, Mapping[int, int]]]) -> None:
        self._table = table
        self._files: list[tuple[_Hands, int]] = []
        weights: list[int] = []
        for puzzle, files in puzzles:
            hands = _Hands(puzzle)
            self._files += [(hands, file) for file in files]
            weights += files.values()
        if not weights:
            raise Impossible
        self._ends = list(accumulate(weights))

    def draw(self, source: Source) -> Deal:
        """The next deal."""
        hands, file = self._files[bisect_right(self._ends, source.below(self._ends[-1]))]
        held = hands.draw(file, source)
        deck, seats = self._table.deck, self._table.seats
        suspect, weapon, room = deck.cards(file)
        row = [deck.cards(cards)[0] for cards in held[seats : self._table.case_file]]
        return Deal(tuple(map(deck.cards, held[:seats])), tuple(row), (suspect, weapon, room))


class _Hands:
    """Draws what lies where in one puzzle, given the case file."""

    def __init__(self, puzzle: Puzzle) -> None:
        self._puzzle = puzzle
        self._cards = [card for cards in puzzle.classes for card in bits(cards)]
        self._last = [self._last_of(feature.cards) for feature in puzzle.features]
        self._choices: dict[_State, _Choice] = {}

    def _last_of(self, cards: int) -> int:
        return max(at for at, card in enumerate(self._cards) if cards >> card & 1)

    def draw(self, file: int, source: Source) -> list[int]:
        """The cards of every holder, as bits."""
        puzzle = self._puzzle
        held = list(puzzle.grid.held)
        rooms = tuple([group.size for group in puzzle.groups])
        state = _State(0, rooms, (0,) * len(puzzle.features), file & puzzle.free)
        piles: list[list[int]] = [[] for _ in puzzle.groups]
        for card in self._cards:
            choice = self._choice(state)
            chosen = bisect_right(choice.ends, source.below(choice.ends[-1]))
            state = choice.then[chosen]
            into = choice.groups[chosen]
            if into is not None:
                piles[into].append(card)
        for group, pile in zip(puzzle.groups, piles, strict=True):
            dealt = iter(source.shuffled(pile) if len(group.members) > 1 else pile)
            for holder, room in group.members:
                held[holder] |= sum(1 << next(dealt) for _ in range(room))
        return held

    def _choice(self, state: _State) -> _Choice:
        choice = self._choices.get(state)
        if choice is None:
            total, choice = 0, _Choice([], [], [])
            for group, weight, then in self._ways(state):
                ways = weight * self._count(then) if weight else 0
                if ways:
                    total += ways
                    choice.ends.append(total)
                    choice.groups.append(group)
                    choice.then.append(then)
            self._choices[state] = choice
        return choice

    def _count(self, state: _State) -> int:
        """The weight of all ways to place the cards that are left."""
        if state.at == len(self._cards):
            return 1
        ends = self._choice(state).ends
        return ends[-1] if ends else 0

    def _ways(self, state: _State) -> Iterator[tuple[int | None, int, _State]]:
        """Each place of the next card, what the features it ends weigh then, and what is left."""
        bit = 1 << self._cards[state.at]
        if state.file & bit:
            yield None, *self._placed(state, None, bit)
            return
        for group, (cards, _, _) in enumerate(self._puzzle.groups):
            if cards & bit and state.rooms[group]:
                yield group, *self._placed(state, group, bit)

    def _placed(self, state: _State, group: int | None, bit: int) -> tuple[int, _State]:
        rooms, taken, weight = list(state.rooms), list(state.taken), 1
        if group is not None:
            rooms[group] -= 1
        for f, feature in enumerate(self._puzzle.features):
            if feature.cards & bit:
                taken[f] += feature.group == group
                if self._last[f] == state.at:
                    weight *= feature.weights[taken[f]]
                    taken[f] = 0
        return weight, _State(state.at + 1, tuple(rooms), tuple(taken), state.file & ~bit)
