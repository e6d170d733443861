"""Gathering around a table: seats, the fair deal, the start, partners, stand-ins."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from tudor.rules.record import Hex32
from tudor.server.api.shapes.new_table import BOT
from tudor.server.settings import NAME_LIMIT


class SitDown(Struct, frozen=True, forbid_unknown_fields=True):
    """Sit down in a free seat (any, if `seat` is null), with a suspect that is still free.

    `commitment`: the SHA-256 of 32 bytes that only the caller knows, for the deal.
    """

    commitment: Hex32
    seat: int | None = None
    suspect: str | None = None
    name: Annotated[str, Meta(max_length=NAME_LIMIT)] = ""


class SeatBot(Struct, frozen=True, forbid_unknown_fields=True):
    """The bot that is to sit in a free seat."""

    bot: str = BOT


class Start(Struct, frozen=True, forbid_unknown_fields=True):
    """Begin. What becomes of the free seats: bots sit down in them, or they are taken away."""

    empty: Literal["refuse", "bots", "remove"] = "refuse"


class Commit(Struct, frozen=True, forbid_unknown_fields=True):
    """What a seat gives to deal number `deal`, as its SHA-256."""

    deal: int
    commitment: Hex32


class Open(Struct, frozen=True, forbid_unknown_fields=True):
    """The 32 bytes to which the seat has committed itself for deal number `deal`."""

    deal: int
    opening: Hex32


class Invitation(Struct, frozen=True):
    """The secret with which others become partners in a seat."""

    secret: str


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    """Become a partner in a seat to which its invitation leads."""

    secret: str


class StandIn(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether a bot is to play a seat whose owner is away."""

    stand_in: bool
