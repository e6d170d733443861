"""Tables at which nobody plays, laid straight into a database."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from sqlalchemy import insert

from tudor.server import schema
from tudor.server.database import open_database
from tudor.server.log.values import gathering_fields, people_fields, table_fields
from tudor.server.stored import Gathering, StoredSeat, StoredTable

_AT_ONCE: Final = 1000
_SEATS: Final = tuple(StoredSeat(seat, "person") for seat in range(4))
_GATHERING: Final = Gathering(bytes(32), _SEATS)


async def lay_sleeping(database: Path, tables: int) -> None:
    """So many tables that wait for people."""
    engine = await open_database(database)
    for start in range(0, tables, _AT_ONCE):
        laid = [
            StoredTable(f"sleeping-{number}", 0.0, "travel", {}, 0, 0, bytes(32), listed=True)
            for number in range(start, min(start + _AT_ONCE, tables))
        ]
        async with engine.begin() as connection:
            fields = [table_fields(one) | gathering_fields(_GATHERING) for one in laid]
            await connection.execute(
                insert(schema.tables), [one | {"touched": 4e9} for one in fields]
            )
            seats = [seat for one in laid for seat in people_fields(one.id, _GATHERING)["seats"]]
            await connection.execute(insert(schema.seats), seats)
    await engine.dispose()
