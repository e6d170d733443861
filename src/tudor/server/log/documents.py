"""A table as one document, the format of exports and of the archive."""

from __future__ import annotations

import zlib
from typing import Final, Literal

import msgspec
from msgspec.structs import replace
from sqlalchemy import Table, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from tudor.server import schema
from tudor.server.log.session import fetch, keep
from tudor.server.log.values import (
    Fields,
    gathering_fields,
    gathering_of,
    line_fields,
    line_of,
    next_fields,
    next_of,
    people_fields,
    row_fields,
    row_of,
    table_fields,
    table_of,
    written_fields,
    written_of,
)
from tudor.server.stored import (
    Gathering,
    Next,
    Row,
    Stored,
    StoredGuest,
    StoredLine,
    StoredTable,
    Written,
)

FORMAT: Final = "tudor-table/1"


class Document(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Everything of a table. Times in seconds.

    `guests`: those whose tokens hold something here. `seen`: seats, and when they were seen last.
    """

    format: Literal["tudor-table/1"] = FORMAT
    table: StoredTable
    gathering: Gathering
    guests: tuple[StoredGuest, ...]
    rows: tuple[Row, ...]
    written: tuple[Written, ...]
    lines: tuple[StoredLine, ...]
    seen: tuple[tuple[int, float], ...]
    next: Next
    touched: float


_DECODER: Final = msgspec.json.Decoder(Document)
_LINE: Final = msgspec.json.Decoder(Stored)


def encode(document: Document) -> bytes:
    """The document on one line; the same table gives the same bytes."""
    return msgspec.json.encode(document, order="deterministic")


def decode(line: bytes) -> Document:
    """Raises `msgspec.DecodeError`."""
    return _DECODER.decode(line)


def pack(document: Document) -> bytes:
    """As the archive keeps it."""
    return zlib.compress(encode(document))


def unpack(packed: bytes) -> Document:
    return decode(zlib.decompress(packed))


def line_for(document: Document) -> bytes:
    """What the archive keeps beside the document, for a line in a list: no more than that needs."""
    gathering = replace(document.gathering, admitted=frozenset())
    return msgspec.json.encode(Stored(document.table, gathering, next=document.next))


def line_from(kept: bytes) -> Stored:
    """The same, without what was played or written."""
    return _LINE.decode(kept)


def people_of(gathering: Gathering) -> set[str]:
    """The tokens of all who sit there and of the host, by their hashes."""
    people = {holder for _, holder in gathering.holders}
    if gathering.host:
        people.add(gathering.host)
    return people | {device for device, person in gathering.devices if person in people}


async def read_parts(connection: AsyncConnection, table_id: str, *tables: Table) -> list[Fields]:
    """What those tables of the database have of a table, in the order of their keys."""
    return [
        fields
        for table in tables
        for fields in await fetch(
            connection,
            select(table).where(table.c.table_id == table_id).order_by(*table.primary_key),
        )
    ]


async def read(connection: AsyncConnection, table_id: str) -> Document | None:
    """The document of a table; None if there is none of that id at hand."""
    found = await fetch(connection, select(schema.tables).filter_by(id=table_id))
    if not found:
        return None
    rows = await read_parts(connection, table_id, schema.rows)
    written = await read_parts(connection, table_id, schema.marks, schema.notes)
    lines = await read_parts(connection, table_id, schema.chat)
    seen = await read_parts(connection, table_id, schema.presence)
    ((table, gathering),) = await with_people(connection, found)
    hashes = sorted(people_of(gathering) | gathering.admitted)
    guests = select(schema.guests).where(schema.guests.c.hash.in_(hashes))
    known = await fetch(connection, guests.order_by(schema.guests.c.hash))
    return Document(
        table=table,
        gathering=gathering,
        guests=tuple(StoredGuest(**guest) for guest in known),
        rows=tuple(row_of(row) for row in rows),
        written=tuple(written_of(one) for one in written),
        lines=tuple(line_of(line) for line in lines),
        seen=tuple((one["seat"], one["at"]) for one in seen),
        next=next_of(found[0]),
        touched=found[0]["touched"],
    )


async def with_people(
    connection: AsyncConnection, tables: list[Fields]
) -> list[tuple[StoredTable, Gathering]]:
    """Tables with who has gathered around each, from their columns."""
    ids = [table["id"] for table in tables]
    people: dict[str, dict[str, list[Fields]]] = {
        one: {"seats": [], "holders": [], "devices": [], "admissions": []} for one in ids
    }
    for part in (schema.seats, schema.holders, schema.devices, schema.admissions):
        statement = select(part).where(part.c.table_id.in_(ids)).order_by(*part.primary_key)
        for fields in await fetch(connection, statement):
            people[fields["table_id"]][part.name].append(fields)
    return [(table_of(table), gathering_of(table, people[table["id"]])) for table in tables]


async def write(connection: AsyncConnection, document: Document) -> None:
    """All of a table that is not at hand; an `IntegrityError` if it is."""
    table_id = document.table.id
    fields = table_fields(document.table) | gathering_fields(document.gathering)
    fields |= next_fields(document.next) | {"touched": document.touched}
    await connection.execute(insert(schema.tables), fields)
    parts: dict[str, list[Fields]] = people_fields(table_id, document.gathering) | {
        "rows": [row_fields(table_id, row) for row in document.rows],
        "marks": [],
        "notes": [],
        "chat": [line_fields(table_id, line) for line in document.lines],
        "presence": [{"table_id": table_id, "seat": s, "at": at} for s, at in document.seen],
    }
    for one in document.written:
        kind = "notes" if one.column is None else "marks"
        parts[kind].append(written_fields(table_id, one))
    for part in schema.PARTS:
        if parts[part.name]:
            await connection.execute(insert(part), parts[part.name])
    guests = [msgspec.structs.asdict(guest) for guest in document.guests]
    await keep(connection, schema.guests, guests)
