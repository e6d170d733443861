"""Who could have shown what: the answers of which this seat has not seen the card."""

from __future__ import annotations

from fractions import Fraction

from msgspec import Struct

from tudor.detective.belief import Belief
from tudor.detective.notes.shapes import Notes, Suggestion


class Unseen(Struct, frozen=True):
    """An answer in which `seat` showed somebody else one of `cards`, to the suggestion at `entry`.

    `cards`: how likely the seat holds each card that it could have shown; 0 is left out.
    """

    entry: int
    seat: int
    cards: dict[str, Fraction]


def unseen(notes: Notes, belief: Belief) -> tuple[Unseen, ...]:
    """All such answers, in their order; raises `Impossible` where no deal fits."""
    found = []
    for index, entry in enumerate(notes.entries):
        if not isinstance(entry, Suggestion):
            continue
        for answer in entry.answers:
            if answer.shows and answer.card is None and answer.by != notes.me:
                chances = {card: belief.probability(card, answer.by) for card in entry.cards}
                could = {card: chance for card, chance in chances.items() if chance}
                found.append(Unseen(index, answer.by, could))
    return tuple(found)
