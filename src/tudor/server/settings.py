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
LINE_LIMIT: Final = 300
PASSWORD_LIMIT: Final = 64
LONGEST_WAIT: Final = 60_000
"""Milliseconds that a table may make its players or bots wait."""
LONGEST_CLOCK: Final = 14 * 24 * 3600
"""Seconds that a table may give for a decision."""


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
    limits: int = 0
    """How many times as high as usual the limits on calls are; 0: there are none."""
    tables_listed: int = 50
    quiet: float = 40.0
    """How long nobody of a seat may have been seen before all are told that it is away."""
    grace: float = 60.0
    """For how long somebody has to be away before a bot may play for them."""
    recovery: float = 3600.0
    """How long the link to another device works."""
    patience: float = 2.0
    """How long what follows of itself is left to the process that wrote the newest row, where
    there are several."""
    wake: float = 5.0
    """How often the log is asked which games are due."""
    late: float = 3.0
    """How long a game has been due when it is taken up."""
    woken: int = 200
    """Games that are taken up at once."""
    idle: float = 600.0
    """How long nobody has to have asked for a table before it is put away."""
    archive_after: float = 180 * 24 * 3600.0
    """How long nothing has to have happened at a table before it is laid into the archive."""
    archive_every: float = 3600.0
    archived_at_once: int = 100
    tables_in_memory: int = 1000
    """Above this many, tables where nothing goes on are read from the log when asked for."""
    push_services: tuple[str, ...] = (
        "fcm.googleapis.com",
        "notify.windows.com",
        "push.apple.com",
        "push.services.mozilla.com",
    )
    """Where pushes may go: the ends of the hosts' names, or whole origins; none for no pushing."""
    push_contact: str = "mailto:nobody@tudor.invalid"
    """Whom push services may turn to about this server, as an address of `mailto:` or `https:`."""
    static: Path = Path(str(resources.files("tudor.server").joinpath("static")))
    """The built client."""
