"""A count too large for one walk as several smaller ones: a seat holds a card, or it does not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from tudor.detective.counting.count import Count
from tudor.detective.counting.puzzle import Puzzle
from tudor.detective.errors import Impossible
from tudor.detective.evidence import Clue, Holds, Lacks, Table
from tudor.detective.model import Model
from tudor.rules.cards import bits

_MOST_STATES: Final = 1 << 19


def parts(table: Table, clues: Sequence[Clue], model: Model) -> Iterator[Count]:
    """Counts that together are that of all deals that fit, no deal in two of them."""
    try:
        count = Count(Puzzle(table, clues, model))
    except Impossible:
        return
    if count.states <= _MOST_STATES or not count.puzzle.features:
        yield count
        return
    holder, card = _most_asked(count.puzzle)
    for kind in (Holds, Lacks):
        yield from parts(table, [*clues, kind(None, holder, 1 << card)], model)


def _most_asked(puzzle: Puzzle) -> tuple[int, int]:
    """The holder and the card that most features speak of."""
    asked = Counter(
        (puzzle.groups[feature.group].members[0][0], card)
        for feature in puzzle.features
        for card in bits(feature.cards)
    )
    return max(asked, key=lambda pair: asked[pair])
