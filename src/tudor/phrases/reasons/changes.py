"""A change that would repair notes, as the condition of a sentence."""

from __future__ import annotations

from collections.abc import Callable

from tudor.detective.notes import shapes as nt
from tudor.detective.notes.shapes import Notes
from tudor.detective.reasons.changes import Repair
from tudor.phrases.catalogue import Catalogue
from tudor.phrases.reasons.wording import Args


def condition(
    catalogue: Catalogue, repair: Repair, notes: Notes, name: Callable[[int], str]
) -> str:
    """What would have to be otherwise, without the "if" before it."""
    key, args = _change(repair, notes, name)
    return catalogue.phrase(f"reason-if-{key}", **args)


def _change(repair: Repair, notes: Notes, name: Callable[[int], str]) -> tuple[str, Args]:
    match repair.change, repair.before, repair.after:
        case ("suspect" | "weapon" | "room" | "card") as kind, str(before), str(after):
            return "card", {"kind": kind, "before": before, "after": after}
        case "answerer", int(before), int(after):
            return "answerer", {"before": name(before), "after": name(after)}
        case "place", int(before), int(after):
            return "place", {"before": before + 1, "after": after + 1}
        case "shows", _, after:
            shown = after if isinstance(after, str) else "card" if after else "nothing"
            return "shows", _answering(repair, notes, name) | {"after": shown}
        case ("right" | "false") as key, _, after:
            return key, {"after": "yes" if after else "no"}
        case _:
            return "left-out", {}


def _answering(repair: Repair, notes: Notes, name: Callable[[int], str]) -> Args:
    entry = notes.entries[repair.entry]
    if not isinstance(entry, nt.Suggestion) or repair.answer is None:
        raise ValueError(repair)
    seat = entry.answers[repair.answer].by
    return {"at": "me" if seat == notes.me else "seat", "who": name(seat)}
