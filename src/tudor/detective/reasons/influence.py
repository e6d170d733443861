"""What moves a probability most."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from msgspec import Struct

from tudor.detective.belief import Belief
from tudor.detective.model import Model
from tudor.detective.notes.shapes import Notes
from tudor.rules.edition import Edition

LEAST: Final = Fraction(1, 200)
"""Half a percent: what moves a probability less is not worth telling."""


class Influence(Struct, frozen=True):
    """The probability `before`, without what `entry` says, and `after`, with all entries."""

    entry: int
    before: Fraction
    after: Fraction


def influences(
    notes: Notes, edition: Edition, card: str, holder: int, model: Model, limit: int = 5
) -> tuple[Influence, ...]:
    """The entries that move the probability that `holder` has `card`, the strongest first.

    At most `limit` of them, none that moves it by less than `LEAST`. Raises `KeyError` for an
    unknown card, and `Impossible` where no deal fits.
    """
    belief = Belief.of(notes, edition, model)
    after = belief.probability(card, holder)
    found = []
    for entry in sorted({clue.entry for clue in belief.clues if clue.entry is not None}):
        clues = [clue for clue in belief.clues if clue.entry != entry]
        before = Belief(belief.table, clues, model).probability(card, holder)
        if abs(after - before) >= LEAST:
            found.append(Influence(entry, before, after))
    found.sort(key=lambda influence: -abs(influence.after - influence.before))
    return tuple(found[:limit])
