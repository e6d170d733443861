"""What one has seen oneself: whose card it is, and what that alone says of others."""

from __future__ import annotations

from tudor.detective.belief import Belief
from tudor.detective.evidence import Holds


def seen(belief: Belief) -> dict[tuple[str, int], bool]:
    """The marks, by card and holder, that cards make which one holds or has seen.

    A card that is seen is with nobody else, open cards are with nobody, and a hand of which every
    card is seen holds no other. Nothing is concluded from what others said.
    """
    table = belief.table
    deck = table.deck
    held = [0] * len(table.holders)
    for clue in belief.clues:
        if isinstance(clue, Holds):
            held[clue.holder] |= clue.cards
    everywhere = table.open
    for cards in held:
        everywhere |= cards
    marks = {}
    for holder, cards in enumerate(held):
        is_whole = cards.bit_count() >= table.size(holder)
        for index, card in enumerate(deck.ids):
            bit = 1 << index
            if cards & bit:
                marks[card, holder] = True
            elif is_whole or everywhere & bit:
                marks[card, holder] = False
    return marks
