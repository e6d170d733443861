"""What the server refuses, and what keeps it from starting."""

from __future__ import annotations

from typing import Literal, get_args

from tudor.rules.errors import Reason

ProblemReason = Literal[
    "internal",
    "malformed",
    "method-not-allowed",
    "no-token",
    "not-found",
    "not-over",
    "not-started",
    "not-your-seat",
    "options",
    "seat-taken",
    "stale",
    "storage",
    "suspect-taken",
    "table-full",
    "too-large",
    "unknown-edition",
    "unknown-seat",
    "unknown-table",
    "wrong-origin",
]
PROBLEM_REASONS: tuple[ProblemReason, ...] = get_args(ProblemReason)
"""Every reason of the server's own, stable; the rules have theirs."""


class ServerError(Exception):
    """The server cannot start: the message says why, in one line for the one who started it."""


class StorageError(Exception):
    """The log could not be read or written; nothing has changed."""


class Refused(Exception):
    """A call that is refused: an HTTP status, a stable reason, and what the words are made of."""

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
        self.details = details
