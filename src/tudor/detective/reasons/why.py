"""Why a mark is certain."""

from __future__ import annotations

from tudor.detective.belief import Belief
from tudor.detective.errors import NotCertain
from tudor.detective.reasons.irreducible import Case
from tudor.detective.reasons.shapes import Chain, Mark


def why(belief: Belief, card: str, holder: int) -> Chain:
    """Why `holder` surely has `card`, or surely has not.

    The clues that the chain names suffice, and none can be dropped, nor any entry; one's own hand
    is taken for granted. Raises `NotCertain`, `KeyError` for an unknown card, `IndexError` for an
    unknown holder, and `Impossible` where no deal fits.
    """
    holds = belief.certain(card, holder)
    if holds is None:
        raise NotCertain(card, holder)
    return Case(belief, Mark(belief.table.deck.index[card], holder, holds)).chain()
