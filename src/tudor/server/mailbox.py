"""One mailbox a table: its jobs are done one at a time, so nobody ever needs a lock."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, TypeVar

from tudor.server.errors import StorageError
from tudor.server.services import Clock

T = TypeVar("T")
Job = Callable[[], Awaitable[Any]]

_logger = logging.getLogger(__name__)


class Mailbox:
    """Jobs in the order of their coming, and tasks that will put one in later."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._jobs: asyncio.Queue[tuple[Job, asyncio.Future[Any]] | None] = asyncio.Queue()
        self._tasks: set[asyncio.Task[None]] = set()
        self._waiting = 0
        self._closed = False
        self._alarm: asyncio.Task[None] | None = None
        self._worker = asyncio.create_task(self._work())

    @property
    def idle(self) -> bool:
        """Whether nothing is being done or is going to be."""
        return not self._waiting and not self._tasks

    async def ask(self, job: Callable[[], Awaitable[T]]) -> T:
        """Have `job` done in its turn; its result, or what it raised.

        It is done even if the one who asks stops waiting.
        """
        if self._closed:
            raise StorageError("the table is closed")
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting += 1
        self._jobs.put_nowait((job, done))
        return await done

    def soon(self, job: Job) -> None:
        """Have `job` done in its turn, with nobody waiting for it."""
        if not self._closed:
            done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
            done.add_done_callback(_report)
            self._waiting += 1
            self._jobs.put_nowait((job, done))

    def later(self, moment: float, job: Job) -> None:
        """Have `job` done once it is `moment`."""

        async def wait() -> None:
            await self._clock.sleep_until(moment)
            await self.ask(job)

        self.start(wait())

    def alarm(self, moment: float | None, job: Job) -> None:
        """Have `job` done once it is `moment`, in place of what the alarm was set to before.

        An alarm does not keep the mailbox from being idle: the log knows of it too.
        """
        if self._alarm:
            self._alarm.cancel()
            self._alarm = None
        if moment is not None and not self._closed:
            self._alarm = asyncio.create_task(self._ring(moment, job))
            self._alarm.add_done_callback(_report)

    async def _ring(self, moment: float, job: Job) -> None:
        await self._clock.sleep_until(moment)
        self._alarm = None
        self.soon(job)

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        """Let `work` go on by itself, until it ends or the mailbox is closed."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    async def close(self) -> None:
        """Finish the job in hand; refuse the rest."""
        self._closed = True
        tasks = [*self._tasks, *([self._alarm] if self._alarm else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        while not self._jobs.empty():
            if (entry := self._jobs.get_nowait()) and not entry[1].done():
                entry[1].set_exception(StorageError("the table is closed"))
        self._jobs.put_nowait(None)
        await self._worker

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        _report(task)

    async def _work(self) -> None:
        while entry := await self._jobs.get():
            job, done = entry
            try:
                result = await job()
            except Exception as error:  # noqa: BLE001 - it is for the one who asked
                if not done.done():
                    done.set_exception(error)
            else:
                if not done.done():
                    done.set_result(result)
            self._waiting -= 1


def _report(done: asyncio.Future[Any]) -> None:
    if not done.cancelled() and (error := done.exception()):
        _logger.error("a table's job failed", exc_info=error)
