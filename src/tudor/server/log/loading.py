"""Reads tables."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Select, select, union

from tudor.server import schema
from tudor.server.log.documents import line_from, read_parts, with_people
from tudor.server.log.hand import Hand
from tudor.server.log.session import at_one_moment, fetch, unbroken
from tudor.server.log.talk import newest
from tudor.server.log.values import next_of, row_of, written_of
from tudor.server.stored import REMEMBERED, Gathering, Stored


class Loading(Hand):
    """Reads tables, one or many."""

    @unbroken
    async def load(self, table_id: str) -> Stored | None:
        """All of a table; None if there is none of that id."""
        wanted = select(schema.tables).where(schema.tables.c.id == table_id)
        async with self._reading(table_id) as connection:
            if not (found := await fetch(connection, wanted)):
                return None
            ((table, gathering),) = await with_people(connection, found)
            rows = await read_parts(connection, table_id, schema.rows)
            written = await read_parts(connection, table_id, schema.marks, schema.notes)
            lines = await newest(connection, table_id, 0, REMEMBERED)
            seen = await read_parts(connection, table_id, schema.presence)
            return Stored(
                table,
                gathering,
                tuple(row_of(fields) for fields in rows),
                tuple(written_of(fields) for fields in written),
                lines,
                next_of(found[0]),
                {fields["seat"]: fields["at"] for fields in seen},
            )

    @unbroken
    async def gathering(self, table_id: str) -> Gathering | None:
        """Who has gathered around a table; None if there is none of that id."""
        wanted = select(schema.tables).where(schema.tables.c.id == table_id)
        async with self._reading(table_id) as connection:
            found = await with_people(connection, await fetch(connection, wanted))
        return found[0][1] if found else None

    @unbroken
    async def listed(self, limit: int) -> list[Stored]:
        """Tables in the lobby that are listed and have a free seat, the newest first.

        Without what was played or written.
        """
        tables, seats = schema.tables.c, schema.seats.c
        room = select(seats.table_id).where(seats.table_id == tables.id, ~seats.taken).exists()
        wanted = select(schema.tables).where(tables.stage == "lobby", tables.listed, room)
        return await self._some(wanted.order_by(tables.created.desc(), tables.id).limit(limit))

    @unbroken
    async def tables_of(self, token_hash: str, limit: int) -> list[Stored]:
        """Tables where that token's owner has a seat or is the host, the last touched first.

        Without what was played or written.
        """
        async with self._transaction() as connection:
            await at_one_moment(connection)
            found = await fetch(connection, _at_hand(token_hash, limit))
            stored = [
                (-fields["touched"], table.id, Stored(table, gathering, next=next_of(fields)))
                for fields, (table, gathering) in zip(
                    found, await with_people(connection, found), strict=True
                )
            ]
            for fields in await fetch(connection, _archived(token_hash, limit)):
                one = line_from(fields["line"])
                stored.append((-fields["touched"], one.table.id, one))
        return [one for *_, one in sorted(stored, key=lambda entry: entry[:2])[:limit]]

    async def _some(self, wanted: Select[Any]) -> list[Stored]:
        async with self._transaction() as connection:
            await at_one_moment(connection)
            found = await with_people(connection, await fetch(connection, wanted))
        return [Stored(table, gathering) for table, gathering in found]


def _at_hand(token_hash: str, limit: int) -> Select[Any]:
    tables, holders, devices = schema.tables.c, schema.holders.c, schema.devices.c
    seated = select(holders.table_id).where(holders.token_hash == token_hash)
    hosting = select(tables.id).where(tables.host == token_hash)
    mine = devices.token_hash == token_hash
    same = (holders.table_id == devices.table_id) & (holders.token_hash == devices.person)
    seated_here = select(devices.table_id).join(schema.holders, same).where(mine)
    hosted = (tables.id == devices.table_id) & (tables.host == devices.person)
    hosting_here = select(devices.table_id).join(schema.tables, hosted).where(mine)
    ids = union(seated, hosting, seated_here, hosting_here)
    newest_first = tables.touched.desc(), tables.id
    return select(schema.tables).where(tables.id.in_(ids)).order_by(*newest_first).limit(limit)


def _archived(token_hash: str, limit: int) -> Select[Any]:
    archive, people = schema.archive.c, schema.archive_people.c
    mine = select(people.table_id).where(people.token_hash == token_hash)
    newest_first = archive.touched.desc(), archive.id
    return (
        select(archive.touched, archive.line)
        .where(archive.id.in_(mine))
        .order_by(*newest_first)
        .limit(limit)
    )
