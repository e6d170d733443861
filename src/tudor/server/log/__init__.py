"""The log: everything that lasts, in SQLite or PostgreSQL."""

from tudor.server.log.log import Log
from tudor.server.log.transfer import Unreadable

__all__ = ["Log", "Unreadable"]
