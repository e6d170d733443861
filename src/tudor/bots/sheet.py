"""A simple notebook sheet: which cards are not in the case file, and who lacks which."""

from __future__ import annotations

from collections.abc import Iterable

from tudor.rules.edition import Edition
from tudor.rules.events import Dealt, Event, LaidOpen, NothingShown, Peeked, Shown
from tudor.rules.view import View


class Sheet:
    """What follows plainly from a seat's own view: sound, and no more than a beginner's.

    It reads own and open cards, cards shown to the seat, and who had nothing to show.
    """

    def __init__(self, edition: Edition, seats: int, seat: int) -> None:
        self._deck = edition.deck
        self._seat = seat
        self._row = edition.options.row > 0
        self._lacks = [0] * seats
        self.innocent = 0
        """Cards, as bits, that are certainly not in the case file."""

    def read(self, event: Event, view: View) -> None:
        """Take in one event; `view` is the seat's view after it."""
        match event:
            case Dealt():
                self._lacks[self._seat] = self._deck.all & ~self._deck.bits(view.hand)
                self._clear((*view.hand, *view.open))
            case Shown(card=str(card)) | Peeked(card=str(card)):
                self._clear([card])
            case LaidOpen(cards=cards):
                self._clear(cards)
            case NothingShown(seat=seat) if view.question:
                asked = view.question
                self._lacks[seat] |= self._deck.bits((asked.suspect, asked.weapon, asked.room))
            case _:
                pass

    def _clear(self, cards: Iterable[str]) -> None:
        self.innocent |= self._deck.bits(cards)

    def solution(self) -> list[str | None]:
        """The case file's suspect, weapon and room, each null while it is not certain."""
        nobody = self._deck.all & ~self.innocent
        if self._row:
            nobody = 0
        for lacks in self._lacks:
            nobody &= lacks
        found: list[str | None] = []
        for kind in self._deck.kinds:
            left = kind & ~self.innocent
            known = left if left.bit_count() == 1 else nobody & kind
            found.append(self._deck.cards(known)[0] if known else None)
        return found
