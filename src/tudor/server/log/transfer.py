"""Carries tables from one database to another, as documents, one a line."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterable

import msgspec
from sqlalchemy import select, union_all

from tudor.server import schema
from tudor.server.log import documents
from tudor.server.log.documents import Document
from tudor.server.log.session import Session, at_one_moment, fetch
from tudor.server.log.soundness import check


class Unreadable(Exception):
    """A line is not a table that can be taken in: the message says which, and why."""


class Transfer(Session):
    """Exports and imports."""

    async def export_tables(self) -> AsyncIterator[bytes]:
        """The document of every table, each on a line of its own, with the line's end."""
        tables, archive = schema.tables.c, schema.archive.c
        all_of_them = union_all(select(tables.id), select(archive.id))
        async with self._transaction() as connection:
            ids = sorted((await connection.execute(all_of_them)).scalars())
        for table_id in ids:
            async with self._transaction() as connection:
                await at_one_moment(connection)
                document = await documents.read(connection, table_id)
                if document is None:
                    archived = select(schema.archive).where(archive.id == table_id)
                    for fields in await fetch(connection, archived):
                        document = documents.unpack(fields["document"])
            if document:
                yield documents.encode(document) + b"\n"

    async def import_tables(self, lines: Iterable[bytes]) -> AsyncIterator[str]:
        """Take in tables as `export_tables` gives them; the id of each, once it is in.

        Raises `Unreadable` at the first line that is no such document, or whose table there is
        already: then nothing of that table is written.
        """
        tables, archive = schema.tables.c, schema.archive.c
        for number, line in enumerate(lines, 1):
            if not line.strip():
                continue
            document = _read(number, line)
            table_id = document.table.id
            known = union_all(
                select(tables.id).where(tables.id == table_id),
                select(archive.id).where(archive.id == table_id),
            )
            async with self._transaction() as connection:
                if (await connection.execute(known)).first():
                    raise Unreadable(f"line {number}: there is a table {table_id} already")
                await documents.write(connection, document)
            yield table_id


def _read(number: int, line: bytes) -> Document:
    try:
        document = documents.decode(line)
    except (msgspec.MsgspecError, UnicodeError) as error:
        raise Unreadable(f"line {number}: {error}") from None
    try:
        check(document)
    except ValueError as error:
        raise Unreadable(f"line {number}: {error}") from None
    return document
