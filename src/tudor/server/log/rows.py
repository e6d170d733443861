"""The rows of games, and when something is to happen at a table by itself."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence

import msgspec
from sqlalchemy import bindparam, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from tudor.server import schema
from tudor.server.database import what_failed
from tudor.server.errors import Moved, StorageError
from tudor.server.log.hand import Hand
from tudor.server.log.session import fetch, given, insert, unbroken
from tudor.server.log.together import Together
from tudor.server.log.values import Fields, row_fields, row_of
from tudor.server.stored import Change, Next, Row

_TOUCH = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("there"))
    .values(
        due=bindparam("next_due"),
        awaited=bindparam("next_awaited"),
        over=bindparam("next_over"),
        touched=bindparam("at"),
    )
)


_CORRECT = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("there"), schema.tables.c.due == bindparam("was"))
    .values(due=bindparam("is_due"))
)


class Rows(Hand):
    """Reads and appends rows."""

    def __init__(self, engine: AsyncEngine) -> None:
        super().__init__(engine)
        self._written = Together(self._write_rows)
        self._read = Together(self._read_rows)

    @unbroken
    async def append(self, table_id: str, row: Row, coming: Next) -> None:
        """One more row, and what is to come after it.

        `Moved` if there is one of that number already, or the table is gone.
        """
        if not await self._written.add((row_fields(table_id, row), coming)):
            raise Moved

    @unbroken
    async def rows_after(self, table_id: str, number: int) -> tuple[Row, ...]:
        """The rows that follow row `number`."""
        found = await self._read.add((table_id, number))
        try:
            return tuple(row_of(fields) for fields in found)
        except msgspec.MsgspecError as error:  # of this table: the others' rows may be sound
            raise StorageError(what_failed(error)) from error

    @unbroken
    async def correct_due(self, table_id: str, was: float, due: float | None) -> None:
        """Something is due at another time than `was`, unless somebody has changed that too."""
        async with self._transaction() as connection:
            await connection.execute(_CORRECT, {"there": table_id, "was": was, "is_due": due})

    @unbroken
    async def due(self, before: float, limit: int) -> list[str]:
        """The tables where something is to happen by then, the longest due first."""
        column = schema.tables.c.due
        late = select(schema.tables.c.id).where(column <= before)
        async with self._transaction() as connection:
            found = await fetch(connection, late.order_by(column, schema.tables.c.id).limit(limit))
            return [fields["id"] for fields in found]

    async def _read_rows(self, group: Sequence[tuple[str, int]]) -> Sequence[Sequence[Fields]]:
        """The rows that follow each of the given ones."""
        rows = schema.rows.c
        found: dict[tuple[str, int], list[Fields]] = defaultdict(list)
        async with self._reading(*{table_id for table_id, _ in group}) as connection:
            first = given(connection, sorted({*group})).c
            later = (rows.table_id == first.id) & (rows.number > first.number)
            wanted = select(schema.rows, first.number.label("after")).where(later)
            for fields in await fetch(connection, wanted.order_by(rows.number)):
                found[fields["table_id"], fields.pop("after")].append(fields)
        return [found[one] for one in group]

    async def _write_rows(self, group: Sequence[tuple[Fields, Next]]) -> Sequence[bool]:
        """Which rows are written: all but those whose numbers are taken, here or elsewhere."""
        first: dict[tuple[str, int], int] = {}
        for index, (fields, _) in enumerate(group):
            first.setdefault((fields["table_id"], fields["number"]), index)
        async with self._writing_to({table for table, _ in first}) as (connection, there):
            order = sorted(key for key in first if key[0] in there)
            fresh = await _insert(connection, [group[first[key]][0] for key in order])
            touched = [_touch(*group[first[key]]) for key in order if key in fresh]
            if touched:
                await connection.execute(_TOUCH, touched)
                changed = sorted({table for table, _ in fresh})
                await self._tell(connection, [Change(table, "rows") for table in changed])
        done = {first[key] for key in fresh}
        return [index in done for index in range(len(group))]


def _touch(row: Fields, coming: Next) -> Fields:
    return {
        "there": row["table_id"],
        "at": row["at"],
        "next_due": coming.due,
        "next_awaited": coming.awaited,
        "next_over": coming.over,
    }


async def _insert(connection: AsyncConnection, rows: list[Fields]) -> set[tuple[str, int]]:
    if not rows:
        return set()
    key = schema.rows.c.table_id, schema.rows.c.number
    new = insert(connection, schema.rows).on_conflict_do_nothing().returning(*key)
    return {(table_id, number) for table_id, number in await connection.execute(new, rows)}
