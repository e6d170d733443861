"""What the rules refuse, and why."""

from __future__ import annotations

from typing import Literal, get_args

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
    "bad-deal",
    "bad-dice",
    "bad-opening",
    "bad-pick",
    "card-not-asked-for",
    "card-not-held",
    "game-over",
    "just-left",
    "no-dice",
    "no-inner-door",
    "no-longer-active",
    "no-passage",
    "no-such-card",
    "no-such-place",
    "not-before-moving",
    "not-brought-here",
    "not-in-a-room",
    "not-in-reach",
    "not-left-and-entered",
    "not-rolled",
    "not-your-answer",
    "not-your-turn",
    "nothing-to-answer",
    "nothing-to-peek-at",
    "passage-instead-of-rolling",
    "question-is-open",
    "roll-is-open",
]
REASONS: tuple[Reason, ...] = get_args(Reason)
"""Every reason, stable: interfaces have words for each, editions a rule."""


class IllegalAction(ValueError):
    """An action that the rules refuse: `reason` is stable, `rule` is the clause behind it."""

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
