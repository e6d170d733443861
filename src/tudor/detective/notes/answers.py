"""The answers to one suggestion: who gave them in which order, and with which cards."""

from __future__ import annotations

from tudor.detective.notes.mistakes import NotesError, NotesReason, Place
from tudor.detective.notes.naming import check_card
from tudor.detective.notes.shapes import Accusation, Answer, Notes, Suggestion
from tudor.rules.asking import next_asked
from tudor.rules.cards import Deck
from tudor.rules.options import Options


def hands_laid_open(notes: Notes, options: Options, index: int) -> int:
    """The seats (bits) that are not asked at the entry `index`, for their hands lie open."""
    if not options.lays_open:
        return 0
    before = notes.entries[:index]
    wrong = {entry.by for entry in before if isinstance(entry, Accusation) and not entry.right}
    return sum(1 << seat for seat in wrong)


def check_answers(notes: Notes, deck: Deck, index: int, asked: Suggestion, laid_open: int) -> None:
    """`NotesError` where the answers to `asked`, the entry at `index`, cannot be.

    The seats whose hand lies open (bits) are not asked. Answers at the end may be missing.
    """
    last = asked.by
    shower: int | None = None
    for at, answer in enumerate(asked.answers):
        place: Place = ("entries", index, "answers", at)
        seat = answer.by
        if seat == asked.by:
            raise NotesError("answer-by-asker", place, seat=seat)
        if shower is not None:
            reason: NotesReason = "shown-twice" if answer.shows else "answer-after-show"
            raise NotesError(reason, place, seat=seat, first=shower)
        expected = next_asked(len(notes.seats), asked.by, last, laid_open)
        if expected is None:
            raise NotesError("all-answered", place, seat=seat)
        if seat != expected:
            raise NotesError("out-of-turn", place, seat=seat, awaited=expected)
        last = seat
        if answer.shows:
            shower = seat
        _check_shown(notes, deck, asked, answer, place)


def _check_shown(notes: Notes, deck: Deck, asked: Suggestion, answer: Answer, place: Place) -> None:
    card = answer.card
    if card is None:
        if answer.shows and asked.by == notes.me:
            raise NotesError("card-missing", place)
        return
    at = (*place, "card")
    check_card(deck, card, at)
    if not answer.shows:
        raise NotesError("card-with-nothing", at, card=card)
    if card not in asked.cards:
        raise NotesError("not-asked-for", at, card=card)
    if answer.by == notes.me and card not in notes.hand:
        raise NotesError("not-held", at, card=card)
