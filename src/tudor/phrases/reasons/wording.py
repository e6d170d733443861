"""Cards, holders and clauses about them in words, as the pieces of which reasons are told."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from tudor.detective.evidence import Table
from tudor.detective.notes.shapes import Notes
from tudor.detective.reasons.shapes import Mark
from tudor.phrases.catalogue import Catalogue

Args = dict[str, str | int]

_FIRST_LETTER: Final = re.compile(r"\w")


@dataclass(frozen=True)
class Wording:
    """How the seat whose notes these are, and who is "you", is told of a table.

    `name` gives a seat's name as it is in the middle of a sentence, `number` the number by which
    people know an entry of the notes. What is said is a piece of a sentence, its first letter
    small; `sentence` makes a sentence of it.
    """

    catalogue: Catalogue
    table: Table
    notes: Notes
    name: Callable[[int], str]
    number: Callable[[int], int]

    @property
    def me(self) -> int:
        """The seat that is "you"."""
        return self.notes.me

    def say(self, key: str, **args: str | int) -> str:
        """The phrase ``reason-`` and `key`."""
        return self.catalogue.phrase(f"reason-{key}", **args)

    def sentence(self, clause: str) -> str:
        """A clause as a sentence: with a capital and a full stop."""
        return sentence(self.say("plain", clause=clause))

    def ids(self, cards: int) -> str:
        """Cards (bits) as ``CARD`` takes them: their ids with spaces between."""
        return " ".join(self.table.deck.cards(cards))

    def id(self, card: int) -> str:
        """The id of a card."""
        return self.table.deck.ids[card]

    def card(self, card: int) -> str:
        """A card's name in the middle of a sentence."""
        return self.say("card", card=self.id(card))

    def kind(self, card: int) -> str:
        """The kind of a card, as phrases know it."""
        return self.table.deck.kind(self.id(card))

    def player(self, seat: int) -> str:
        """A player's name, or "you"."""
        return self.catalogue.phrase("event-you") if seat == self.me else self.name(seat)

    def between(self, by: int, to: int) -> Args:
        """Two players as arguments; `me` says which of them is the reader."""
        me = "by" if by == self.me else "to" if to == self.me else "none"
        return {"me": me, "by": self.name(by), "to": self.name(to)}

    def at(self, holder: int) -> Args:
        """A holder as arguments: `at` is "me", "seat", "place" or "case-file"."""
        seats = self.table.seats
        args: Args = {"at": "seat", "who": "", "place": 0}
        if holder == self.me:
            return args | {"at": "me"}
        if holder < seats:
            return args | {"who": self.name(holder)}
        if holder == self.table.case_file:
            return args | {"at": "case-file"}
        return args | {"at": "place", "place": holder - seats + 1}

    def place(self, holder: int) -> str:
        """Where a card is that `holder` has."""
        return self.say("at", **self.at(holder))

    def holds(self, holder: int, cards: str, count: int) -> str:
        """That a holder has `count` cards, which are in words already."""
        return self.say("holds", **self.at(holder), cards=cards, count=count)

    def lacks(self, holder: int, cards: str, count: int) -> str:
        """That a holder has none of `count` cards, which are in words already."""
        return self.say("lacks", **self.at(holder), cards=cards, count=count)

    def clause(self, marks: Sequence[Mark]) -> str:
        """What marks say that differ in their cards alone."""
        _, holder, holds = marks[0]
        names = [self.card(mark.card) for mark in marks]
        if holds:
            return self.holds(holder, self.catalogue.join(names), len(names))
        return self.lacks(holder, self.nor(names), len(names))

    def nor(self, items: Sequence[str]) -> str:
        """A list of what all is denied."""
        *others, last = items or ("",)
        return self.say("nor", items=", ".join(others), last=last) if others else last


def sentence(text: str) -> str:
    """`text` with a capital."""
    return _FIRST_LETTER.sub(lambda found: found.group().upper(), text, count=1)
