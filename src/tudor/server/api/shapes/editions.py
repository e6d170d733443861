"""What an edition is to a client."""

from __future__ import annotations

from msgspec import Struct

from tudor.rules.board import Plan
from tudor.rules.options import Options


class EditionInfo(Struct, frozen=True):
    """An edition with these options: what a client needs to draw it. The deck is by kind.

    `actions`: the kinds of action, by their ``type``, that a seat may ever do by these options.
    """

    key: str
    options: Options
    board: Plan
    suspects: tuple[str, ...]
    weapons: tuple[str, ...]
    rooms: tuple[str, ...]
    actions: tuple[str, ...]
