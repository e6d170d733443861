"""Cards: a deck of suspects, weapons and rooms; a set of cards is an ``int`` of bits."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property
from typing import Final, Literal

Kind = Literal["suspect", "weapon", "room"]
KINDS: Final[tuple[Kind, ...]] = ("suspect", "weapon", "room")


def bits(cards: int) -> Iterator[int]:
    """The indices of the bits that are set in `cards`, lowest first."""
    while cards:
        low = cards & -cards
        yield low.bit_length() - 1
        cards ^= low


class Deck:
    """All cards of an edition: index is place in ``ids``; suspects first, then weapons, rooms."""

    def __init__(
        self, suspects: Iterable[str], weapons: Iterable[str], rooms: Iterable[str]
    ) -> None:
        self.suspects = tuple(suspects)
        self.weapons = tuple(weapons)
        self.rooms = tuple(rooms)
        self.ids = self.suspects + self.weapons + self.rooms
        self.index = {card: i for i, card in enumerate(self.ids)}
        if len(self.index) != len(self.ids):
            raise ValueError("a deck holds each card once")

    def __len__(self) -> int:
        return len(self.ids)

    @cached_property
    def all(self) -> int:
        """Every card, as bits."""
        return (1 << len(self.ids)) - 1

    @cached_property
    def kinds(self) -> tuple[int, int, int]:
        """The suspects, the weapons and the rooms, each as bits."""
        return (self.bits(self.suspects), self.bits(self.weapons), self.bits(self.rooms))

    def kind(self, card: str) -> Kind:
        """Which of the three kinds `card` is; `KeyError` for a card that is not in the deck."""
        bit = 1 << self.index[card]
        return next(kind for kind, cards in zip(KINDS, self.kinds, strict=True) if cards & bit)

    def bits(self, cards: Iterable[str]) -> int:
        """`cards` as bits; `KeyError` for a card that is not in the deck."""
        found = 0
        for card in cards:
            found |= 1 << self.index[card]
        return found

    def cards(self, held: int) -> tuple[str, ...]:
        """The ids of the cards whose bits are set in `held`, in deck order."""
        return tuple([self.ids[i] for i in bits(held)])
