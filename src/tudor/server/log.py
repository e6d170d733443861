"""The log: everything that lasts. A row is one action with the events that it made."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Select, insert, select, update
from sqlalchemy.dialects.sqlite import insert as upsert
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from tudor.rules.actions import CHANCE, Action
from tudor.rules.events import Event
from tudor.server import schema
from tudor.server.database import open_database
from tudor.server.errors import StorageError
from tudor.server.stored import Row, Stored, StoredSeat, StoredTable, Written

_ACTION = msgspec.json.Decoder(Action)
_EVENTS = msgspec.json.Decoder(tuple[Event, ...])


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


class Log:
    """The log in a database. Every call raises `StorageError` if the database fails."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    @classmethod
    async def open(cls, path: Path) -> Log:
        """The log in a file; raises `ServerError` where that cannot be."""
        return cls(await open_database(path))

    async def close(self) -> None:
        await self._engine.dispose()

    @asynccontextmanager
    async def _transaction(self) -> AsyncIterator[AsyncConnection]:
        try:
            async with self._engine.begin() as connection:
                yield connection
        except (SQLAlchemyError, msgspec.MsgspecError, UnicodeError) as error:
            raise StorageError(str(error)) from error

    async def add_table(self, table: StoredTable, seats: Iterable[StoredSeat]) -> None:
        fields = msgspec.structs.asdict(table) | {"house_rules": _json(table.house_rules)}
        places = [{"table_id": table.id, **msgspec.structs.asdict(seat)} for seat in seats]
        async with self._transaction() as connection:
            await connection.execute(insert(schema.tables), fields)
            await connection.execute(insert(schema.seats), places)

    async def save_seats(
        self, table_id: str, seats: Iterable[StoredSeat], holder: tuple[int, str]
    ) -> None:
        """Seats as they are now, and who has just sat down in one."""
        async with self._transaction() as connection:
            for seat in seats:
                there = (schema.seats.c.table_id == table_id) & (schema.seats.c.seat == seat.seat)
                fields = msgspec.structs.asdict(seat)
                await connection.execute(update(schema.seats).where(there).values(fields))
            fields = {"table_id": table_id, "seat": holder[0], "token_hash": holder[1]}
            await connection.execute(insert(schema.holders), fields)

    async def append(self, table_id: str, row: Row) -> None:
        """One more row; `StorageError` also if there is one of that number."""
        fields = {
            "table_id": table_id,
            "number": row.number,
            "at": row.at,
            "by": None if row.by == CHANCE else row.by,
            "action": _json(row.action),
            "events": _json(row.events),
        }
        async with self._transaction() as connection:
            await connection.execute(insert(schema.rows), fields)

    async def write(self, table_id: str, written: Written) -> None:
        """A mark or a note, in place of what was there."""
        fields: dict[str, Any] = {
            "table_id": table_id,
            "owner": written.owner,
            "card": written.card,
        }
        if written.column is None:
            target, place, content = schema.notes, fields, {"text": written.text}
        else:
            place = fields | {"seat": written.column}
            target, content = schema.marks, {"mark": written.text}
        statement = upsert(target).values(place | content)
        async with self._transaction() as connection:
            await connection.execute(
                statement.on_conflict_do_update(index_elements=list(place), set_=content)
            )

    async def load(self, table_id: str) -> Stored | None:
        """All of a table; None if there is none of that id."""
        async with self._transaction() as connection:
            found = await _fetch(connection, select(schema.tables).filter_by(id=table_id))
            if not found:
                return None
            seats, holders, rows, marks, notes = [
                await _fetch(connection, select(source).filter_by(table_id=table_id))
                for source in (
                    schema.seats,
                    schema.holders,
                    schema.rows,
                    schema.marks,
                    schema.notes,
                )
            ]
            written = [Written(m["owner"], m["card"], m["seat"], m["mark"]) for m in marks]
            written += [Written(n["owner"], n["card"], None, n["text"]) for n in notes]
            return Stored(
                _table(found[0]),
                tuple(_seat(fields) for fields in sorted(seats, key=lambda s: s["seat"])),
                tuple((holder["seat"], holder["token_hash"]) for holder in holders),
                tuple(_row(fields) for fields in sorted(rows, key=lambda r: r["number"])),
                tuple(written),
            )

    async def tables_with_room(self, limit: int) -> list[tuple[StoredTable, list[StoredSeat]]]:
        """Tables that have a free seat, the newest first."""
        room = select(schema.seats.c.table_id).where(~schema.seats.c.taken)
        newest = schema.tables.c.created.desc(), schema.tables.c.id
        async with self._transaction() as connection:
            tables = await _fetch(
                connection,
                select(schema.tables)
                .where(schema.tables.c.id.in_(room))
                .order_by(*newest)
                .limit(limit),
            )
            ids = [table["id"] for table in tables]
            places = select(schema.seats).where(schema.seats.c.table_id.in_(ids))
            seats = await _fetch(connection, places.order_by(schema.seats.c.seat))
        return [
            (
                _table(table),
                [_seat(seat) for seat in seats if seat["table_id"] == table["id"]],
            )
            for table in tables
        ]


async def _fetch(connection: AsyncConnection, statement: Select[Any]) -> list[dict[str, Any]]:
    result = await connection.execute(statement)
    return [dict(row) for row in result.mappings()]


def _table(fields: dict[str, Any]) -> StoredTable:
    return StoredTable(**fields | {"house_rules": msgspec.json.decode(fields["house_rules"])})


def _seat(fields: dict[str, Any]) -> StoredSeat:
    return StoredSeat(**{name: value for name, value in fields.items() if name != "table_id"})


def _row(fields: dict[str, Any]) -> Row:
    by = fields["by"]
    return Row(
        fields["number"],
        fields["at"],
        CHANCE if by is None else by,
        _ACTION.decode(fields["action"]),
        _EVENTS.decode(fields["events"]),
    )
