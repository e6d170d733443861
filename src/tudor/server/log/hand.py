"""Tables at hand: what is wanted of one that is in the archive is preceded by its coming back."""

from __future__ import annotations

from collections.abc import AsyncIterator, Collection
from contextlib import asynccontextmanager

from sqlalchemy import Executable, delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from tudor.server import schema
from tudor.server.errors import Moved
from tudor.server.log import documents
from tudor.server.log.notices import Notices
from tudor.server.log.session import at_one_moment, fetch


class Hand(Notices):
    """Transactions on tables."""

    @asynccontextmanager
    async def _reading(self, *table_ids: str) -> AsyncIterator[AsyncConnection]:
        """What is read of tables, where there are such, is of one moment."""
        while True:
            async with self._transaction() as connection:
                await at_one_moment(connection)
                archived = await _archived(connection, table_ids)
                if not archived:
                    yield connection
                    return
            await self._bring_back(archived)

    @asynccontextmanager
    async def _writing(self, table_id: str) -> AsyncIterator[AsyncConnection]:
        """Nobody else writes to the table meanwhile; `Moved` if it is gone."""
        async with self._writing_to((table_id,)) as (connection, found):
            if not found:
                raise Moved
            yield connection

    @asynccontextmanager
    async def _writing_to(
        self, table_ids: Collection[str]
    ) -> AsyncIterator[tuple[AsyncConnection, set[str]]]:
        """Likewise for several: those that there are."""
        while True:
            async with self._transaction() as connection:
                found = await lock(connection, table_ids)
                archived = await _archived(connection, {*table_ids} - found)
                if not archived:
                    yield connection, found
                    return
            await self._bring_back(archived)

    async def _bring_back(self, table_ids: list[str]) -> None:
        for table_id in table_ids:
            archive, people = schema.archive, schema.archive_people
            taken = delete(archive).where(archive.c.id == table_id)
            async with self._transaction() as connection:
                this = people.c.table_id == table_id
                await connection.execute(delete(people).where(this))
                found = await connection.execute(taken.returning(archive.c.document))
                for (document,) in found:
                    await documents.write(connection, documents.unpack(document))


async def lock(connection: AsyncConnection, table_ids: Collection[str]) -> set[str]:
    """Let nobody else write to these tables before the transaction ends; those at hand.

    Every transaction that writes to tables begins with this, and all take them in order: so nobody
    waits for somebody who waits.
    """
    tables = schema.tables.c
    these = tables.id.in_(sorted(table_ids))
    wanted: Executable
    if connection.dialect.name == "sqlite":
        # A write: SQLite waits for a locked file only where a transaction has not yet read.
        wanted = update(schema.tables).where(these).values(version=tables.version)
        wanted = wanted.returning(tables.id)
    else:
        wanted = select(tables.id).where(these).order_by(tables.id).with_for_update()
    return {table_id for (table_id,) in await connection.execute(wanted)}


async def clear(connection: AsyncConnection, table_id: str) -> None:
    """Remove a table that is at hand, with all that belongs to it."""
    for part in reversed(schema.PARTS):
        await connection.execute(delete(part).where(part.c.table_id == table_id))
    await connection.execute(delete(schema.tables).where(schema.tables.c.id == table_id))


async def _archived(connection: AsyncConnection, table_ids: Collection[str]) -> list[str]:
    if not table_ids:
        return []
    archive = schema.archive.c
    wanted = select(archive.id).where(archive.id.in_(sorted(table_ids))).order_by(archive.id)
    return [fields["id"] for fields in await fetch(connection, wanted)]
