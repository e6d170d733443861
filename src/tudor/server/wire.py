"""How things go over an open stream: as server-sent events."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from tudor.server.api.shapes.notebook import Notebook
from tudor.server.api.shapes.streams import Message
from tudor.server.api.shapes.tables import TableState
from tudor.server.api.shapes.talk import Line

KEEP_ALIVE: Final = b": still here\n\n"
"""A comment, which readers pass over."""
OPENING: Final = b"retry: 1000\n\n"
"""How soon a browser is to come back, in milliseconds."""


def row(message: Message) -> bytes:
    """A row of the log; its number is the event's id, with which a reader resumes."""
    return b"id: %d\ndata: %b\n\n" % (message.number, msgspec.json.encode(message))


def beside(kind: Literal["table", "chat", "notebook"], told: TableState | Line | Notebook) -> bytes:
    """What is not in the log: it has no id."""
    return b"event: %b\ndata: %b\n\n" % (kind.encode(), msgspec.json.encode(told))
