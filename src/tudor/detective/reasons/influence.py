"""What moves a probability most."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import cached_property
from typing import Final

from msgspec import Struct

from tudor.detective.belief import Belief
from tudor.detective.evidence import Clue

LEAST: Final = Fraction(1, 200)
"""Half a percent: what moves a probability less is not worth telling."""


class Influence(Struct, frozen=True):
    """The probability `before`, without what `entry` says, and `after`, with all entries."""

    entry: int
    before: Fraction
    after: Fraction


class Influences:
    """What each entry does to the probabilities of a belief.

    All of it is worked out at the first question, for every card and holder at once.
    """

    def __init__(self, belief: Belief) -> None:
        self._belief = belief

    def on(self, card: str, holder: int, limit: int = 5) -> tuple[Influence, ...]:
        """The entries that move the probability that `holder` has `card`, the strongest first.

        At most `limit` of them, none that moves it by less than `LEAST`. Raises `KeyError` for an
        unknown card, `IndexError` for an unknown holder, and `Impossible` where no deal fits.
        """
        after = self._belief.probability(card, holder)
        found = [
            Influence(entry, before[card][holder], after)
            for entry, before in self._without.items()
            if abs(after - before[card][holder]) >= LEAST
        ]
        found.sort(key=lambda influence: -abs(influence.after - influence.before))
        return tuple(found[:limit])

    @cached_property
    def _without(self) -> dict[int, dict[str, list[Fraction]]]:
        """By entry, the probabilities without it, by card and holder."""
        clues = self._belief.clues
        entries = sorted({clue.entry for clue in clues if clue.entry is not None})
        return {
            entry: self._chances([clue for clue in clues if clue.entry != entry])
            for entry in entries
        }

    def _chances(self, clues: Sequence[Clue]) -> dict[str, list[Fraction]]:
        table = self._belief.table
        belief = Belief(table, clues, self._belief.model)
        return {
            card: [belief.probability(card, holder) for holder in table.holders]
            for card in table.deck.ids
        }
