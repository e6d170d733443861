"""What a reader of a game is sent."""

from __future__ import annotations

from msgspec import Struct

from tudor.rules.actions import By
from tudor.rules.events import Event
from tudor.server.api.shapes.seats import Position


class Message(Struct, frozen=True):
    """One row of the log as one viewer may see it. `position` comes with the newest row only."""

    number: int
    by: By
    at: float
    events: tuple[Event, ...]
    stood_in: bool = False
    """Whether a bot decided for the person in the seat."""
    position: Position | None = None
