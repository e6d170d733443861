"""Opens the database and brings it up to date."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

from filelock import BaseFileLock, FileLock, Timeout
from sqlalchemy import URL, Connection, event, inspect
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from tudor.server.errors import ServerError
from tudor.server.schema import HEAD

_PRAGMAS: Final = (
    "PRAGMA journal_mode = WAL",
    # An acknowledged action outlives a crash of the process and of the machine.
    "PRAGMA synchronous = FULL",
    "PRAGMA foreign_keys = ON",
    "PRAGMA busy_timeout = 5000",
)


async def check(path: Path) -> None:
    """Make sure that `path` is a database, or make an empty one; `ServerError` where it cannot be.

    That is asked first: where SQLite cannot work with a file, aiosqlite leaves a thread behind.
    """
    try:
        await asyncio.to_thread(_check, path)
    except sqlite3.Error as error:
        raise ServerError(f"cannot use the database {path}: {error}") from error


def hold(path: Path) -> BaseFileLock:
    """Keep other servers off the database until the lock is released or this process ends.

    Two servers would not see what the other does, and might give one seat to two people.
    """
    real = path.resolve()
    lock = FileLock(real.with_name(f"{real.name}.lock"), timeout=0, thread_local=False)
    try:
        lock.acquire()
    except Timeout:
        raise ServerError(f"another server uses {path}") from None
    except OSError as error:
        raise ServerError(f"cannot lock the database {path}: {error}") from error
    return lock


async def open_database(path: Path) -> AsyncEngine:
    """The database in the file `path`, with today's tables.

    Raises `ServerError` where that cannot be, as for one that a newer version wrote.
    """
    url = URL.create("sqlite+aiosqlite", database=str(path))
    # One connection: SQLite has one writer anyhow, and so nobody ever finds the file locked.
    engine = create_async_engine(url, pool_size=1, max_overflow=0)
    event.listen(engine.sync_engine, "connect", _prepare)
    try:
        async with engine.begin() as connection:
            await connection.run_sync(_upgrade)
    except (SQLAlchemyError, ServerError) as error:
        await engine.dispose()
        why = getattr(error, "orig", None) or error
        raise ServerError(f"cannot use the database {path}: {why}") from error
    return engine


def _check(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        (found,) = connection.execute("PRAGMA quick_check(1)").fetchone()
        connection.execute(_PRAGMAS[0])
    if found != "ok":
        raise sqlite3.DatabaseError(f"the file is damaged ({str(found).splitlines()[-1]})")


def _prepare(connection: DBAPIConnection, _: object) -> None:
    cursor = connection.cursor()
    for pragma in _PRAGMAS:
        cursor.execute(pragma)
    cursor.close()


def _upgrade(connection: Connection) -> None:
    if inspect(connection).has_table("alembic_version"):
        version = connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar()
        if version == HEAD:
            return
    from tudor.server.migrate import upgrade  # noqa: PLC0415 - slow, and seldom needed

    upgrade(connection)
