"""Tables, and who has gathered around them."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Table, and_, bindparam, delete, insert, update
from sqlalchemy.ext.asyncio import AsyncConnection

from tudor.server import schema
from tudor.server.errors import Moved, Refused
from tudor.server.log.hand import Hand
from tudor.server.log.session import keep, put, touch, unbroken
from tudor.server.log.values import Fields, gathering_fields, people_fields, table_fields
from tudor.server.stored import Change, Gathering, StoredGuest, StoredTable

_PEOPLE = (schema.seats, schema.holders, schema.devices, schema.admissions)


class Gatherings(Hand):
    """Makes tables and saves how they change."""

    @unbroken
    async def add_table(self, table: StoredTable, gathering: Gathering, maker: StoredGuest) -> None:
        """A new table; its maker becomes a guest if that is new too."""
        fields = table_fields(table) | gathering_fields(gathering) | {"touched": table.created}
        async with self._transaction() as connection:
            await keep(connection, schema.guests, [msgspec.structs.asdict(maker)])
            await connection.execute(insert(schema.tables), fields)
            people = people_fields(table.id, gathering)
            for part in _PEOPLE:
                await put(connection, part, people[part.name])

    @unbroken
    async def save(
        self,
        table_id: str,
        old: Gathering,
        new: Gathering,
        guest: StoredGuest | None = None,
        recovery: str | None = None,
        at: float = 0.0,
    ) -> None:
        """`new` in place of `old`, of which it is the next version; `guest` is kept if it is new.

        `recovery`: the hash of a secret that is used up by this. `at`: when (seconds) the table was
        touched. `Moved` if the log has another
        version than `old`'s, or the table is gone; `Refused` if the secret has been used. Then
        nothing is written.
        """
        there = (schema.tables.c.id == table_id) & (schema.tables.c.version == old.version)
        change = update(schema.tables).where(there).values(gathering_fields(new))
        async with self._writing(table_id) as connection:
            if (await connection.execute(change)).rowcount != 1:
                raise Moved
            if recovery:
                used = delete(schema.recoveries).where(schema.recoveries.c.secret_hash == recovery)
                if (await connection.execute(used)).rowcount != 1:
                    raise Refused(403, "link-used")
            await connection.execute(touch, {"there": table_id, "at": at})
            if guest:
                await keep(connection, schema.guests, [msgspec.structs.asdict(guest)])
            before, after = people_fields(table_id, old), people_fields(table_id, new)
            for part in _PEOPLE:
                await _replace(connection, part, before[part.name], after[part.name])
            await self._tell(connection, [Change(table_id, "gathering")])


async def _replace(
    connection: AsyncConnection, part: Table, before: list[Fields], after: list[Fields]
) -> None:
    names = [column.name for column in part.primary_key]

    def key(fields: Fields) -> tuple[Any, ...]:
        return tuple(fields[name] for name in names)

    there = {key(fields): fields for fields in before}
    kept = {key(fields) for fields in after}
    gone = [fields for one, fields in there.items() if one not in kept]
    if gone:
        this = [column == bindparam(f"old_{column.name}") for column in part.primary_key]
        await connection.execute(
            delete(part).where(and_(*this)),
            [{f"old_{name}": fields[name] for name in names} for fields in gone],
        )
    await put(connection, part, [fields for fields in after if there.get(key(fields)) != fields])
