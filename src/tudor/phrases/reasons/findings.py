"""What a belief says of a card, what moves it, and which entries are at odds, in sentences.

Arguments are as for `tudor.phrases.explain.explain`.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Final

from tudor.detective.belief import Belief
from tudor.detective.model import Model
from tudor.detective.notes import shapes as nt
from tudor.detective.notes.shapes import Notes
from tudor.detective.reasons.changes import Repair
from tudor.detective.reasons.influence import Influence
from tudor.detective.reasons.shapes import Chain
from tudor.phrases.catalogue import Catalogue
from tudor.phrases.reasons.changes import condition
from tudor.phrases.reasons.wording import Args, Wording, sentence

_KINDS: Final[dict[type[nt.Entry], str]] = {
    nt.Suggestion: "question",
    nt.Accusation: "accusation",
}
"""What an entry is called, where it is not just an entry."""


def explain_finding(
    catalogue: Catalogue,
    belief: Belief,
    card: str,
    holder: int,
    notes: Notes,
    name: Callable[[int], str],
    me: int,
) -> str:
    """That `holder` surely has `card` or has it not, or how likely, by the model that is named.

    Raises `KeyError` for an unknown card, and `Impossible` where no deal fits.
    """
    wording = Wording(catalogue, belief.table, notes, name, int, me)
    sure = belief.certain(card, holder)
    if sure is not None:
        holds = "yes" if sure else "no"
        told = wording.say("surely", **wording.at(holder), card=card, holds=holds)
    else:
        told = wording.say(
            "chance",
            clause=wording.holds(holder, wording.say("card", card=card), 1),
            chance=percent(catalogue, belief.probability(card, holder)),
            model=model_name(catalogue, belief.model),
        )
    return wording.sentence(told)


def explain_influence(
    catalogue: Catalogue,
    influence: Influence,
    belief: Belief,
    notes: Notes,
    name: Callable[[int], str],
    number: Callable[[int], int],
    me: int,
) -> str:
    """How likely it is without an entry and with it; the model is to be named above."""
    wording = Wording(catalogue, belief.table, notes, name, number, me)
    told = wording.say(
        "influence",
        entry=_entry(wording, influence.entry),
        without=percent(catalogue, influence.before),
        with_it=percent(catalogue, influence.after),
    )
    return wording.sentence(told)


def explain_conflict(catalogue: Catalogue, chain: Chain, number: Callable[[int], int]) -> str:
    """Which entries contradict each other."""
    numbers = [str(number(entry)) for entry in chain.entries]
    count, joined = len(numbers), catalogue.join(numbers)
    told = catalogue.phrase("reason-conflict", numbers=joined, count=count)
    return sentence(catalogue.phrase("reason-plain", clause=told))


def explain_repair(
    catalogue: Catalogue,
    repair: Repair,
    notes: Notes,
    name: Callable[[int], str],
    number: Callable[[int], int],
) -> str:
    """A single change after which the notes would fit."""
    kind = _KINDS.get(type(notes.entries[repair.entry]), "entry")
    told = catalogue.phrase(
        "reason-repair",
        entry=catalogue.phrase(f"reason-{kind}", number=number(repair.entry)),
        change=condition(catalogue, repair, notes, name),
    )
    return sentence(catalogue.phrase("reason-plain", clause=told))


def model_name(catalogue: Catalogue, model: Model) -> str:
    """A model's name in a word or two; ``model-….text`` explains it in a sentence."""
    return catalogue.phrase(f"model-{model}")


def percent(catalogue: Catalogue, chance: Fraction) -> str:
    """A probability as a whole percentage; what is not certain is never 0 or 100 %."""
    number = round(100 * chance)
    shape = "just"
    if number != 100 * chance and number in {0, 100}:
        shape = "over" if number else "under"
    return catalogue.phrase("reason-percent", number=number, shape=shape)


def _entry(wording: Wording, index: int) -> str:
    entry = wording.notes.entries[index]
    args: Args = {"number": wording.number(index)}
    match entry:
        case nt.Suggestion():
            key, more = "suggestion", _asked(wording, entry)
        case nt.Accusation():
            key, more = "accusation", _asked(wording, entry)
        case nt.Peek(place=place):
            key, more = "peek", {"place": place + 1}
        case nt.Look(by=by, at=at):
            key, more = "look", wording.between(at, by)
        case nt.LaidOpen(cards=cards):
            key, more = "laid-open", {"cards": " ".join(cards)}
        case nt.Challenge(entry=asked):
            key, more = "challenge", {"asked": wording.number(asked)}
    return wording.say(f"about-{key}", **args, **more)


def _asked(wording: Wording, entry: nt.Suggestion | nt.Accusation) -> Args:
    return {"by": wording.player(entry.by), "cards": " ".join(entry.cards)}
