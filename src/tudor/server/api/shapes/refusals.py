"""A call that was refused."""

from __future__ import annotations

from msgspec import Struct


class Problem(Struct, frozen=True):
    """Why a call was refused: `reason` is stable, `message` is in the caller's language."""

    status: int
    reason: str
    message: str
    rule: str | None = None
    """What is behind an illegal action: a clause, or ``house:`` and the key of the house rule."""
    number: int | None = None
    """The newest row, where the call was meant for an older one."""
