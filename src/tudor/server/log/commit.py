"""Group commit: what waits to be written is written together, in one transaction."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Final, Generic, TypeVar

from tudor.server.errors import StorageError

_MOST: Final = 500

Item = TypeVar("Item")
Answer = TypeVar("Answer")


class GroupCommit(Generic[Item, Answer]):
    """Hands to `write` what has come in since the last call; it gives one answer an item."""

    def __init__(self, write: Callable[[Sequence[Item]], Awaitable[Sequence[Answer]]]) -> None:
        self._write = write
        self._waiting: list[tuple[Item, asyncio.Future[Answer]]] = []
        self._writing: asyncio.Task[None] | None = None

    async def add(self, item: Item) -> Answer:
        """The answer, once the item is written; `StorageError` if that fails for all of them."""
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._waiting.append((item, answer))
        if self._writing is None:
            self._writing = asyncio.create_task(self._run())
        return await answer

    async def _run(self) -> None:
        try:
            while self._waiting:
                group, self._waiting = self._waiting[:_MOST], self._waiting[_MOST:]
                await self._commit(group)
        finally:
            self._writing = None

    async def _commit(self, group: list[tuple[Item, asyncio.Future[Answer]]]) -> None:
        futures = [answer for _, answer in group]
        try:
            answers = await self._write([item for item, _ in group])
        except BaseException as error:
            for future in futures:
                if not future.done():
                    future.set_exception(StorageError(str(error)))
            if isinstance(error, Exception):
                return
            raise
        for future, answer in zip(futures, answers, strict=True):
            if not future.done():
                future.set_result(answer)
