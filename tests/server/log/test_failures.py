"""A database that fails: `StorageError`, nothing half done, and it goes on afterwards."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.postgres import Postgres
from tests.server.log.some import MAKER, NOBODY, line, rows, table
from tudor.server.errors import StorageError
from tudor.server.log import Log
from tudor.server.stored import Next, Stored, StoredGuest, Written

pytestmark = pytest.mark.anyio
only_sqlite = pytest.mark.only_on("sqlite", "a file has failures of its own")
only_postgresql = pytest.mark.only_on("postgresql", "so have connections")
LONG = "x" * 100_000


async def begun(log: Log) -> Stored:
    await log.add_table(table(), NOBODY, MAKER)
    await log.append("t", rows()[0], Next())
    stored = await log.load("t")
    assert stored
    return stored


def calls(log: Log) -> list[Callable[[], Awaitable[object]]]:
    """Much that is to be written to a table, and another table."""
    new = replace(NOBODY, version=1, host="bo", rematch=LONG, holders=frozenset({(0, "bo")}))
    row = replace(rows()[1], events=rows()[1].events * 2000)
    return [
        partial(log.append, "t", row, Next(5.0)),
        partial(log.save, "t", NOBODY, new, StoredGuest("bo", 1.0)),
        partial(log.write, "t", Written(0, "rope", None, LONG)),
        partial(log.say, "t", line(LONG)),
        partial(log.add_table, table("u"), new, StoredGuest("bo", 1.0)),
    ]


async def nothing_is_done(log: Log, before: Stored) -> None:
    assert await log.load("t") == before
    assert await log.load("u") is None
    assert await log.due(99.0, 9) == []
    assert not await log.has_guest("bo")


async def all_is_well(log: Log, before: Stored) -> None:
    await log.append("t", rows()[1], Next())
    await log.say("t", line("again"))
    stored = await log.load("t")
    assert stored
    assert stored.rows == (*before.rows, rows()[1])
    assert [one.text for one in stored.lines] == ["again"]


@only_sqlite
async def test_a_disk_that_is_full(log: Log) -> None:
    before = await begun(log)
    await pages(log, 1)
    for call in calls(log):
        with pytest.raises(StorageError, match=r"^database or disk is full$"):
            await call()
    await pages(log, 10**6)
    await nothing_is_done(log, before)
    await all_is_well(log, before)


async def pages(log: Log, most: int) -> None:
    async with log._engine.connect() as connection:
        await connection.exec_driver_sql(f"PRAGMA max_page_count = {most}")


@only_sqlite
async def test_a_file_that_somebody_has_locked(log: Log, database: str) -> None:
    before = await begun(log)
    with closing(sqlite3.connect(database, isolation_level=None)) as backup:
        backup.execute("BEGIN EXCLUSIVE")
        assert await log.load("t") == before
        for call in calls(log)[:2]:
            with pytest.raises(StorageError, match=r"^database is locked$"):
                await call()
    await nothing_is_done(log, before)
    await all_is_well(log, before)


@only_sqlite
async def test_a_file_that_somebody_has_taken_away(log: Log, database: str) -> None:
    before = await begun(log)
    file, elsewhere = Path(database), Path(database).with_name("elsewhere.db")
    await asyncio.to_thread(file.rename, elsewhere)
    all_calls: list[Callable[[], Awaitable[object]]] = [*calls(log), partial(log.load, "t")]
    for another in (False, True):
        if another:
            await asyncio.to_thread(file.touch)
        for call in all_calls:
            with pytest.raises(StorageError, match=r"^the file .* is no longer there$"):
                await call()
    await asyncio.to_thread(elsewhere.replace, file)
    await nothing_is_done(log, before)
    await all_is_well(log, before)


@only_postgresql
async def test_connections_that_are_cut_are_made_anew(
    log: Log, postgres: Postgres, database: str
) -> None:
    before = await begun(log)
    await asyncio.to_thread(postgres.cut, database)
    await all_is_well(log, before)


@only_postgresql
async def test_a_connection_that_is_cut_in_the_middle(
    log: Log, postgres: Postgres, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = await begun(log)
    tell = log._tell

    async def cut(*arguments: object) -> None:
        await asyncio.to_thread(postgres.cut, database)
        await tell(*arguments)  # type: ignore[arg-type]  # handed on as they are

    monkeypatch.setattr(log, "_tell", cut)
    for call in calls(log)[:4]:
        with pytest.raises(StorageError):
            await call()
    monkeypatch.undo()
    await nothing_is_done(log, before)
    await all_is_well(log, before)


@only_postgresql
async def test_a_database_that_dies(log: Log, postgres: Postgres) -> None:
    before = await begun(log)
    await asyncio.to_thread(postgres.kill)
    for call in calls(log):
        with pytest.raises(StorageError):
            await call()
    with pytest.raises(StorageError):
        await log.load("t")
    await asyncio.to_thread(postgres.start)
    await nothing_is_done(log, before)
    await all_is_well(log, before)


async def test_what_a_failure_says_holds_nothing_of_anybody(log: Log) -> None:
    await begun(log)
    secret = replace(table(), password="open sesame", secret=b"abracadabra")
    with pytest.raises(StorageError) as caught:
        await log.add_table(secret, replace(NOBODY, nonce=b"hocus pocus"), MAKER)
    assert "\n" not in str(caught.value)
    for word in ("sesame", "abracadabra", "hocus", MAKER.hash):
        assert word not in str(caught.value)
