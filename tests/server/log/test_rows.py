import asyncio

import pytest
from msgspec.structs import replace

from tests.server.log.some import MAKER, NOBODY, rows, table
from tudor.rules.actions import CHANCE
from tudor.server.errors import Moved
from tudor.server.log import Log
from tudor.server.stored import Next

pytestmark = pytest.mark.anyio


async def test_a_game_is_read_as_it_was_written(log: Log, other: Log) -> None:
    await log.add_table(table(), NOBODY, MAKER)
    for row in rows():
        await (log, other)[row.number % 2].append("t", row, Next())
    stored = await log.load("t")
    assert stored
    assert stored.rows == rows()
    assert {row.by for row in rows()} == {CHANCE, 0, 1, 2, 3}
    assert await other.rows_after("t", 0) == rows()
    assert await other.rows_after("t", 5) == rows()[5:]
    assert await other.rows_after("t", len(rows())) == ()


async def test_of_many_with_one_number_one_is_first(log: Log, other: Log) -> None:
    await log.add_table(table(), NOBODY, MAKER)
    wanted = [replace(rows()[0], at=float(i)) for i in range(20)]
    done = await asyncio.gather(
        *[(log, other)[i % 2].append("t", row, Next(row.at)) for i, row in enumerate(wanted)],
        return_exceptions=True,
    )
    assert [type(one) for one in done if one is not None] == [Moved] * 19
    first = wanted[done.index(None)]
    assert await log.rows_after("t", 0) == (first,)
    assert await log.due(first.at, 10) == ["t"]
    assert await log.due(first.at - 1, 10) == []
    with pytest.raises(Moved):
        await other.append("t", wanted[0], Next())


async def test_what_is_written_at_once_is_each_for_itself(log: Log, other: Log) -> None:
    tables = [f"t{i}" for i in range(20)]
    for table_id in tables:
        await log.add_table(table(table_id), NOBODY, MAKER)

    async def play(log: Log, table_id: str) -> int:
        lost = 0
        for row in rows()[:10]:
            try:
                await log.append(table_id, row, Next())
            except Moved:
                lost += 1
        return lost

    calls = [play(one, table_id) for table_id in tables for one in (log, other)]
    lost = await asyncio.gather(*calls, play(log, "gone"))
    assert [sum(pair) for pair in zip(lost[0:-1:2], lost[1:-1:2], strict=True)] == [10] * 20
    assert lost[-1] == 10
    for table_id in tables:
        assert await log.rows_after(table_id, 0) == rows()[:10]


async def test_who_stops_waiting_leaves_the_others_alone(log: Log) -> None:
    for i in range(5):
        await log.add_table(table(f"t{i}"), NOBODY, MAKER)
    writing = [asyncio.create_task(log.append(f"t{i}", rows()[0], Next())) for i in range(5)]
    await asyncio.sleep(0)
    writing[2].cancel()
    done = await asyncio.gather(*writing, return_exceptions=True)
    assert [type(one) for one in done if one is not None] == [asyncio.CancelledError]
    for i in range(5):
        assert await log.rows_after(f"t{i}", 0) == rows()[:1]


async def test_what_is_due(log: Log, other: Log) -> None:
    for i, due in enumerate((30.0, 10.0, None, 20.0)):
        await log.add_table(table(f"t{i}"), NOBODY, MAKER)
        await log.append(f"t{i}", rows()[0], Next(due))
    assert await other.due(25.0, 10) == ["t1", "t3"]
    assert await other.due(99.0, 2) == ["t1", "t3"]
    await other.append("t1", rows()[1], Next())
    await other.append("t2", rows()[1], Next(5.0))
    assert await log.due(25.0, 10) == ["t2", "t3"]


async def test_a_list_says_whose_turn_it_is(log: Log, other: Log) -> None:
    await log.add_table(table("t"), replace(NOBODY, host="anna"), MAKER)
    for row, coming in zip(rows(), (Next(None, 2), Next(over=True)), strict=False):
        await log.append("t", row, coming)
        (found,) = await other.tables_of("anna", 9)
        assert found.next == coming
