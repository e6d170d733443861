"""What a belief says of a card, in a sentence."""

from __future__ import annotations

from tudor.detective.belief import Belief
from tudor.detective.model import Model
from tudor.phrases.catalogue import Catalogue
from tudor.phrases.percent import percent
from tudor.phrases.reasons.wording import Wording


def explain_finding(wording: Wording, belief: Belief, card: str, holder: int) -> str:
    """That `holder` surely has `card` or has it not, or how likely, by the model that is named.

    Raises `KeyError` for an unknown card, `IndexError` for a holder that there is not, and
    `Impossible` where no deal fits.
    """
    sure = belief.certain(card, holder)
    if sure is not None:
        holds = "yes" if sure else "no"
        told = wording.say("surely", **wording.at(holder), card=card, holds=holds)
    else:
        told = wording.say(
            "chance",
            clause=wording.holds(holder, wording.say("card", card=card), 1),
            chance=percent(wording.catalogue, belief.probability(card, holder)),
            model=model_name(wording.catalogue, belief.model),
        )
    return wording.sentence(told)


def model_name(catalogue: Catalogue, model: Model) -> str:
    """A model's name in a word or two; ``model-….text`` explains it in a sentence."""
    return catalogue.phrase(f"model-{model}")
