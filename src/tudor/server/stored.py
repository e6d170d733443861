"""What the log holds, as values."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from tudor.rules.actions import Action, By
from tudor.rules.events import Event
from tudor.server.api.shapes import HelpLevel


class StoredGuest(Struct, frozen=True):
    """A guest: the hash of a token that was issued, and when (in seconds)."""

    hash: str
    created: float


class StoredSeat(Struct, frozen=True):
    """A seat of a table; `suspect` is null until somebody chooses, at the latest at the start."""

    seat: int
    kind: Literal["person", "bot"]
    bot: str | None = None
    suspect: str | None = None
    name: str = ""
    taken: bool = False


class StoredTable(Struct, frozen=True):
    """A table as it was made. Times in milliseconds, but `created` in seconds."""

    id: str
    created: float
    edition: str
    house_rules: dict[str, Any]
    answer_delay: int
    bot_pace: int
    secret: bytes
    own_dice: bool = False
    help: HelpLevel = "chances"


class Row(Struct, frozen=True):
    """One action with the events that it made, as made then."""

    number: int
    at: float
    by: By
    action: Action
    events: tuple[Event, ...]


class Written(Struct, frozen=True):
    """Something that a seat (`owner`) has written into its notebook, at a place in it."""

    owner: int
    card: str
    column: int | None
    """The seat whose column is marked; null for a note."""
    text: str


class Stored(Struct, frozen=True):
    """All that the log has of a table."""

    table: StoredTable
    seats: tuple[StoredSeat, ...]
    holders: tuple[tuple[int, str], ...]
    """Seats and the hashes of the tokens that hold them."""
    rows: tuple[Row, ...] = ()
    written: tuple[Written, ...] = ()
