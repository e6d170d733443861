"""Which entries of the notes contradict each other, in a sentence."""

from __future__ import annotations

from tudor.detective.reasons.shapes import Chain
from tudor.phrases.reasons.wording import Wording


def explain_conflict(wording: Wording, chain: Chain) -> str:
    """The entries that a chain to a contradiction rests on."""
    numbers = [str(wording.number(entry)) for entry in chain.entries]
    joined = wording.catalogue.join(numbers)
    return wording.sentence(wording.say("conflict", numbers=joined, count=len(numbers)))
