"""What is wrong with notes that no deal fits, and which single changes would repair them."""

from __future__ import annotations

from collections.abc import Iterable

from tudor.detective.belief import Belief
from tudor.detective.errors import NoContradiction
from tudor.detective.notes import shapes as nt
from tudor.detective.notes.check import check
from tudor.detective.notes.mistakes import NotesError
from tudor.detective.notes.shapes import Notes
from tudor.detective.reasons.changes import Repair, changes, repaired
from tudor.detective.reasons.irreducible import Case
from tudor.detective.reasons.shapes import Chain
from tudor.rules.edition import Edition


def conflict(belief: Belief) -> Chain:
    """The steps to a contradiction between clues that no deal fits.

    None of the clues, nor of the entries, can be dropped; one's own hand is taken for granted.
    Raises `NoContradiction` where a deal fits.
    """
    if belief.consistent:
        raise NoContradiction
    return Case(belief, None).chain()


def repairs(notes: Notes, edition: Edition) -> tuple[Repair, ...]:
    """The single changes after which notes are in order and a deal fits them.

    A card, a seat or a place for another come first, then yes for no, then what leaves an entry
    out; in each, the entries in their order. Raises `NoContradiction` where a deal fits as it is.
    """
    chain = conflict(Belief.of(notes, edition, "any"))
    found = [
        repair
        for index in sorted(_concerned(notes, chain.entries))
        for repair in changes(notes, index, edition)
        if _repairs(notes, repair, edition)
    ]
    return tuple(sorted(found, key=_size))


def _concerned(notes: Notes, entries: Iterable[int]) -> set[int]:
    """The entries of a conflict, and those that decide what they prove."""
    found = set(entries)
    for index in entries:
        match notes.entries[index]:
            case nt.Challenge(entry=asked):
                found.add(asked)
            case nt.Suggestion(answers=answers):
                # The table answers for who accused wrongly, and never on honour alone.
                gone = {answer.by for answer in answers}
                before = enumerate(notes.entries[:index])
                found |= {i for i, e in before if isinstance(e, nt.Accusation) and e.by in gone}
            case _:
                pass
    return found


def _repairs(notes: Notes, repair: Repair, edition: Edition) -> bool:
    after = repaired(notes, repair, edition)
    if after is None:
        return False
    try:
        check(after, edition)
    except NotesError:
        return False
    return Belief.of(after, edition, "any").consistent


def _size(repair: Repair) -> int:
    if repair.change == "left-out":
        return 2
    return 1 if repair.change in {"shows", "right", "false"} else 0
