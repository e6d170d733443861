"""Single changes of an entry, such as undo a slip of the pen: which there are, how to make them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from tudor.detective.notes import shapes as nt
from tudor.detective.notes.shapes import Entry, Notes
from tudor.detective.reasons.showers import asked_in_turn, shown_by
from tudor.rules.cards import KINDS
from tudor.rules.edition import Edition

Change = Literal[
    "suspect", "weapon", "room", "answerer", "card", "place", "shows", "right", "false", "left-out"
]
"""What is changed: a field of an entry or, for "card", "shows", of one of its answers; "card" also
of a peek, a look, or one of the cards laid open. "answerer": which seat showed; those asked before
it showed nothing. "left-out": the whole entry."""

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


def changes(notes: Notes, index: int, edition: Edition) -> Iterator[Repair]:
    """All single changes of the entry at `index`, whether they make sense or not."""
    entry, deck = notes.entries[index], edition.deck
    match entry:
        case nt.Suggestion() | nt.Accusation():
            for kind in KINDS:
                before = getattr(entry, kind)
                cards = [card for card in deck.ids if deck.kind(card) == kind]
                yield from _others(index, kind, before, cards)
        case nt.Peek():
            row = edition.options.row_of(len(notes.seats))
            yield from _others(index, "place", entry.place, range(row))
        case _:
            pass
    match entry:
        case nt.Suggestion():
            for answer in range(len(entry.answers)):
                yield from _answer_changes(notes, index, entry, answer)
            yield from _shower_changes(notes, index, entry, edition)
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


def repaired(notes: Notes, repair: Repair, edition: Edition) -> Notes | None:
    """The notes with a change made; None where another entry is about one that is left out."""
    index = repair.entry
    entries = list(notes.entries)
    match repair:
        case Repair(change="left-out"):
            return _without(notes, index)
        case Repair(change="answerer", after=int(shower)):
            entries[index] = shown_by(shower, notes, index, edition)
        case _:
            entries[index] = _changed(entries[index], repair)
    return replace(notes, entries=tuple(entries))


def _without(notes: Notes, left_out: int) -> Notes | None:
    entries = [*notes.entries[:left_out], *notes.entries[left_out + 1 :]]
    for index, entry in enumerate(entries):
        if isinstance(entry, nt.Challenge):
            if entry.entry == left_out:
                return None
            if entry.entry > left_out:
                entries[index] = replace(entry, entry=entry.entry - 1)
    return replace(notes, entries=tuple(entries))


def _changed(entry: Entry, repair: Repair) -> Entry:
    after = repair.after
    if isinstance(entry, nt.Suggestion) and repair.answer is not None:
        answers = list(entry.answers)
        answer = answers[repair.answer]
        if repair.change == "card":
            answers[repair.answer] = replace(answer, card=after)
        else:
            card = after if isinstance(after, str) else None
            answers[repair.answer] = replace(answer, shows=bool(after), card=card)
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
    if answer.card is not None:
        yield from _others(index, "card", answer.card, entry.cards, number)
    if answer.shows:
        yield Repair(index, "shows", before=True, after=False, answer=number)
    elif notes.me in (entry.by, answer.by):
        for card in entry.cards:
            yield Repair(index, "shows", before=False, after=card, answer=number)
    else:
        yield Repair(index, "shows", before=False, after=True, answer=number)


def _shower_changes(
    notes: Notes, index: int, entry: nt.Suggestion, edition: Edition
) -> Iterator[Repair]:
    for number, answer in enumerate(entry.answers):
        if answer.shows:
            asked = asked_in_turn(notes, index, edition)
            yield from _others(index, "answerer", answer.by, asked, number)


def _others(
    index: int, change: Change, before: Value, values: Iterable[Value], answer: int | None = None
) -> Iterator[Repair]:
    for after in values:
        if after != before:
            yield Repair(index, change, before, after, answer)
