"""A table and its seats, as the caller may see them, and the lists of tables."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from tudor.rules.view import View
from tudor.server.api.shapes.detective import HelpLevel
from tudor.server.api.shapes.editions import EditionInfo

Stage = Literal["lobby", "opening", "playing"]
"""How far a table is: people gather; all open what they gave to the deal; the cards are dealt."""


class SeatInfo(Struct, frozen=True):
    """A seat as everyone may see it. `taken`: a person or a bot sits there."""

    seat: int
    kind: Literal["person", "bot"]
    bot: str | None
    suspect: str | None
    name: str
    taken: bool
    people: int
    """How many people hold the seat: more than one are a team."""
    commitment: str | None
    """What the seat gives to the deal, as its SHA-256: null for a bot, or while it is awaited."""
    opening: str | None
    """What the seat gave to the deal, once it has opened it."""
    away: float | None
    """Since when nobody of the seat has been here; null while somebody is, and for bots."""
    stand_in: bool
    """Whether a bot plays the seat until somebody of it comes back."""


class TableState(Struct, frozen=True):
    """What changes about a table, as everyone may see it."""

    version: int
    """How often it has changed who has gathered and what they gave: less is older."""
    stage: Stage
    seats: tuple[SeatInfo, ...]
    deal: int
    """How many deals there have been, this one included; 0 if it cannot be checked."""
    commitment: str | None
    """The SHA-256 of what the server gives to the deal; told since before anyone sat down."""
    deadline: float | None
    """When a bot will make the decision that is awaited."""
    rematch: str | None
    """The id of the table at which these people play again."""
    host_away: float | None
    """Since when the host has not been here; null while they are, and once the cards are dealt.

    After a minute anyone who sits may remove people, seat bots, start and restart in their stead.
    """


class TableInfo(TableState, frozen=True):
    """A table as the caller may see it.

    `mine`: the caller's seats. `host`: whether it is theirs to remove people, to start, to delete.
    """

    id: str
    edition: EditionInfo
    house_rules: dict[str, Any]
    """The options that differ from the edition's own; fixed when the table was made."""
    own_dice: bool
    help: HelpLevel
    """The most of the detective's help that a player may have."""
    listed: bool
    locked: bool
    """Whether a password is needed."""
    clock: int
    """Seconds for each decision; 0 for as long as one likes."""
    mine: tuple[int, ...]
    host: bool
    number: int
    """The number of the newest row of the log; 0 before the first."""
    view: View | None
    """What is public, once the game has started."""


class ListedSeat(Struct, frozen=True):
    """Who sits in a seat of a table in a list; the name is empty for one without."""

    kind: Literal["person", "bot"]
    name: str
    suspect: str | None
    taken: bool


class TableListed(Struct, frozen=True):
    """A line of a list of tables."""

    id: str
    edition: str
    stage: Stage
    seats: tuple[ListedSeat, ...]
    clock: int
    locked: bool
    mine: tuple[int, ...]
    created: float
    awaited: int | None
    """The seat that is to act, where a game goes on."""
    over: bool
