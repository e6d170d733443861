"""A table that is to be made."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Struct

from tudor.server.api.shapes.detective import HelpLevel
from tudor.server.settings import LONGEST_CLOCK, LONGEST_WAIT, PASSWORD_LIMIT

BOT: Final = "novice"
"""Who plays where a bot is to play and nobody says which."""
Wait = Annotated[int, Meta(ge=0, le=LONGEST_WAIT)]


class SeatWanted(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat of a table to be made: for a person, or taken by a bot."""

    kind: Literal["person", "bot"] = "person"
    bot: str = BOT
    suspect: str | None = None


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be made. Times in milliseconds."""

    edition: str = "travel"
    house_rules: dict[str, Any] = {}
    seats: tuple[SeatWanted, ...] = ()
    answer_delay: Wait = 1200
    """No answer to a question is released sooner than this after it was asked."""
    bot_pace: Wait = 700
    """How long a bot waits before it acts in its own turn."""
    own_dice: bool = False
    """People roll dice of their own and type the faces; for bots the table rolls."""
    help: HelpLevel = "chances"
    """The most of the detective's help that a player may have."""
    listed: bool = False
    """Whether the table is in the list of tables; else it is found by its link alone."""
    password: Annotated[str, Meta(max_length=PASSWORD_LIMIT)] = ""
    """What people need to know to see the table or sit down; empty for nothing."""
    clock: Annotated[int, Meta(ge=0, le=LONGEST_CLOCK)] = 0
    """Seconds for each decision, after which a bot makes that one; 0 for as long as one likes."""
