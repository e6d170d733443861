"""How much play can a server take, and how soon does everyone at a table see what was done?

Tables of four people, each with a connection of their own that reads the stream; whoever is to act
acts, by calls as the rules allow. The time counts from a POST to the last of the four streams'
events. On one process with SQLite, and on two with PostgreSQL, whose streams and calls are spread
over both. First as fast as the rules allow; then at a steady rate, to find the highest at which
99 of 100 actions are seen by all within 100 ms. The generator runs on the same machine.

The baseline of the ratio is the same load on ten tables in the same run.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import random
import statistics
import tempfile
import time
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path

import uvloop
from tests.crowd.houses import House
from tests.crowd.sleeping import lay_sleeping
from tests.crowd.table import Figures, LoadTable
from tests.postgres import Postgres

TABLES = (10, 100, 1000)
SECONDS = 10.0
RATES = (100, 200, 300, 400, 500, 600, 700, 800, 1000)
LIMIT = 0.1
SETTLE = 3.0
AT_ONCE = 50


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, nargs="*", default=TABLES)
    parser.add_argument("--seconds", type=float, default=SECONDS)
    parser.add_argument("--on", choices=["sqlite", "postgresql"], nargs="*")
    parser.add_argument("--rates", type=int, nargs="*", default=RATES)
    parser.add_argument("--sleeping", type=int, default=100_000)
    wanted = parser.parse_args()
    kinds = wanted.on or ["sqlite", "postgresql"]
    with tempfile.TemporaryDirectory() as folder:
        if "sqlite" in kinds:
            sleep(Path(folder) / "sleeping.db", wanted.sleeping)
            print("\none process, SQLite")
            measure([Path(folder) / "load.db"], wanted)
        if "postgresql" in kinds:
            print("\ntwo processes, PostgreSQL")
            with Postgres() as server:
                measure([server.new_database()] * 2, wanted)


def sleep(database: Path, tables: int) -> None:
    """What do tables cost at which nobody plays?"""
    empty = House(database.with_name("empty.db")).start()
    before = empty.memory()
    empty.stop()
    asyncio.run(lay_sleeping(database, tables))
    house = House(database).start()
    time.sleep(SETTLE)
    print(
        f"memory of a server: {before / 2**20:.0f} MiB with no table, "
        f"{house.memory() / 2**20:.0f} MiB with {tables} sleeping"
    )
    house.stop()


def measure(databases: Sequence[str | Path], wanted: argparse.Namespace) -> None:
    print(
        f"{'tables':>7} {'rate':>10} {'actions/s':>10} {'p50 ms':>8} {'p99 ms':>8} "
        f"{'KiB/table':>10} {'servers':>8} {'ratio':>6}"
    )
    baseline = 0.0
    for tables in wanted.tables:
        houses = [House(database).start() for database in databases]
        try:
            first = uvloop.run(load(houses, tables, wanted, baseline))
            baseline = baseline or first
        finally:
            for house in houses:
                house.stop()


async def load(
    houses: Sequence[House], count: int, wanted: argparse.Namespace, baseline: float
) -> float:
    """Print the figures for so many tables; returns the actions a second, as fast as can be."""
    figures = Figures()
    before = sum(house.memory() for house in houses)
    tables = [
        LoadTable([house.address for house in houses], seed, figures) for seed in range(count)
    ]
    for start in range(0, count, AT_ONCE):
        await asyncio.gather(*[table.sit() for table in tables[start : start + AT_ONCE]])
    pace = Pace(count)
    playing = [asyncio.create_task(table.play(pace.of_one())) for table in tables]
    gc.freeze()
    full = await _measured(houses, figures, wanted.seconds)
    memory = (sum(house.memory() for house in houses) - before) / count / 1024
    _tell(count, "free", full, memory, baseline)
    best = 0
    for rate in wanted.rates:
        pace.change(rate)
        steady = await _measured(houses, figures, wanted.seconds)
        _tell(count, str(rate), steady, memory, baseline)
        if steady.slowest > LIMIT or steady.rate < 0.9 * rate:
            break
        best = rate
    print(
        f"{count:>7} tables: {best} actions a second is the highest steady rate tried with "
        f"p99 under {LIMIT * 1000:.0f} ms"
    )
    for table in tables:
        table.stop()
    await asyncio.gather(*playing)
    return full.rate


class Pace:
    """When each table may act, so that all together act at a rate; or at once."""

    def __init__(self, tables: int) -> None:
        self._tables = tables
        self._chance = random.Random(0)
        self._rate: float | None = None
        self._changed = asyncio.Event()

    def change(self, rate: float | None) -> None:
        """From now on so many actions a second; None: as fast as can be."""
        self._rate = rate
        self._changed.set()
        self._changed = asyncio.Event()

    def of_one(self) -> Callable[[], Awaitable[None]]:
        """What one table waits for before each action: it keeps up, as far as it can."""
        rate, due = self._rate, 0.0

        async def pause() -> None:
            nonlocal rate, due
            while self._rate is not None:
                now, interval = time.perf_counter(), self._tables / self._rate
                if rate != self._rate:
                    rate, due = self._rate, now + self._chance.uniform(0, 1) * interval
                due = max(due, now - interval)
                if await self._unchanged(due - now):
                    due += self._chance.uniform(0, 2) * interval
                    return
            rate = None

        return pause

    async def _unchanged(self, seconds: float) -> bool:
        """Wait for so long; whether the rate has stayed as it was."""
        if seconds <= 0:
            return True
        try:
            await asyncio.wait_for(self._changed.wait(), seconds)
        except TimeoutError:
            return True
        return False


class Measured:
    """What came of some seconds."""

    def __init__(self, figures: Figures, seconds: float, busy: float) -> None:
        self.rate = figures.acknowledged / seconds
        waits = sorted(figures.waits)
        self.middle = statistics.median(waits)
        self.slowest = waits[int(0.99 * (len(waits) - 1))]
        self.busy = busy / seconds
        self.refused = dict(figures.refused)


async def _measured(houses: Sequence[House], figures: Figures, seconds: float) -> Measured:
    await asyncio.sleep(SETTLE)
    figures.clear()
    busy, start = sum(house.processor_time() for house in houses), time.perf_counter()
    await asyncio.sleep(seconds)
    passed = time.perf_counter() - start
    return Measured(figures, passed, sum(h.processor_time() for h in houses) - busy)


def _tell(count: int, rate: str, found: Measured, memory: float, baseline: float) -> None:
    ratio = f"{found.rate / baseline:.2f}" if baseline else "1.00"
    refused = f"  refused: {found.refused}" if found.refused else ""
    print(
        f"{count:>7} {rate:>10} {found.rate:>10.0f} {found.middle * 1000:>8.1f} "
        f"{found.slowest * 1000:>8.1f} {memory:>10.0f} {found.busy:>8.0%} {ratio:>6}{refused}",
        flush=True,
    )


main()
