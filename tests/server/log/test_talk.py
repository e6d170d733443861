import asyncio

import pytest
from msgspec.structs import replace

from tests.server.log.some import MAKER, NOBODY, line, table
from tudor.server.errors import Moved
from tudor.server.log import Log
from tudor.server.stored import REMEMBERED, StoredLine

pytestmark = pytest.mark.anyio


async def test_lines_are_numbered_whoever_writes_them(log: Log, other: Log) -> None:
    for table_id in ("t", "u"):
        await log.add_table(table(table_id), NOBODY, MAKER)
    said = await asyncio.gather(
        *[(log, other)[i % 2].say("tu"[i % 3 == 0], line(str(i))) for i in range(24)]
    )
    for table_id, its in (("t", 16), ("u", 8)):
        heard = await log.lines(table_id, 0, 100)
        assert [one.number for one in heard] == list(range(1, its + 1))
        assert set(heard) <= set(said)
    assert {one.text for one in said} == {str(i) for i in range(24)}


async def test_the_newest_lines_come_in_order(log: Log) -> None:
    await log.add_table(table(), NOBODY, MAKER)
    kinds = [
        line(),
        replace(line(), channel="team", side=1, phrase="hurry", text=""),
        StoredLine(9, 6.0, "spectators", None, None, "Cilla", "Åh!"),
    ]
    said = tuple([await log.say("t", kinds[i % 3]) for i in range(120)])
    assert said[2] == replace(kinds[2], number=3)
    assert await log.lines("t", 0, 5) == said[-15:]
    assert await log.lines("t", 117, 5) == said[117:]
    assert await log.lines("t", 120, 5) == ()


async def test_nobody_pushes_out_what_they_do_not_hear(log: Log) -> None:
    await log.add_table(table(), NOBODY, MAKER)
    heard = [await log.say("t", line(str(number))) for number in range(3)]
    aside = replace(line(), channel="team", side=1)
    unheard = [await log.say("t", aside) for _ in range(REMEMBERED + 1)]
    stored = await log.load("t")
    assert stored
    assert stored.lines == (*heard, *unheard[1:])


async def test_nobody_talks_at_a_table_that_is_gone(log: Log) -> None:
    with pytest.raises(Moved):
        await log.say("t", line())
    assert await log.lines("t", 0, 5) == ()
