"""A change that would repair notes, in a sentence."""

from __future__ import annotations

from typing import Final

from tudor.detective.notes import shapes as nt
from tudor.detective.reasons.changes import Repair
from tudor.phrases.reasons.wording import Args, Wording

_KINDS: Final[dict[type[nt.Entry], str]] = {
    nt.Suggestion: "question",
    nt.Accusation: "accusation",
}
"""What an entry is called, where it is not just an entry."""


def explain_repair(wording: Wording, repair: Repair) -> str:
    """A single change after which the notes would fit."""
    kind = _KINDS.get(type(wording.notes.entries[repair.entry]), "entry")
    key, args = _change(wording, repair)
    told = wording.say(
        "repair",
        entry=wording.say(kind, number=wording.number(repair.entry)),
        change=wording.say(f"if-{key}", **args),
    )
    return wording.sentence(told)


def _change(wording: Wording, repair: Repair) -> tuple[str, Args]:
    """What would have to be otherwise: the phrase and its arguments."""
    match repair.change, repair.before, repair.after:
        case ("suspect" | "weapon" | "room" | "card") as kind, str(before), str(after):
            return "card", {"kind": kind, "before": before, "after": after}
        case "answerer", int(before), int(after):
            return "answerer", _answerers(wording, before, after)
        case "place", int(before), int(after):
            return "place", {"before": before + 1, "after": after + 1}
        case "shows", _, after:
            shown = after if isinstance(after, str) else "card" if after else "nothing"
            return "shows", _answering(wording, repair) | {"after": shown}
        case ("right" | "false") as key, _, after:
            return key, {"after": "yes" if after else "no"}
        case _:
            return "left-out", {}


def _answerers(wording: Wording, before: int, after: int) -> Args:
    me = {before: "before", after: "after"}.get(wording.me, "none")
    return {"me": me, "before": wording.name(before), "after": wording.name(after)}


def _answering(wording: Wording, repair: Repair) -> Args:
    if repair.answer is None:
        raise ValueError(repair)
    answers = wording.notes.suggestion(repair.entry).answers
    return wording.at(answers[repair.answer].by)
