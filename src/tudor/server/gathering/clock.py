"""The clock of a table: how long each decision may take."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from tudor.server.errors import Refused
from tudor.server.stored import Gathering, StoredTable

_MOST: Final = 10
"""How often the time for one decision may be given again."""


def allowed(table: StoredTable, gathering: Gathering, number: int) -> int:
    """How many seconds the decision after row `number` may take; 0 for as long as one likes."""
    after, more = gathering.extended
    return table.clock + (more if after == number else 0) if table.clock else 0


def extend(table: StoredTable, gathering: Gathering, number: int) -> Gathering:
    """Give the decision after row `number` as much time again; raises `Refused`."""
    if not table.clock:
        raise Refused(409, "no-clock")
    after, more = gathering.extended
    given = (more if after == number else 0) + table.clock
    return replace(gathering, extended=(number, min(given, _MOST * table.clock)))


def patience(table: StoredTable, grace: float) -> float:
    """For how many seconds somebody may be gone before a bot may play for them."""
    return max(grace, table.clock)
