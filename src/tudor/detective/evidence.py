"""What notes say of the hidden cards: clauses about who holds what, each from one entry.

A holder is a number: the seats from 0, then the places of a hidden row, last the case file.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from tudor.detective.notes import shapes as nt
from tudor.detective.notes.shapes import Notes
from tudor.rules.cards import Deck
from tudor.rules.edition import Edition


class Table(Struct, frozen=True):
    """The cards and who can hold them, before anything is known.

    `sizes`: how many cards each seat holds, then 1 for each place of the row. `open`: as bits.
    """

    deck: Deck
    seats: int
    sizes: tuple[int, ...]
    open: int

    @property
    def case_file(self) -> int:
        """The number of the case file as a holder."""
        return len(self.sizes)

    @property
    def holders(self) -> range:
        """All holders: seats, places, case file."""
        return range(len(self.sizes) + 1)

    def size(self, holder: int) -> int:
        """How many cards a holder has; the case file one of each kind."""
        return len(self.deck.kinds) if holder == self.case_file else self.sizes[holder]


class _Clue(Struct, frozen=True):
    entry: int | None
    """Where it is noted; None: one's own hand, dealt before the first entry, or a supposition."""


class Holds(_Clue, frozen=True):
    """`holder` holds all of `cards` (bits)."""

    holder: int
    cards: int


class Lacks(_Clue, frozen=True):
    """`holder` holds none of `cards` (bits)."""

    holder: int
    cards: int


class HoldsOne(_Clue, frozen=True):
    """`holder` holds at least one of `cards` (bits)."""

    holder: int
    cards: int


class Wrong(_Clue, frozen=True):
    """`cards`, three as bits, are not the case file."""

    cards: int


class Picked(_Clue, frozen=True):
    """`holder` showed `card` (an index) to this seat, asked for `cards` (bits)."""

    holder: int
    cards: int
    card: int


Clue = Holds | Lacks | HoldsOne | Wrong | Picked


def table_of(notes: Notes, edition: Edition) -> Table:
    """The table that `notes` are of."""
    row = edition.options.row_of(len(notes.seats))
    sizes = (*(seat.cards for seat in notes.seats), *(1,) * row)
    return Table(edition.deck, len(notes.seats), sizes, edition.deck.bits(notes.open))


def evidence(notes: Notes, edition: Edition) -> tuple[Clue, ...]:
    """All that `notes` say, in their order; they must have passed `check`."""
    reader = _Reader(notes, edition)
    return tuple(reader.read())


class _Reader:
    """Reads notes from first to last: what an answer proves depends on what came before it."""

    def __init__(self, notes: Notes, edition: Edition) -> None:
        self._notes = notes
        self._deck = edition.deck
        self._case_file = table_of(notes, edition).case_file
        options = edition.options
        self._on_honour = options.answering == "on-honour"
        self._table_answers = options.table_answers
        self._gone: set[int] = set()
        """Seats for whose hand the table answers, which is beyond doubt."""

    def read(self) -> Iterator[Clue]:
        notes = self._notes
        yield Holds(None, notes.me, self._deck.bits(notes.hand))
        for index, entry in enumerate(notes.entries):
            match entry:
                case nt.Suggestion():
                    for answer in entry.answers:
                        yield from self._answer(index, entry, answer)
                case nt.Accusation():
                    yield from self._accusation(index, entry)
                case nt.Peek(place=place, card=str(card)):
                    yield Holds(index, len(notes.seats) + place, self._deck.bits([card]))
                case nt.Look(at=seat, card=str(card)):
                    yield Holds(index, seat, self._deck.bits([card]))
                case nt.LaidOpen(by=seat, cards=cards):
                    yield Holds(index, seat, self._deck.bits(cards))
                case nt.Challenge():
                    yield self._challenge(index, entry)
                case _:
                    pass

    def _answer(self, index: int, asked: nt.Suggestion, answer: nt.Answer) -> Iterator[Clue]:
        cards = self._deck.bits(asked.cards)
        if not answer.shows:
            if not self._on_honour or answer.by in self._gone:
                yield Lacks(index, answer.by, cards)
        elif answer.card is None:
            yield HoldsOne(index, answer.by, cards)
        else:
            yield Holds(index, answer.by, self._deck.bits([answer.card]))
            if asked.by == self._notes.me:
                yield Picked(index, answer.by, cards, self._deck.index[answer.card])

    def _accusation(self, index: int, entry: nt.Accusation) -> Iterator[Clue]:
        cards = self._deck.bits(entry.cards)
        if entry.right:
            yield Holds(index, self._case_file, cards)
            return
        yield Wrong(index, cards)
        if self._table_answers:
            self._gone.add(entry.by)
        if entry.case_file is not None:
            yield Holds(index, self._case_file, self._deck.bits(entry.case_file))

    def _challenge(self, index: int, entry: nt.Challenge) -> Clue:
        cards = self._deck.bits(self._notes.suggestion(entry.entry).cards)
        kind = HoldsOne if entry.false else Lacks
        return kind(index, entry.seat, cards)
