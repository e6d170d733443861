"""What an entry of the notes does to a probability, in a sentence."""

from __future__ import annotations

from tudor.detective.notes import shapes as nt
from tudor.detective.reasons.influence import Influence
from tudor.phrases.percent import percent
from tudor.phrases.reasons.wording import Args, Wording


def explain_influence(wording: Wording, influence: Influence) -> str:
    """How likely it is without an entry and with it; the model is to be named above."""
    told = wording.say(
        "influence",
        entry=_entry(wording, influence.entry),
        without=percent(wording.catalogue, influence.before),
        with_it=percent(wording.catalogue, influence.after),
    )
    return wording.sentence(told)


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
