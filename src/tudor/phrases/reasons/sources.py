"""Where a mark comes from, told in a few words in brackets."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tudor.detective.evidence import Clue, Holds, Picked
from tudor.detective.notes import shapes as nt
from tudor.phrases.reasons.wording import Args, Wording


@dataclass(frozen=True)
class Source:
    """A phrase ``reason-from-…`` and its arguments; equal where the words would be."""

    key: str
    args: tuple[tuple[str, str | int], ...] = ()

    @classmethod
    def of(cls, key: str, args: Args) -> Source:
        """With arguments as a mapping."""
        return cls(key, tuple(args.items()))

    def words(self, wording: Wording, count: int) -> str:
        """In words, of `count` cards or holders that it stands for."""
        return wording.say(f"from-{self.key}", **dict(self.args), count=count)


def source(wording: Wording, clue: Clue, card: int) -> Source | None:
    """Where it is said that a holder has `card`, or has it not; None for one's own hand."""
    if clue.entry is None:
        own = isinstance(clue, Holds) and clue.holder == wording.me
        in_hand = wording.id(card) in wording.notes.hand
        return None if own and in_hand else Source("given")
    entry = wording.notes.entries[clue.entry]
    number: Args = {"number": wording.number(clue.entry)}
    match entry:
        case nt.Suggestion() if isinstance(clue, Holds):
            where = wording.say("question", **number)
            found = _shown(wording, clue.holder, entry.by, where)
        case nt.Look(by=by, at=at):
            found = _shown(wording, at, by, wording.say("entry", **number))
        case nt.Challenge(entry=asked):
            found = Source.of("challenge", number | {"asked": wording.number(asked)})
        case nt.Accusation(right=right):
            found = Source.of("right" if right else "case-file", number)
        case nt.Suggestion() | nt.Peek() | nt.LaidOpen():
            found = Source.of(_KEYS[type(entry)], number)
    return found


_KEYS: Final[dict[type[nt.Entry], str]] = {
    nt.Suggestion: "nothing",
    nt.Peek: "peek",
    nt.LaidOpen: "laid-open",
}


def _shown(wording: Wording, by: int, to: int, entry: str) -> Source:
    return Source.of("shown", wording.between(by, to) | {"entry": entry})


def question(wording: Wording, clue: Clue) -> Args:
    """The question or accusation that a clue is about: `number`, `asked` and `challenge`.

    `challenge` is the number of the challenge that the clue comes from, 0 if from none.
    """
    if clue.entry is None or isinstance(clue, Picked):
        raise ValueError(clue)
    entry, number = wording.notes.entries[clue.entry], wording.number(clue.entry)
    args: Args = {"number": number, "asked": wording.ids(clue.cards), "challenge": 0}
    if isinstance(entry, nt.Challenge):
        return args | {"number": wording.number(entry.entry), "challenge": number}
    return args
