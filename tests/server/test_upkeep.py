"""No game stands still because nobody looks, and what sleeps takes no memory."""

import pytest

from tests.server.kit import House
from tudor.server.settings import Settings

pytestmark = pytest.mark.anyio
HOUR = 3600


async def test_a_bot_s_turn_is_taken_up_after_a_restart_though_nobody_looks(house: House) -> None:
    anna = house.guest()
    made = await anna.begin({"kind": "bot"}, {"kind": "bot"}, {"kind": "bot"}, bot_pace=60_000)
    before = len(await house.log.rows_after(made, 0))
    await house.restart()
    assert len(house.tables) == 0
    await house.advance(150)
    assert len(await house.log.rows_after(made, 0)) > before


async def test_a_clock_runs_out_though_nobody_looks(house: House) -> None:
    anna = house.guest()
    made = await anna.begin({}, {}, {}, clock=HOUR)
    before = len(await house.log.rows_after(made, 0))
    await house.advance(house._settings.idle * 2)
    assert len(house.tables) == 0
    assert len(await house.log.rows_after(made, 0)) == before
    await house.advance(HOUR)
    rows = (await house.log.rows_after(made, 0))[before:]
    assert rows
    assert rows[0].stood_in


async def test_a_table_that_nobody_asks_for_leaves_memory_and_comes_back(house: House) -> None:
    anna = house.guest()
    made = await anna.begin({}, {"kind": "bot"}, {"kind": "bot"})
    stream = await anna.read(made, 0)
    seen = stream.body
    await house.advance(house._settings.idle * 2)
    assert len(house.tables) == 1  # somebody reads
    await stream.close()
    await house.advance(house._settings.idle * 2)
    assert len(house.tables) == 0
    again = await anna.read(made, 0)
    assert again.messages == stream.messages
    assert seen.count(b"id: ") == again.body.count(b"id: ")


async def test_a_very_old_table_is_archived_and_not_lost(database: str) -> None:
    async with House(database, settings=Settings(archive_after=10 * HOUR)) as house:
        anna = house.guest()
        made = await anna.begin({}, {"kind": "bot"}, {"kind": "bot"})
        position = await anna.position(made, 0)
        await house.advance(9 * HOUR)
        assert await house.log.gathering(made) is not None
        await house.advance(3 * HOUR)
        assert len(house.tables) == 0
        assert await anna.position(made, 0) == position
