"""What waits for the database is done together, in one transaction: group commit, and reading."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Final, Generic, TypeVar

from tudor.server.errors import StorageError

_MOST: Final = 500

Item = TypeVar("Item")
Answer = TypeVar("Answer")


class Together(Generic[Item, Answer]):
    """Hands to `do` what has come in since the last call; it gives one answer an item."""

    def __init__(self, do: Callable[[Sequence[Item]], Awaitable[Sequence[Answer]]]) -> None:
        self._do = do
        self._waiting: list[tuple[Item, asyncio.Future[Answer]]] = []
        self._doing: asyncio.Task[None] | None = None

    async def add(self, item: Item) -> Answer:
        """The answer, once the item has had its turn; `StorageError` if that fails for all."""
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._waiting.append((item, answer))
        if self._doing is None:
            self._doing = asyncio.create_task(self._run())
        return await answer

    async def _run(self) -> None:
        try:
            while self._waiting:
                group, self._waiting = self._waiting[:_MOST], self._waiting[_MOST:]
                await self._answer(group)
        finally:
            self._doing = None

    async def _answer(self, group: list[tuple[Item, asyncio.Future[Answer]]]) -> None:
        futures = [answer for _, answer in group]
        try:
            answers = await self._do([item for item, _ in group])
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
