"""A server whose clock stands still until a test moves it."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any, Self

from filelock import BaseFileLock
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from tests.server.kit.clock import HeldClock
from tests.server.kit.guest import Guest
from tudor.server.app import create_app
from tudor.server.errors import StorageError
from tudor.server.log import Log
from tudor.server.services import Chance, Services, draw_chance
from tudor.server.settings import Settings
from tudor.server.stored import Change
from tudor.server.tables import Tables


class CountedMaker:
    """Ids and secrets that are the same in every test."""

    def __init__(self, name: str = "") -> None:
        self._name = name
        self._made = 0
        self.made: list[bytes] = []
        """The secrets so far."""

    def _next(self) -> str:
        self._made += 1
        return f"{self._name}{self._made}"

    def token(self) -> str:
        return self._next().rjust(43, "t")

    def table_id(self) -> str:
        return f"table{self._next()}"

    def secret(self) -> bytes:
        self.made.append(hashlib.sha256(self._next().encode()).digest())
        return self.made[-1]


class WatchedLog(Log):
    """Knows whether it is being read or written, and can be told to fail."""

    failures: Sequence[str] = ()
    """Whether each of the next transactions fails before anything is written, or seems to fail
    after it was."""

    def __init__(self, engine: AsyncEngine, lock: BaseFileLock | None = None) -> None:
        super().__init__(engine, lock)
        self.hears = asyncio.Event()
        """Whether it hears of other processes."""
        self.idle = asyncio.Event()
        """Whether it is neither read nor written."""
        self.idle.set()
        self._busy = 0

    def listen(self, on_change: Callable[[Change], None]) -> None:
        def heard(change: Change) -> None:
            on_change(change)
            self.hears.set()

        super().listen(heard)

    @asynccontextmanager
    async def _transaction(self) -> AsyncIterator[AsyncConnection]:
        self._busy += 1
        self.idle.clear()
        when, *rest = self.failures or ("",)
        self.failures = rest
        try:
            if when == "before":
                raise StorageError("the disk is full")
            async with super()._transaction() as connection:
                yield connection
            if when == "after":
                raise StorageError("the disk is gone")
        finally:
            self._busy -= 1
            if not self._busy:
                self.idle.set()


class House:
    """A server on the path of a file or on a URL, which can be stopped and started again."""

    def __init__(
        self,
        database: str | Path,
        *,
        chance: Chance = draw_chance,
        settings: Settings | None = None,
        name: str = "",
    ) -> None:
        self.database = str(database)
        self.clock = HeldClock()
        self.maker = CountedMaker(name)
        self.hosts: dict[str, Guest] = {}
        """Who made each table."""
        self.guests: list[Guest] = []
        self._services = Services(self.clock, self.maker, chance)
        self._settings = settings or Settings()
        self._running = AsyncExitStack()
        self._settling: asyncio.Task[None] | None = None
        self.log: WatchedLog
        self.tables: Tables
        self.app: Any

    async def __aenter__(self) -> Self:
        log = await WatchedLog.open(self.database)
        assert isinstance(log, WatchedLog)
        self.log = log
        self._running.push_async_callback(self.log.close)
        self.tables = Tables(self.log, self._services, self._settings)
        self.app = create_app(self.tables)
        await self._running.enter_async_context(self.app.lifespan())
        if log.shared:
            # Else it would be at some moment later on that the server takes up what it missed.
            await log.hears.wait()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._running.aclose()

    @property
    def patience(self) -> float:
        """For how long it leaves what follows to the server that wrote last, if that is another."""
        return self._settings.patience if self.log.shared else 0.0

    async def answer(self, *call: Any) -> None:  # noqa: ANN401 - as ASGI has it
        """Whoever calls, calls the server that runs now."""
        await self.app(*call)

    async def restart(self) -> None:
        await self.__aexit__()
        self._running = AsyncExitStack()
        await self.__aenter__()

    async def restarted(self, guest: Guest) -> Guest:
        """Start again; `guest` as it comes back, with nothing but its cookies."""
        await self.restart()
        again = self.guest()
        again.cookies = guest.cookies
        return again

    async def settle(self) -> None:
        """Let everything go on until nothing can, but for the clock's sleepers."""
        if self._settling is None:
            self._settling = asyncio.create_task(self._settle())
        await asyncio.shield(self._settling)

    async def _settle(self) -> None:
        ready = asyncio.get_running_loop()._ready  # type: ignore[attr-defined]
        while True:
            await asyncio.sleep(0)
            if ready:
                continue
            if self.log.idle.is_set():
                self._settling = None
                return
            await self.log.idle.wait()

    async def advance(self, seconds: float) -> None:
        """Let time pass, stopping at every sleeper."""
        end = self.clock.moment + seconds
        await self.settle()
        while self.clock.wake_next(end):
            await self.settle()
        self.clock.moment = end

    def guest(self, **headers: str) -> Guest:
        self.guests.append(Guest(self, headers))
        return self.guests[-1]
