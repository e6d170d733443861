"""Many callers of several processes at once: nobody fails, and nothing is lost or doubled."""

import asyncio
import random
from collections.abc import Awaitable, Callable

import pytest
from msgspec.structs import replace

from tests.server.log.some import MAKER, NOBODY, line, rows, table
from tudor.server.errors import Moved
from tudor.server.log import Log
from tudor.server.stored import Next, Written

pytestmark = pytest.mark.anyio
TABLES = tuple(f"t{i}" for i in range(8))
CALLS = 15
"""Of each of the callers."""


class Caller:
    """Does this and that with the tables, and counts what it has done."""

    def __init__(self, log: Log, seed: int) -> None:
        self._log = log
        self._chance = random.Random(seed)
        self.rows: list[tuple[str, int]] = []
        self.lines: list[tuple[str, int]] = []

    async def go_on(self) -> None:
        some: list[Callable[[str], Awaitable[None]]] = [self._play, self._say, self._change]
        some += [self._play, self._be_seen, self._put_away, self._look]
        for _ in range(CALLS):
            call = self._chance.choice(some)(self._chance.choice(TABLES))
            try:
                await call
            except Moved:
                continue

    async def leave(self) -> None:
        """Begin something and stop waiting for it."""
        for _ in range(CALLS):
            call = asyncio.ensure_future(self._look(self._chance.choice(TABLES)))
            for _ in range(self._chance.randrange(20)):
                await asyncio.sleep(0)
            call.cancel()
            await asyncio.gather(call, return_exceptions=True)

    async def _play(self, table_id: str) -> None:
        number = len(await self._log.rows_after(table_id, 0)) + 1
        await self._log.append(table_id, replace(rows()[0], number=number), Next())
        self.rows.append((table_id, number))

    async def _say(self, table_id: str) -> None:
        said = await self._log.say(table_id, line())
        self.lines.append((table_id, said.number))

    async def _change(self, table_id: str) -> None:
        old = await self._log.gathering(table_id)
        assert old
        seat, name = self._chance.randrange(3), self._chance.choice(["anna", "bo"])
        new = replace(old, version=old.version + 1, holders=old.holders ^ {(seat, name)})
        await self._log.save(table_id, old, new)
        await self._log.write(table_id, Written(seat, "rope", None, name))

    async def _be_seen(self, table_id: str) -> None:
        del table_id
        await self._log.mark_seen({(one, 0): self._chance.random() for one in TABLES})

    async def _put_away(self, table_id: str) -> None:
        del table_id
        await self._log.archive(9e9, 2)

    async def _look(self, table_id: str) -> None:
        stored = await self._log.load(table_id)
        assert stored
        await self._log.tables_of("anna", 3)


async def test_together(log: Log, other: Log) -> None:
    for table_id in TABLES:
        await log.add_table(table(table_id), NOBODY, MAKER)
    callers = [Caller((log, other)[seed % 2], seed) for seed in range(12)]
    await asyncio.gather(*[caller.go_on() for caller in callers], callers[0].leave())
    for table_id in TABLES:
        stored = await log.load(table_id)
        assert stored
        for kept, done in (
            (stored.rows, [caller.rows for caller in callers]),
            (stored.lines, [caller.lines for caller in callers]),
        ):
            numbers = sorted(number for some in done for at, number in some if at == table_id)
            assert [one.number for one in kept] == numbers == [*range(1, len(kept) + 1)]
