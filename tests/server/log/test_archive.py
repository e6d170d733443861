import asyncio
import zlib
from collections.abc import Awaitable

import pytest
from hypothesis import given
from msgspec.structs import replace
from sqlalchemy import update

from tests.server.log.some import MAKER, NOBODY, documents, line, rows, table
from tudor.server import schema
from tudor.server.errors import StorageError
from tudor.server.log import Log, archive
from tudor.server.log.documents import Document, encode, pack, unpack
from tudor.server.stored import Next, Written

pytestmark = pytest.mark.anyio
HELD = replace(
    NOBODY, host="anna", holders=frozenset({(0, "bo")}), devices=frozenset({("phone", "bo")})
)


async def played(log: Log, table_id: str, touched: float) -> None:
    await log.add_table(table(table_id, 1.0), HELD, MAKER)
    await log.append(table_id, replace(rows()[0], at=touched), Next())
    await log.say(table_id, replace(line(), at=touched))
    await log.write(table_id, Written(0, "rope", 1, "x"))


@given(document=documents())
def test_the_archive_gives_back_what_it_was_given(document: Document) -> None:
    assert unpack(pack(document)) == document
    assert encode(unpack(pack(document))) == zlib.decompress(pack(document))


async def test_what_nobody_has_touched_is_put_away(log: Log, other: Log) -> None:
    for touched in range(5):
        await played(log, f"t{touched}", float(touched))
    await log.append("t0", replace(rows()[1], at=0.0), Next(99.0))
    before = [await log.load(f"t{i}") for i in range(5)]
    assert await log.archive(4.0, 2) == 2
    assert await log.archive(4.0, 10) == 1
    assert await log.archive(4.0, 10) == 0
    assert {one.table.id for one in await log.tables_of("phone", 9)} == {f"t{i}" for i in range(5)}
    assert [one.table.id for one in await log.tables_of("anna", 2)] == ["t4", "t3"]
    assert [await other.load(f"t{i}") for i in range(5)] == before


async def test_whatever_is_read_of_a_table_is_read_from_the_archive(log: Log, other: Log) -> None:
    for i in range(4):
        await played(log, f"t{i}", 2.0)
    assert await log.archive(3.0, 10) == 4
    assert await other.rows_after("t0", 0) == (replace(rows()[0], at=2.0),)
    assert await other.written("t1", 0) == (Written(0, "rope", 1, "x"),)
    assert await other.lines("t2", 0, 9) == (replace(line(), number=1, at=2.0),)
    assert await other.gathering("t3") == HELD
    assert await log.archive(3.0, 10) == 4


async def test_whoever_comes_back_finds_the_table(log: Log, other: Log) -> None:
    def gone_on(i: int) -> Awaitable[object]:
        one, table_id = (log, other)[i % 2], f"t{i}"
        calls = (
            one.append(table_id, rows()[1], Next()),
            one.save(table_id, HELD, replace(HELD, version=1)),
            one.say(table_id, line()),
            one.write(table_id, Written(0, "rope", 1, "y")),
            one.gathering(table_id),
        )
        return asyncio.gather(*calls)

    for i in range(4):
        await played(log, f"t{i}", 2.0)
    assert await log.archive(3.0, 10) == 4
    await asyncio.gather(*[gone_on(i) for i in range(4)])
    for i in range(4):
        stored = await log.load(f"t{i}")
        assert stored
        assert [row.number for row in stored.rows] == [1, 2]
        assert stored.gathering.version == 1
        assert len(stored.lines) == 2
        assert stored.written == (Written(0, "rope", 1, "y"),)


async def test_a_table_is_removed_wherever_it_is(log: Log, other: Log) -> None:
    for i in range(3):
        await played(log, f"t{i}", float(i))
        await log.mark_seen({(f"t{i}", 0): 1.0})
        await log.add_recovery(f"secret{i}", f"t{i}", "bo", 1.0)
    await log.archive(0.5, 10)
    for i in (0, 1, 5):
        await other.delete_table(f"t{i}")
    for i in range(2):
        assert await log.load(f"t{i}") is None
        assert await log.rows_after(f"t{i}", 0) == ()
        assert await log.lines(f"t{i}", 0, 9) == ()
        assert await log.seen([f"t{i}"]) == {}
        assert await log.recovery(f"secret{i}", 0.0) is None
    assert [one.table.id for one in await log.tables_of("phone", 9)] == ["t2"]
    assert await log.recovery("secret2", 0.0) == ("t2", "bo")


async def test_what_cannot_be_unpacked(log: Log) -> None:
    await played(log, "t", 1.0)
    await log.archive(2.0, 1)
    async with log._transaction() as connection:
        await connection.execute(update(schema.archive).values(document=b"Dear diary"))
    with pytest.raises(StorageError):
        await log.load("t")


async def test_ones_tables_are_listed_without_being_unpacked(log: Log) -> None:
    await played(log, "t", 1.0)
    before = await log.tables_of("bo", 9)
    await log.archive(2.0, 1)
    async with log._transaction() as connection:
        await connection.execute(update(schema.archive).values(document=b"Dear diary"))
    assert await log.tables_of("bo", 9) == before


async def test_a_device_of_somebody_who_has_gone_finds_no_table(log: Log) -> None:
    left = replace(HELD, devices=HELD.devices | {("tablet", "dan"), ("laptop", "anna")})
    await log.add_table(table("t", 1.0), left, MAKER)
    for _ in range(2):
        found = {
            who
            for who in ("bo", "phone", "anna", "laptop", "dan", "tablet")
            if await log.tables_of(who, 9)
        }
        assert found == {"bo", "phone", "anna", "laptop"}
        await log.archive(2.0, 1)


async def test_what_comes_back_while_it_is_put_away_stays(
    log: Log, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def not_there_yet(*_: object) -> set[str]:
        return set()

    await played(log, "t", 1.0)
    monkeypatch.setattr(archive, "lock", not_there_yet)
    assert await log.archive(2.0, 1) == 0
