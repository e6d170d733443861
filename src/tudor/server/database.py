"""Opens the database, a file of SQLite or PostgreSQL by its URL, and brings it up to date."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

from filelock import BaseFileLock, FileLock, Timeout
from sqlalchemy import URL, Connection, event, inspect, make_url
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from tudor.server.errors import ServerError
from tudor.server.schema import HEAD

_PRAGMAS: Final = (
    "PRAGMA journal_mode = WAL",
    # An acknowledged action outlives a crash of the process and of the machine.
    "PRAGMA synchronous = FULL",
    "PRAGMA foreign_keys = ON",
    # Milliseconds. Nobody but a backup may lock the file, and people wait for what they do.
    "PRAGMA busy_timeout = 1000",
)
_UPGRADING: Final = 0x7475646F72
"""The number of PostgreSQL's lock under which one of several processes makes the tables."""
_CONNECTING: Final = 10
"""Seconds."""
_ALIVE: Final = {
    "keepalives_idle": 15,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 15_000,
}
"""A network that is cut says nothing: after some seconds that is a failure too."""


def is_url(database: str | Path) -> bool:
    """Whether that is a database's URL; a path otherwise."""
    return isinstance(database, str) and "://" in database


def url_of(database: str) -> URL:
    """PostgreSQL's URL for SQLAlchemy; `ServerError` for what is none."""
    try:
        url = make_url(database)
    except (ArgumentError, ValueError):
        raise ServerError("cannot use the database: that is no URL") from None
    if url.drivername not in {"postgresql", "postgres"}:
        raise ServerError("cannot use the database: only postgresql:// is known")
    return url.set(drivername="postgresql+psycopg")


def what_failed(error: Exception) -> str:
    """What the database says, on one line and without the values that were to be written."""
    lines = str(getattr(error, "orig", None) or error).strip().splitlines()
    return lines[0] if lines else type(error).__name__


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

    Two servers on one file would not hear what the other does.
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


async def open_database(database: Path | URL, *, as_it_is: bool = False) -> AsyncEngine:
    """The database with today's tables; `as_it_is`: it must have them already.

    Raises `ServerError` where that cannot be, as for one that a newer version wrote.
    """
    engine = _file(database) if isinstance(database, Path) else _service(database)
    try:
        async with engine.begin() as connection:
            await connection.run_sync(_compare if as_it_is else _upgrade)
    except (SQLAlchemyError, ServerError) as error:
        await engine.dispose()
        raise ServerError(f"cannot use the database {database}: {what_failed(error)}") from error
    return engine


def _file(path: Path) -> AsyncEngine:
    url = URL.create("sqlite+aiosqlite", database=str(path))
    engine = create_async_engine(
        url,
        # One connection: SQLite has one writer anyhow, and so nobody ever finds the file locked.
        pool_size=1,
        max_overflow=0,
        # Python's sqlite3 would begin a transaction only at the first write: what is read before
        # that, and the making of tables, would not be part of it.
        connect_args={"isolation_level": None},
        hide_parameters=True,
    )
    used: list[os.stat_result] = []

    def connected(connection: DBAPIConnection, _: object) -> None:
        _prepare(connection)
        used[:] = [path.stat()]

    def began(connection: Connection) -> None:
        # What is written to a file that is no longer there could be read by nobody after this.
        if not _is(path, *used):
            raise SQLAlchemyError("the file of the database is no longer there")
        connection.exec_driver_sql("BEGIN")

    event.listen(engine.sync_engine, "connect", connected)
    event.listen(engine.sync_engine, "begin", began)
    return engine


def _is(path: Path, file: os.stat_result) -> bool:
    try:
        return os.path.samestat(path.stat(), file)
    except OSError:
        return False


def _service(url: URL) -> AsyncEngine:
    return create_async_engine(
        url,
        pool_size=4,
        max_overflow=4,
        # A connection that was lost while nobody used it costs nobody a failure.
        pool_pre_ping=True,
        connect_args={"connect_timeout": _CONNECTING, **_ALIVE},
        hide_parameters=True,
    )


def _check(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        (found,) = connection.execute("PRAGMA quick_check(1)").fetchone()
        connection.execute(_PRAGMAS[0])
    if found != "ok":
        raise sqlite3.DatabaseError(f"the file is damaged ({str(found).splitlines()[-1]})")


def _prepare(connection: DBAPIConnection) -> None:
    cursor = connection.cursor()
    for pragma in _PRAGMAS:
        cursor.execute(pragma)
    cursor.close()


def _upgrade(connection: Connection) -> None:
    if _version(connection) == HEAD:
        return
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({_UPGRADING})")
    from tudor.server.migrate import upgrade  # noqa: PLC0415 - slow, and seldom needed

    upgrade(connection)


def _compare(connection: Connection) -> None:
    if _version(connection) != HEAD:
        raise ServerError("another version of tudor wrote it; serve it once")


def _version(connection: Connection) -> object:
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar()
