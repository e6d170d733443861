"""What the rules refuse, and why."""

from __future__ import annotations

from typing import Final, Literal, get_args

Reason = Literal[
    "accuse-after-asking",
    "accuse-after-unanswered",
    "accuse-in-the-middle",
    "accuse-or-ask",
    "already-asked",
    "already-moved",
    "already-peeked",
    "ask-first",
    "asked-card-held",
    "bad-choice",
    "bad-deal",
    "bad-dice",
    "bad-opening",
    "bad-pick",
    "bad-shuffle",
    "card-not-asked-for",
    "card-not-held",
    "choose-first",
    "game-over",
    "just-left",
    "must-show",
    "no-dice",
    "no-inner-door",
    "no-longer-active",
    "no-more-challenges",
    "no-passage",
    "no-such-card",
    "no-such-place",
    "not-before-moving",
    "not-brought-here",
    "not-in-a-room",
    "not-in-reach",
    "not-left-and-entered",
    "not-on-honour",
    "not-rolled",
    "not-your-answer",
    "not-your-turn",
    "nothing-to-answer",
    "nothing-to-challenge",
    "nothing-to-choose",
    "nothing-to-peek-at",
    "own-answer",
    "passage-instead-of-rolling",
    "question-is-open",
    "roll-is-open",
]
REASONS: tuple[Reason, ...] = get_args(Reason)
"""Every reason, stable: interfaces have words for each, editions a rule."""

DUE_TO: Final[dict[Reason, str]] = {
    "accuse-after-asking": "accuse_when",
    "accuse-after-unanswered": "accuse_when",
    "accuse-in-the-middle": "accuse_where",
    "accuse-or-ask": "accuse_when",
    "already-peeked": "row",
    "ask-first": "asking",
    "bad-choice": "bonus",
    "bad-shuffle": "bonus",
    "choose-first": "bonus",
    "must-show": "bonus",
    "no-dice": "dice",
    "no-more-challenges": "answering",
    "not-brought-here": "moved_may_stay",
    "nothing-to-challenge": "answering",
    "nothing-to-choose": "bonus",
    "nothing-to-peek-at": "row",
    "own-answer": "answering",
}
"""Reasons that there are only because of the value of one option."""
DUE_TO_ENTRY: Final[tuple[Reason, ...]] = ("not-brought-here", "not-left-and-entered")
"""Reasons that are due to `asking` where a house rule changes it from or to `in-a-room`."""


class IllegalAction(ValueError):
    """An action that the rules refuse: `reason` is stable, `rule` is the clause behind it.

    `rule` is ``house:`` and the key of an option where a house rule of the table stands behind it.
    """

    def __init__(self, reason: Reason, rule: str) -> None:
        super().__init__(f"{reason} ({rule})")
        self.reason: Reason = reason
        self.rule = rule


class EditionError(ValueError):
    """Options that make no sense, singly or together: `option` is the key, `reason` stable."""

    def __init__(self, option: str, reason: str) -> None:
        super().__init__(f"{option}: {reason}")
        self.option = option
        self.reason = reason
