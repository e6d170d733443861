"""What the server refuses, and what keeps it from starting."""

from __future__ import annotations

from typing import Final, Literal, get_args
from unicodedata import category

from tudor.rules.errors import IllegalAction, Reason

ProblemReason = Literal[
    "already-answered",
    "already-started",
    "bot-seat",
    "commitments-missing",
    "dice-are-drawn",
    "dice-not-awaited",
    "help-capped",
    "internal",
    "link-used",
    "malformed",
    "method-not-allowed",
    "no-clock",
    "no-token",
    "not-away",
    "not-found",
    "not-opening",
    "not-over",
    "not-started",
    "not-the-host",
    "not-your-dice",
    "not-your-seat",
    "on-another-side",
    "options",
    "password-needed",
    "seat-taken",
    "seats-free",
    "stale",
    "storage",
    "suspect-taken",
    "table-full",
    "too-large",
    "too-many",
    "too-many-people",
    "unknown-edition",
    "unknown-seat",
    "unknown-table",
    "wrong-deal",
    "wrong-invitation",
    "wrong-opening",
    "wrong-origin",
    "wrong-password",
]
PROBLEM_REASONS: tuple[ProblemReason, ...] = get_args(ProblemReason)
"""Every reason of the server's own, stable; the rules have theirs."""


_DETAIL_LIMIT: Final = 200


class ServerError(Exception):
    """The server cannot start: the message says why, in one line for the one who started it."""


class StorageError(Exception):
    """The log could not be read or written; nothing has changed."""


class Moved(Exception):
    """Somebody else was first: the log has moved on from what the change was made for."""


class Refused(Exception):
    """A call that is refused: an HTTP status, a stable reason, and what the words are made of.

    The details may hold what the caller sent; they are cut, and what cannot be shown is replaced.
    """

    def __init__(
        self,
        status: int,
        reason: ProblemReason | Reason,
        *,
        rule: str | None = None,
        number: int | None = None,
        **details: str,
    ) -> None:
        super().__init__(f"{status} {reason}")
        self.status = status
        self.reason = reason
        self.rule = rule
        self.number = number
        self.details = {name: _presentable(text) for name, text in details.items()}


def refusal_of(error: IllegalAction) -> Refused:
    """The refusal of what the rules refuse."""
    return Refused(422, error.reason, rule=error.rule)


def _presentable(text: str) -> str:
    whole = text if len(text) <= _DETAIL_LIMIT else f"{text[: _DETAIL_LIMIT - 1]}…"
    return "".join("\ufffd" if category(letter)[0] == "C" else letter for letter in whole)
