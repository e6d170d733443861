"""The log: everything that lasts. A row is one action with the events that it made."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
from filelock import BaseFileLock
from sqlalchemy import Select, insert, select, update
from sqlalchemy.dialects.sqlite import insert as upsert
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from tudor.rules.actions import CHANCE, Action
from tudor.rules.events import Event
from tudor.server import schema
from tudor.server.database import check, hold, open_database
from tudor.server.errors import Refused, StorageError
from tudor.server.stored import Row, Stored, StoredGuest, StoredSeat, StoredTable, Written

_ACTION = msgspec.json.Decoder(Action)
_EVENTS = msgspec.json.Decoder(tuple[Event, ...])


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


class Log:
    """The log in a database. Every call raises `StorageError` if the database fails."""

    def __init__(self, engine: AsyncEngine, lock: BaseFileLock) -> None:
        self._engine = engine
        self._lock = lock

    @classmethod
    async def open(cls, path: Path) -> Log:
        """The log in a file, for this server alone; raises `ServerError` where that cannot be."""
        await check(path)
        lock = hold(path)
        try:
            return cls(await open_database(path), lock)
        except BaseException:
            lock.release()
            raise

    async def close(self) -> None:
        """Let go of the file."""
        await self._engine.dispose()
        self._lock.release()

    @asynccontextmanager
    async def _transaction(self) -> AsyncIterator[AsyncConnection]:
        try:
            async with self._engine.begin() as connection:
                yield connection
        except (SQLAlchemyError, msgspec.MsgspecError, UnicodeError) as error:
            raise StorageError(str(error)) from error

    async def add_guest(self, guest: StoredGuest) -> None:
        """Keep whom a token was issued to."""
        async with self._transaction() as connection:
            await _keep(connection, guest)

    async def has_guest(self, token_hash: str) -> bool:
        """Whether that token was issued."""
        async with self._transaction() as connection:
            return bool(await _fetch(connection, select(schema.guests).filter_by(hash=token_hash)))

    async def add_table(
        self, table: StoredTable, seats: Iterable[StoredSeat], maker: StoredGuest
    ) -> None:
        """A new table; its maker becomes a guest if that is new too."""
        fields = msgspec.structs.asdict(table) | {"house_rules": _json(table.house_rules)}
        places = [{"table_id": table.id, **msgspec.structs.asdict(seat)} for seat in seats]
        async with self._transaction() as connection:
            await _keep(connection, maker)
            await connection.execute(insert(schema.tables), fields)
            await connection.execute(insert(schema.seats), places)

    async def save_seats(
        self, table_id: str, seats: Iterable[StoredSeat], taken: int, guest: StoredGuest
    ) -> None:
        """Seats as they are now, of which `guest` has just taken one.

        `Refused` if by the log somebody sits there already; then nothing is written.
        """
        async with self._transaction() as connection:
            await _keep(connection, guest)
            for seat in seats:
                there = (schema.seats.c.table_id == table_id) & (schema.seats.c.seat == seat.seat)
                if seat.seat == taken:
                    there &= ~schema.seats.c.taken
                fields = msgspec.structs.asdict(seat)
                done = await connection.execute(update(schema.seats).where(there).values(fields))
                if done.rowcount != 1:
                    raise Refused(409, "seat-taken")
            fields = {"table_id": table_id, "seat": taken, "token_hash": guest.hash}
            await connection.execute(insert(schema.holders), fields)

    async def add_partner(self, table_id: str, seat: int, guest: StoredGuest) -> None:
        """One more who holds a seat."""
        fields = {"table_id": table_id, "seat": seat, "token_hash": guest.hash}
        async with self._transaction() as connection:
            await _keep(connection, guest)
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
                tuple(_holder(fields) for fields in holders),
                tuple(_row(fields) for fields in sorted(rows, key=lambda r: r["number"])),
                tuple(written),
            )

    async def tables_with_room(self, limit: int) -> list[Stored]:
        """Tables that have a free seat, the newest first; without what was played or written."""
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
            seats, holders = [
                await _fetch(
                    connection,
                    select(source).where(source.c.table_id.in_(ids)).order_by(source.c.seat),
                )
                for source in (schema.seats, schema.holders)
            ]
        return [
            Stored(
                _table(table),
                tuple(_seat(seat) for seat in seats if seat["table_id"] == table["id"]),
                tuple(_holder(one) for one in holders if one["table_id"] == table["id"]),
            )
            for table in tables
        ]


async def _keep(connection: AsyncConnection, guest: StoredGuest) -> None:
    fields = msgspec.structs.asdict(guest)
    await connection.execute(upsert(schema.guests).values(fields).on_conflict_do_nothing())


async def _fetch(connection: AsyncConnection, statement: Select[Any]) -> list[dict[str, Any]]:
    result = await connection.execute(statement)
    return [dict(row) for row in result.mappings()]


def _table(fields: dict[str, Any]) -> StoredTable:
    return StoredTable(**fields | {"house_rules": msgspec.json.decode(fields["house_rules"])})


def _seat(fields: dict[str, Any]) -> StoredSeat:
    return StoredSeat(**{name: value for name, value in fields.items() if name != "table_id"})


def _holder(fields: dict[str, Any]) -> tuple[int, str]:
    return fields["seat"], fields["token_hash"]


def _row(fields: dict[str, Any]) -> Row:
    by = fields["by"]
    return Row(
        fields["number"],
        fields["at"],
        CHANCE if by is None else by,
        _ACTION.decode(fields["action"]),
        _EVENTS.decode(fields["events"]),
    )
