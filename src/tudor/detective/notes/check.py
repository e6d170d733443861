"""Whether notes can be of a game at all; whether any deal fits them is for `Belief` to say."""

from __future__ import annotations

from tudor.detective.notes.course import Course
from tudor.detective.notes.mistakes import NotesError
from tudor.detective.notes.naming import check_card, check_cards
from tudor.detective.notes.shapes import Notes
from tudor.rules.edition import Edition
from tudor.rules.errors import EditionError


def check(notes: Notes, edition: Edition) -> None:
    """Raises `NotesError` where notes are of no game that these rules allow."""
    try:
        _check_seats(notes, edition)
        _check_cards(notes, edition)
        Course(notes, edition).check()
    except NotesError as mistake:
        mistake.seats = notes.seats
        raise


def _check_seats(notes: Notes, edition: Edition) -> None:
    count = len(notes.seats)
    try:
        edition.check_seats(count)
    except EditionError:
        players = edition.options.players
        raise NotesError(
            "number-of-seats", ("seats",), found=count, fewest=min(players), most=max(players)
        ) from None
    taken: set[str] = set()
    for index, seat in enumerate(notes.seats):
        place = ("seats", index, "suspect")
        check_card(edition.deck, seat.suspect, place, "suspect")
        if seat.suspect in taken:
            raise NotesError("suspect-twice", place, suspect=seat.suspect)
        taken.add(seat.suspect)
    if notes.me not in range(count):
        raise NotesError("unknown-seat", ("me",), number=notes.me, last=count - 1)


def _check_cards(notes: Notes, edition: Edition) -> None:
    deck, held = edition.deck, notes.seats[notes.me].cards
    check_cards(deck, notes.hand, ("hand",))
    check_cards(deck, notes.open, ("open",), notes.hand)
    found = sum(seat.cards for seat in notes.seats)
    expected = edition.cards_dealt(len(notes.seats)) - len(notes.open)
    if found != expected:
        raise NotesError(
            "hand-sizes",
            ("seats",),
            found=found,
            expected=expected,
            cards=len(deck),
            open=len(notes.open),
            row=edition.options.row_of(len(notes.seats)),
        )
    if len(notes.hand) != held:
        raise NotesError("hand-size", ("hand",), found=len(notes.hand), expected=held)
