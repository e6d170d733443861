"""Transactions of the log, and what both databases can do though each says it its own way."""

from __future__ import annotations

import asyncio
import secrets
import zlib
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from functools import wraps
from typing import Any, Concatenate, Final, ParamSpec, TypeVar

import msgspec
from sqlalchemy import (
    FromClause,
    Integer,
    Select,
    String,
    Table,
    bindparam,
    column,
    func,
    literal,
    text,
    update,
    values,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from tudor.server import schema
from tudor.server.database import what_failed
from tudor.server.errors import StorageError
from tudor.server.log.values import Fields

_FAILURES: Final = (SQLAlchemyError, msgspec.MsgspecError, UnicodeError, zlib.error)
"""Of the database, or of something in it that cannot be read."""

T = TypeVar("T")


touch: Final = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("there"), schema.tables.c.touched < bindparam("at"))
    .values(touched=bindparam("at"))
)
"""That something happened at a table."""


class Session:
    """What every part of the log builds on."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._process = secrets.token_hex(8)
        """What other processes know this one by."""
        self._calls: set[asyncio.Task[Any]] = set()

    @asynccontextmanager
    async def _transaction(self) -> AsyncIterator[AsyncConnection]:
        try:
            async with self._engine.begin() as connection:
                yield connection
        except _FAILURES as error:
            raise StorageError(what_failed(error)) from error

    async def carry_out(self, call: Coroutine[Any, Any, T]) -> T:
        """Await a call, which goes on also if nobody awaits it any more."""
        task = asyncio.create_task(call)
        self._calls.add(task)
        task.add_done_callback(self._done)
        return await asyncio.shield(task)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._calls.discard(task)
        if not task.cancelled():
            task.exception()  # nobody may be there any more to hear of it

    async def _finish(self) -> None:
        """Wait for the calls for which nobody waits any more."""
        while self._calls:
            await asyncio.wait(self._calls)


S = TypeVar("S", bound=Session)
P = ParamSpec("P")


def unbroken(
    call: Callable[Concatenate[S, P], Coroutine[Any, Any, T]],
) -> Callable[Concatenate[S, P], Coroutine[Any, Any, T]]:
    """A call that is carried out to its end, also if whoever made it stops waiting.

    A connection that was left in the middle of a transaction would give that to the next caller.
    """

    @wraps(call)
    async def carried_out(log: S, /, *arguments: P.args, **named: P.kwargs) -> T:
        return await log.carry_out(call(log, *arguments, **named))

    return carried_out


def insert(connection: AsyncConnection, table: Table) -> sqlite.Insert | postgresql.Insert:
    """An INSERT that can say what to do where there is such a row already."""
    if connection.dialect.name == "sqlite":
        return sqlite.insert(table)
    return postgresql.insert(table)


def given(connection: AsyncConnection, pairs: Sequence[tuple[str, int]]) -> FromClause:
    """Pairs as something to select from, with the columns `id` and `number`."""
    columns = column("id", String), column("number", Integer)
    if connection.dialect.name == "sqlite":
        return values(*columns).data(pairs).cte()
    ids, numbers = zip(*pairs, strict=True)  # two parameters: the statement stays the same
    arrays = literal(ids, postgresql.ARRAY(String)), literal(numbers, postgresql.ARRAY(Integer))
    return func.unnest(*arrays).table_valued(*columns).render_derived()


async def keep(connection: AsyncConnection, table: Table, rows: Sequence[Fields]) -> None:
    """Rows that are there from now on, as they are if they were there already."""
    if rows:
        await connection.execute(insert(connection, table).on_conflict_do_nothing(), rows)


async def put(connection: AsyncConnection, table: Table, rows: Sequence[Fields]) -> None:
    """Rows in place of those of the same key."""
    if not rows:
        return
    statement = insert(connection, table)
    key = [column.name for column in table.primary_key]
    content = {name: value for name, value in statement.excluded.items() if name not in key}
    if content:
        statement = statement.on_conflict_do_update(index_elements=key, set_=content)
    else:
        statement = statement.on_conflict_do_nothing()
    await connection.execute(statement, rows)


async def fetch(connection: AsyncConnection, statement: Select[Any]) -> list[Fields]:
    """All rows of an answer."""
    result = await connection.execute(statement)
    return [dict(row) for row in result.mappings()]


async def at_one_moment(connection: AsyncConnection) -> None:
    """Let all that this transaction reads be of one moment, whoever writes meanwhile."""
    if connection.dialect.name == "postgresql":
        await connection.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ"))
