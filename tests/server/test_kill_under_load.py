"""Processes and the database die at random while people play as fast as they can."""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from collections.abc import Callable, Iterator

import pytest

from tests.crowd.houses import House
from tests.crowd.table import Figures, LoadTable
from tests.postgres import Postgres

pytestmark = pytest.mark.anyio
TABLES = 8
KILLS = 10
MORE = 8
"""So many rows further on, a game has gone on."""


@pytest.fixture
def houses(database: str) -> Iterator[list[House]]:
    """Server processes on one database: as many as it allows."""
    running = [House(database) for _ in range(2 if "://" in database else 1)]
    with contextlib.ExitStack() as stack:
        for house in running:
            stack.callback(house.kill)
            house.start()
        yield running


@pytest.fixture
def mortal(
    database: str, houses: list[House], request: pytest.FixtureRequest
) -> list[Callable[[], None]]:
    """What may die, and comes back a moment later."""

    def again(house: House) -> Callable[[], None]:
        def die() -> None:
            house.kill()
            time.sleep(0.2)
            house.start()

        return die

    def database_dies() -> None:
        server: Postgres = request.getfixturevalue("postgres")
        server.kill()
        time.sleep(0.2)
        server.start()

    return [*map(again, houses), *([database_dies] if "://" in database else [])]


async def test_whoever_dies_nothing_is_lost_and_nothing_stands_still(
    houses: list[House], mortal: list[Callable[[], None]]
) -> None:
    figures = Figures()
    servers = [house.address for house in houses]
    # At every other table a bot plays too: whoever took its turns may be gone.
    tables = [LoadTable(servers, seed, figures, 4 - seed % 2) for seed in range(TABLES)]
    await asyncio.gather(*[table.sit() for table in tables])
    playing = [asyncio.create_task(table.play(lambda: asyncio.sleep(0.01))) for table in tables]
    chance = random.Random(1949)
    for _ in range(KILLS):
        await asyncio.sleep(chance.uniform(0.1, 0.8))
        await asyncio.to_thread(chance.choice(mortal))

    await _all_go_on(tables)
    for table in tables:
        table.stop()
    await asyncio.gather(*playing)
    for table in tables:
        for seat in range(table.people):
            rows = await table.read_again(seat)
            assert {number: rows[number - 1] for number in table.acted} == table.acted
        table.leave()
        assert table.faults == []
    assert figures.acknowledged > TABLES * MORE


async def _all_go_on(tables: list[LoadTable]) -> None:
    """Wait until every table has gone on, or its game has ended."""
    before = [table.number for table in tables]
    async with asyncio.timeout(60):
        for table, number in zip(tables, before, strict=True):
            while not table.over and table.number < number + MORE:
                await table.heard()
