"""Hands that are full although not all of their cards are known."""

from __future__ import annotations

from collections.abc import Iterator

from tudor.detective.evidence import HoldsOne
from tudor.detective.reasons.known import Known, holding, lacking

Owed = tuple[int, int]
"""An answer: its clue's number, and the cards (bits) that it can have been."""


def answers_fill_hands(known: Known) -> None:
    """Where answers that no card serves twice need all the room of a hand, nothing else fits.

    Raises `Contradiction` where something else is known to be there.
    """
    for holder, size in enumerate(known.table.sizes):
        held = known.held[holder]
        room = size - held.bit_count()
        if room <= 0:
            continue
        asked = {
            number: clue.cards
            for number, clue in known.clues.items()
            if isinstance(clue, HoldsOne) and clue.holder == holder and not clue.cards & held
        }
        owed = tuple([(number, cards & known.can[holder]) for number, cards in asked.items()])
        for answers in _apart(owed, room):
            once = twice = served = 0
            for number, cards in answers:
                served |= cards
                twice |= once & asked[number]
                once |= asked[number]
            known.infer(
                "spoken-for",
                lacking(known.can[holder] & ~held & ~served, holder),
                (*holding(held, holder), *lacking(twice, holder)),
                answers=tuple([number for number, _ in answers]),
            )


def _apart(owed: tuple[Owed, ...], wanted: int) -> Iterator[tuple[Owed, ...]]:
    """Each choice of so many answers of which no two can have been the same card."""
    if not wanted:
        yield ()
        return
    for at in range(len(owed) - wanted + 1):
        rest = tuple([other for other in owed[at + 1 :] if not other[1] & owed[at][1]])
        for answers in _apart(rest, wanted - 1):
            yield (owed[at], *answers)
