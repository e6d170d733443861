"""What one process hears of another; on SQLite there is no other."""

import asyncio

import pytest
from msgspec.structs import replace

from tests.postgres import Postgres
from tests.server.log.some import MAKER, NOBODY, line, rows, table
from tudor.server.errors import Moved
from tudor.server.log import Log
from tudor.server.stored import Change, Next, Written

pytestmark = pytest.mark.anyio
ALL = Change(None, "all")


class Ear:
    """Hears what is changed elsewhere."""

    def __init__(self, log: Log) -> None:
        self._heard: asyncio.Queue[Change] = asyncio.Queue()
        log.listen(self._heard.put_nowait)

    async def next(self) -> Change:
        async with asyncio.timeout(20):
            return await self._heard.get()

    async def until(self, change: Change) -> list[Change]:
        heard = [await self.next()]
        while heard[-1] != change:
            heard.append(await self.next())
        return heard


@pytest.fixture
def database(postgres: Postgres) -> str:
    return postgres.new_database()


@pytest.fixture
async def ear(other: Log) -> Ear:
    ear = Ear(other)
    assert await ear.next() == ALL
    return ear


async def test_all_that_another_process_changes_is_heard(log: Log, other: Log, ear: Ear) -> None:
    mine = Ear(log)
    assert await mine.next() == ALL
    await log.add_table(table(), NOBODY, MAKER)
    await log.append("t", rows()[0], Next())
    await log.save("t", NOBODY, replace(NOBODY, version=1))
    await log.write("t", Written(2, "rope", None, "x"))
    await log.say("t", line())
    await log.mark_seen({("t", 0): 1.0})
    await log.delete_table("t")
    assert await ear.until(Change("t", "gone")) == [
        Change("t", "rows"),
        Change("t", "gathering"),
        Change("t", "notebook", 2),
        Change("t", "chat"),
        Change("t", "seen"),
        Change("t", "gone"),
    ]
    await other.delete_table("u")
    assert await mine.next() == Change("u", "gone")


async def test_what_was_not_done_is_not_heard(log: Log, ear: Ear) -> None:
    await log.add_table(table(), NOBODY, MAKER)
    await log.append("t", rows()[0], Next())
    with pytest.raises(Moved):
        await log.append("t", rows()[0], Next())
    with pytest.raises(Moved):
        await log.save("t", replace(NOBODY, version=5), replace(NOBODY, version=6))
    await log.say("t", line())
    assert await ear.until(Change("t", "chat")) == [Change("t", "rows"), Change("t", "chat")]


async def test_what_is_heard_can_be_read(log: Log, other: Log, ear: Ear) -> None:
    await log.add_table(table(), NOBODY, MAKER)
    for row in rows()[:30]:
        writing = asyncio.create_task(log.append("t", row, Next()))
        assert await ear.next() == Change("t", "rows")
        assert await other.rows_after("t", row.number - 1) == (row,)
        await writing


async def test_a_connection_that_was_cut_comes_back(
    log: Log, ear: Ear, postgres: Postgres, database: str
) -> None:
    await log.add_table(table(), NOBODY, MAKER)
    for number in range(2):
        await asyncio.to_thread(postgres.cut, database)
        assert await ear.next() == ALL
        await log.append("t", rows()[number], Next())
        assert await ear.next() == Change("t", "rows")


async def test_a_database_that_was_down_comes_back(log: Log, ear: Ear, postgres: Postgres) -> None:
    await asyncio.to_thread(postgres.kill)
    await asyncio.to_thread(postgres.start)
    assert await ear.next() == ALL
    await log.add_table(table(), NOBODY, MAKER)
    await log.append("t", rows()[0], Next())
    assert await ear.next() == Change("t", "rows")
