"""Single changes of an entry, such as undo a slip of the pen: which there are, how to make them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from tudor.detective.notes import shapes as nt
from tudor.detective.notes.shapes import Entry, Notes
from tudor.rules.cards import KINDS, Deck

Change = Literal[
    "suspect", "weapon", "room", "answerer", "card", "place", "shows", "right", "false", "left-out"
]
"""What is changed: a field of an entry or, for "answerer", "card", "shows", of one of its answers;
"card" also of a peek, a look, or one of the cards laid open. "left-out": the whole entry."""

Value = str | int | bool | None
"""A card's id, a seat or place, whether something was so, or None for what was not noted."""


class Repair(Struct, frozen=True):
    """One change of entry `entry`, from what to what; `answer`: of which of its answers.

    `after` of "shows" is the card's id where it must be known. Of "left-out", both are None.
    """

    entry: int
    change: Change
    before: Value = None
    after: Value = None
    answer: int | None = None


def changes(notes: Notes, index: int, deck: Deck) -> Iterator[Repair]:
    """All single changes of the entry at `index`, whether they make sense or not."""
    entry = notes.entries[index]
    match entry:
        case nt.Suggestion() | nt.Accusation():
            for kind in KINDS:
                before = getattr(entry, kind)
                cards = [card for card in deck.ids if deck.kind(card) == kind]
                yield from _others(index, kind, before, cards)
        case nt.Peek():
            yield from _others(index, "place", entry.place, range(_row(notes, deck)))
        case _:
            pass
    match entry:
        case nt.Suggestion():
            for answer in range(len(entry.answers)):
                yield from _answer_changes(notes, index, entry, answer)
        case nt.Accusation():
            yield Repair(index, "right", entry.right, not entry.right)
        case nt.Peek(card=str(card)) | nt.Look(card=str(card)):
            yield from _others(index, "card", card, deck.ids)
        case nt.LaidOpen():
            for card in entry.cards:
                free = [other for other in deck.ids if other not in entry.cards]
                yield from _others(index, "card", card, free)
        case nt.Challenge():
            yield Repair(index, "false", entry.false, not entry.false)
        case _:
            pass
    yield Repair(index, "left-out")


def repaired(notes: Notes, repair: Repair) -> Notes | None:
    """The notes with a change made; None where another entry is about one that is left out."""
    entries = list(notes.entries)
    if repair.change != "left-out":
        entries[repair.entry] = _changed(entries[repair.entry], repair)
        return replace(notes, entries=tuple(entries))
    del entries[repair.entry]
    for index, entry in enumerate(entries):
        if isinstance(entry, nt.Challenge):
            if entry.entry == repair.entry:
                return None
            if entry.entry > repair.entry:
                entries[index] = replace(entry, entry=entry.entry - 1)
    return replace(notes, entries=tuple(entries))


def _changed(entry: Entry, repair: Repair) -> Entry:
    after = repair.after
    if isinstance(entry, nt.Suggestion) and repair.answer is not None:
        answers = list(entry.answers)
        answer = answers[repair.answer]
        match repair.change:
            case "answerer":
                answer = replace(answer, by=after)
            case "card":
                answer = replace(answer, card=after)
            case _:
                card = after if isinstance(after, str) else None
                answer = replace(answer, shows=bool(after), card=card)
        answers[repair.answer] = answer
        return replace(entry, answers=tuple(answers))
    if isinstance(entry, nt.LaidOpen):
        cards = tuple(after if card == repair.before else card for card in entry.cards)
        return replace(entry, cards=cards)
    if repair.change == "right" and after:
        return replace(entry, right=True, case_file=None)
    return replace(entry, **{repair.change: after})


def _answer_changes(
    notes: Notes, index: int, entry: nt.Suggestion, number: int
) -> Iterator[Repair]:
    answer = entry.answers[number]
    seats = [seat for seat in range(len(notes.seats)) if seat != entry.by]
    yield from _others(index, "answerer", answer.by, seats, number)
    if answer.card is not None:
        yield from _others(index, "card", answer.card, entry.cards, number)
    if answer.shows:
        yield Repair(index, "shows", before=True, after=False, answer=number)
    elif notes.me in (entry.by, answer.by):
        for card in entry.cards:
            yield Repair(index, "shows", before=False, after=card, answer=number)
    else:
        yield Repair(index, "shows", before=False, after=True, answer=number)


def _others(
    index: int, change: Change, before: Value, values: Iterable[Value], answer: int | None = None
) -> Iterator[Repair]:
    for after in values:
        if after != before:
            yield Repair(index, change, before, after, answer)


def _row(notes: Notes, deck: Deck) -> int:
    """How many cards lie in the row: those that are in no hand, not open, and not in the file."""
    return len(deck) - len(KINDS) - len(notes.open) - sum(seat.cards for seat in notes.seats)
