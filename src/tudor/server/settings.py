"""The server's limits and where its parts lie."""

from __future__ import annotations

from importlib import resources
from pathlib import Path
from typing import Final

from msgspec import Struct

BODY_LIMIT: Final = 64 * 1024
"""Bytes in the body of a call."""
NAME_LIMIT: Final = 24
NOTE_LIMIT: Final = 200
LONGEST_WAIT: Final = 60_000
"""Milliseconds that a table may make its players or bots wait."""


class Settings(Struct, frozen=True):
    """What may differ from one server to the next; times in seconds."""

    keep_alive: float = 15.0
    """How often an open stream gets a comment, so that nobody takes it for dead."""
    retry: float = 1.0
    """How long to wait before a write that failed is tried again."""
    streams_a_seat: int = 16
    """Open streams of one seat; the oldest has to make room."""
    streams_for_spectators: int = 256
    queue: int = 256
    """Rows that wait for a slow reader before its stream is cut; it can resume."""
    tables_listed: int = 50
    tables_in_memory: int = 1000
    """Above this many, tables where nothing goes on are read from the log when asked for."""
    static: Path = Path(str(resources.files("tudor.server").joinpath("static")))
    """The built client."""
