"""A simple notebook sheet: which cards are not in the case file, and who lacks which."""

from __future__ import annotations

from collections.abc import Iterable

from tudor.rules.actions import Challenge
from tudor.rules.edition import Edition
from tudor.rules.events import (
    Challenged,
    Dealt,
    Event,
    LaidOpen,
    Looked,
    NothingShown,
    Peeked,
    Revealed,
    Shown,
)
from tudor.rules.view import Inquiry, View


class Sheet:
    """What follows plainly from a seat's own view, and no more than a beginner's.

    Sound where answers are enforced; on honour it is as good as the others' word.

    It reads own and open cards, cards shown to the seat, and who had nothing to show. On honour it
    takes all at their word until one is caught out, and believes no "nothing" of theirs then.
    """

    def __init__(self, edition: Edition, seats: int, seat: int) -> None:
        self._deck = edition.deck
        self._seat = seat
        self._row = edition.options.row_of(seats) > 0
        self._on_honour = edition.options.answering == "on-honour"
        self._lacks = [0] * seats
        self._holds = [0] * seats
        self._liars: set[int] = set()
        self._heard: dict[Challenge, int] = {}
        self.false: set[Challenge] = set()
        """On honour: answers of "nothing" by seats that are known to hold one of the cards."""
        self.innocent = 0
        """Cards, as bits, that are certainly not in the case file."""

    def read(self, event: Event, view: View) -> None:
        """Take in one event; `view` is the seat's view after it."""
        match event:
            case Dealt():
                self._lacks[self._seat] = self._deck.all & ~self._deck.bits(view.hand)
                self._clear((*view.hand, *view.open))
            case Peeked(card=str(card)):
                self._clear([card])
            case LaidOpen(seat=seat, cards=cards):
                self._saw(seat, cards)
            case Shown(seat=seat, card=str(card)) | Revealed(seat=seat, card=card):
                self._saw(seat, [card])
            case Looked(at=seat, card=str(card)):
                self._saw(seat, [card])
            case NothingShown(seat=seat) if view.question:
                self._hear_nothing(seat, view.question)
            case Challenged(at=seat, false=True):
                self._mistrust(seat)
            case _:
                pass

    def _saw(self, seat: int, cards: Iterable[str]) -> None:
        self._clear(cards)
        self._holds[seat] |= self._deck.bits(cards)
        self._look_for_lies(seat)

    def _hear_nothing(self, seat: int, asked: Inquiry) -> None:
        cards = self._deck.bits((asked.suspect, asked.weapon, asked.room))
        if seat not in self._liars:
            self._lacks[seat] |= cards
        if self._on_honour and seat != self._seat:
            self._heard[Challenge(seat, asked.number)] = cards
            self._look_for_lies(seat)

    def _look_for_lies(self, seat: int) -> None:
        for denied, cards in self._heard.items():
            if denied.seat == seat and cards & self._holds[seat]:
                self.false.add(denied)
                self._mistrust(seat)

    def _mistrust(self, seat: int) -> None:
        self._liars.add(seat)
        self._lacks[seat] = 0

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
            found.append(self._deck.cards(known)[0] if known.bit_count() == 1 else None)
        return found
