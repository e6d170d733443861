"""Who may have shown a card in place of the seat that is noted: a slip that people make."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import takewhile

from msgspec.structs import replace

from tudor.detective.notes.answers import hands_laid_open
from tudor.detective.notes.shapes import Answer, Notes, Suggestion
from tudor.rules.asking import next_asked
from tudor.rules.edition import Edition


def asked_in_turn(notes: Notes, index: int, edition: Edition) -> Iterator[int]:
    """The seats that the suggestion at `index` is put to as long as nobody shows."""
    asker, seats = notes.entries[index].by, len(notes.seats)
    laid_open = hands_laid_open(notes, edition.options, index)
    seat = next_asked(seats, asker, asker, laid_open)
    while seat is not None:
        yield seat
        seat = next_asked(seats, asker, seat, laid_open)


def shown_by(shower: int, notes: Notes, index: int, edition: Edition) -> Suggestion:
    """The suggestion at `index`, which a card answers, as if `shower` had shown it.

    Those asked before showed nothing. The card stays where this seat asked and so has seen it;
    else it is left open.
    """
    asked = notes.suggestion(index)
    before = takewhile(lambda seat: seat != shower, asked_in_turn(notes, index, edition))
    card = asked.answers[-1].card if asked.by == notes.me else None
    shown = Answer(shower, shows=True, card=card)
    return replace(asked, answers=(*[Answer(seat, shows=False) for seat in before], shown))
