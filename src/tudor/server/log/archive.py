"""Tables that are put away, and those that are removed."""

from __future__ import annotations

from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from tudor.server import schema
from tudor.server.log import documents
from tudor.server.log.hand import Hand, clear, lock
from tudor.server.log.session import fetch, unbroken
from tudor.server.stored import Change


class Archive(Hand):
    """Puts tables away, each as one compressed document, and removes them."""

    @unbroken
    async def archive(self, untouched_since: float, limit: int) -> int:
        """Put tables away that nobody has touched since then (seconds) and that wait for nothing.

        How many there were. Whoever asks for one has it brought back.
        """
        tables = schema.tables.c
        old = select(tables.id).where(tables.touched < untouched_since, tables.due.is_(None))
        async with self._transaction() as connection:
            found = await fetch(connection, old.order_by(tables.touched).limit(limit))
        done = 0
        for fields in found:
            this = fields["id"]
            async with self._transaction() as connection:
                locked = await lock(connection, (this,))
                if locked and await fetch(connection, old.where(tables.id == this)):
                    await _put_away(connection, this)
                    done += 1
        return done

    @unbroken
    async def delete_table(self, table_id: str) -> None:
        """Remove all of a table, wherever it is kept."""
        ways = schema.recoveries.c
        async with self._writing_to((table_id,)) as (connection, _):
            await clear(connection, table_id)
            await connection.execute(delete(schema.recoveries).where(ways.table_id == table_id))
            await self._tell(connection, [Change(table_id, "gone")])


async def _put_away(connection: AsyncConnection, table_id: str) -> None:
    document = await documents.read(connection, table_id)
    if document is None:
        return
    fields = {
        "id": table_id,
        "touched": document.touched,
        "line": documents.line_for(document),
        "document": documents.pack(document),
    }
    await connection.execute(insert(schema.archive), fields)
    people = [
        {"table_id": table_id, "token_hash": one}
        for one in sorted(documents.people_of(document.gathering))
    ]
    if people:
        await connection.execute(insert(schema.archive_people), people)
    await clear(connection, table_id)
