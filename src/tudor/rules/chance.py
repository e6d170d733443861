"""Chance: every outcome with its weight, and exact draws from a game's key.

Nothing here is random: what chance does in a row of a game follows from the key and the row's
number (docs/fair-deal.md has the recipe), and who calls chooses the key.
"""

from __future__ import annotations

import hmac
from collections.abc import Iterator, Sequence
from itertools import combinations, permutations, product
from typing import Final, TypeVar

from tudor.rules.actions import ChanceAction, Deal, Dice, Opening, Pick, Shuffle
from tudor.rules.asking import matching
from tudor.rules.board import MIDDLE
from tudor.rules.cards import bits
from tudor.rules.setup import opening_dice, opening_totals
from tudor.rules.state import Phase, State

T = TypeVar("T")
_WORD: Final = 32
"""How many bits of chance are drawn at once."""


class Source:
    """Whole numbers drawn from ``HMAC-SHA256(key, counter)``, counter a big-endian 64-bit number.

    Each number takes four bytes, big-endian, or as many times four as its limit needs; those that
    would favour some results are passed over.
    """

    def __init__(self, key: bytes) -> None:
        self._key = key
        self._counter = 0
        self._left = b""

    @classmethod
    def seeded(cls, seed: int, *path: int) -> Source:
        """A source for a number that a person typed, and for a place (`path`) under it."""
        return cls(seed_key(seed, *path))

    def _word(self) -> int:
        if not self._left:
            self._left = hmac.digest(self._key, self._counter.to_bytes(8, "big"), "sha256")
            self._counter += 1
        word, self._left = self._left[:4], self._left[4:]
        return int.from_bytes(word, "big")

    def below(self, limit: int) -> int:
        """A number from 0 to `limit` - 1, all equally likely, however large `limit` is."""
        words = max(1, -(-(limit - 1).bit_length() // _WORD))
        fair = (1 << _WORD * words) // limit * limit
        while True:
            number = 0
            for _ in range(words):
                number = number << _WORD | self._word()
            if number < fair:
                return number % limit

    def choose(self, items: Sequence[T]) -> T:
        """One of `items`, all equally likely."""
        return items[self.below(len(items))]

    def shuffled(self, items: Sequence[T]) -> list[T]:
        """`items` in an order drawn by Fisher and Yates's shuffle."""
        pile = list(items)
        for last in range(len(pile) - 1, 0, -1):
            other = self.below(last + 1)
            pile[last], pile[other] = pile[other], pile[last]
        return pile


def seed_key(seed: int, *path: int) -> bytes:
    """The key for a number that a person typed, and for a place (`path`) under it."""
    return " ".join(map(str, (seed, *path))).encode()


def source_for(key: bytes, purpose: str, number: int) -> Source:
    """A source of its own for one purpose in one row: what is drawn elsewhere does not matter."""
    return Source(hmac.digest(key, f"{purpose} {number}".encode(), "sha256"))


def draw(state: State, key: bytes, number: int) -> ChanceAction:
    """What chance does in `state`, as row `number` (from 1) of the game that has `key`.

    Raises `ValueError` where chance has no part.
    """
    source = source_for(key, "row", number)
    match state.phase:
        case Phase.OPENING:
            return _draw_opening(state, source)
        case Phase.DEALING:
            return _draw_deal(state, source)
        case Phase.ROLLING:
            return Dice(_throw(state.edition.options.dice, source))
        case Phase.PICKING:
            cards = state.edition.deck.cards(matching(state))
            return Pick(source.choose(cards) if cards else None)
        case Phase.SHUFFLING:
            return Shuffle(tuple(source.shuffled([c.id for c in state.edition.bonus_cards])))
        case _:
            raise ValueError("it is not for chance to act")


def _throw(dice: int, source: Source) -> tuple[int, ...]:
    return tuple([source.below(6) + 1 for _ in range(dice)])


def _draw_opening(state: State, source: Source) -> Opening:
    seats = len(state.suspects)
    if state.edition.opener == "chance":
        drawn = source.below(seats)
        return Opening(tuple(1 if seat == drawn else None for seat in range(seats)))
    dice = opening_dice(state.edition)
    return Opening(
        tuple(
            sum(_throw(dice, source)) if state.rolling >> seat & 1 else None
            for seat in range(seats)
        )
    )


def _draw_deal(state: State, source: Source) -> Deal:
    edition = state.edition
    deck = edition.deck
    case_file = (
        source.choose(deck.suspects),
        source.choose(deck.weapons),
        source.choose(deck.rooms),
    )
    pile = iter(source.shuffled([card for card in deck.ids if card not in case_file]))
    sizes, face_up = edition.hand_sizes(len(state.suspects), state.seat)
    row = tuple(next(pile) for _ in range(edition.options.row_of(len(state.suspects))))
    hands = tuple(tuple(next(pile) for _ in range(size)) for size in sizes)
    match edition.options.weapons_start:
        case "middle":
            rooms = [MIDDLE] * len(deck.weapons)
        case "one-a-room":
            rooms = source.shuffled(deck.rooms)
        case _:
            rooms = [source.choose(deck.rooms) for _ in deck.weapons]
    weapons = dict(zip(deck.weapons, rooms, strict=False))
    return Deal(case_file, hands, weapons, tuple(next(pile) for _ in range(face_up)), row)


def outcomes(state: State) -> Iterator[tuple[ChanceAction, int]]:
    """Everything that chance can do next, each with its weight (a whole number).

    Listing every deal is for small decks. `ValueError` where chance has no part.
    """
    options = state.edition.options
    match state.phase:
        case Phase.OPENING:
            yield from _openings(state)
        case Phase.DEALING:
            for deal in _deals(state):
                yield deal, 1
        case Phase.ROLLING:
            for faces in product(range(1, 7), repeat=options.dice):
                yield Dice(faces), 1
        case Phase.PICKING:
            cards: tuple[str | None, ...] = state.edition.deck.cards(matching(state)) or (None,)
            for card in cards:
                yield Pick(card), 1
        case Phase.SHUFFLING:
            for pile in permutations([card.id for card in state.edition.bonus_cards]):
                yield Shuffle(pile), 1
        case _:
            raise ValueError("it is not for chance to act")


def _openings(state: State) -> Iterator[tuple[Opening, int]]:
    seats = len(state.suspects)
    if state.edition.opener == "chance":
        for drawn in range(seats):
            yield Opening(tuple(1 if seat == drawn else None for seat in range(seats))), 1
        return
    dice = opening_dice(state.edition)
    ways = {
        total: sum(sum(faces) == total for faces in product(range(1, 7), repeat=dice))
        for total in opening_totals(state.edition)
    }
    for totals in product(ways, repeat=state.rolling.bit_count()):
        left = iter(totals)
        rolls = tuple(next(left) if state.rolling >> seat & 1 else None for seat in range(seats))
        weight = 1
        for total in totals:
            weight *= ways[total]
        yield Opening(rolls), weight


def _deals(state: State) -> Iterator[Deal]:
    edition = state.edition
    deck = edition.deck
    sizes, face_up = edition.hand_sizes(len(state.suspects), state.seat)
    hidden = edition.options.row_of(len(state.suspects))
    lays: list[tuple[str, ...]]
    match edition.options.weapons_start:
        case "middle":
            lays = [(MIDDLE,) * len(deck.weapons)]
        case "one-a-room":
            lays = list(permutations(deck.rooms, len(deck.weapons)))
        case _:
            lays = list(product(deck.rooms, repeat=len(deck.weapons)))
    for case_file in product(deck.suspects, deck.weapons, deck.rooms):
        rest = deck.all & ~deck.bits(case_file)
        for piles in _splits(rest, (*sizes, face_up, hidden)):
            *hands, face_up_cards, row = (deck.cards(pile) for pile in piles)
            for faces in permutations(row):
                for rooms in lays:
                    weapons = dict(zip(deck.weapons, rooms, strict=True))
                    yield Deal(case_file, tuple(hands), weapons, face_up_cards, faces)


def _splits(cards: int, sizes: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """Every way to make piles of `sizes` of `cards`, all as bits."""
    if not sizes:
        yield ()
        return
    for pile in combinations(bits(cards), sizes[0]):
        taken = sum(1 << card for card in pile)
        for others in _splits(cards & ~taken, sizes[1:]):
            yield (taken, *others)
