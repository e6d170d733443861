"""Cards and holders as they are typed: ``rope=plum``, ``rope=Bo``, ``hall=2``, ``hall=row:1``."""

from __future__ import annotations

import click

from tudor.detective.evidence import Table
from tudor.detective.notes.mistakes import NotesError
from tudor.detective.notes.naming import check_card
from tudor.detective.notes.shapes import Notes
from tudor.phrases.catalogue import Catalogue
from tudor.phrases.mistakes import mistake_words

Supposition = tuple[str, int]
"""A card and the number of the holder that is supposed to have it."""


def supposition(text: str, notes: Notes, table: Table, words: Catalogue) -> Supposition:
    """A card and a holder from ``CARD=HOLDER``; a usage error in words where there is no such."""
    card, equals, holder = text.partition("=")
    if not equals:
        raise click.UsageError(words.phrase("solve-no-card-holder", text=text))
    return known_card(card, table, words), _holder(holder, notes, table, words)


def known_card(card: str, table: Table, words: Catalogue) -> str:
    """`card`, if it is in the deck; else a usage error in words."""
    try:
        check_card(table.deck, card, ())
    except NotesError as mistake:
        raise click.UsageError(mistake_words(words, mistake)) from None
    return card


def _holder(text: str, notes: Notes, table: Table, words: Catalogue) -> int:
    names = holder_names(notes, table)
    numbers = [str(seat + 1) for seat in range(table.seats)]
    called = [seat.name.casefold() for seat in notes.seats]
    for known_as, typed in ((names, text), (numbers, text), (called, text.casefold())):
        if typed and known_as.count(typed) == 1:
            return known_as.index(typed)
    known = ", ".join(names)
    raise click.UsageError(words.phrase("solve-no-holder", text=text, known=known))


def holder_names(notes: Notes, table: Table) -> list[str]:
    """What each holder is called on the command line; a row's places are counted from 1."""
    row = [f"row:{place + 1}" for place in range(table.case_file - table.seats)]
    return [*(seat.suspect for seat in notes.seats), *row, "case-file"]
