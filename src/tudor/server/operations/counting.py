"""How calls are counted: Litestar's limiter, for some calls only, in a memory that has an end."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import timedelta
from time import time
from typing import Any, Final, cast

from litestar import Litestar, Request
from litestar.exceptions import TooManyRequestsException
from litestar.middleware.rate_limit import CacheObject, RateLimitConfig, RateLimitMiddleware
from litestar.stores.base import Store
from litestar.types import HTTPScope, Message, Receive, Scope, Send

_REMEMBERED: Final = 10_000
"""Callers whose calls are counted at a time; however many there are, memory does not fill."""
_MISSING: Final = 404


class Recent(Store):
    """Forgets whoever has not called for the longest, once there are too many.

    Nothing in it waits, so two calls never count as one; when a count is out of date the limiter
    sees for itself.
    """

    def __init__(self) -> None:
        self._kept: OrderedDict[str, bytes] = OrderedDict()

    async def set(
        self, key: str, value: str | bytes, expires_in: int | timedelta | None = None
    ) -> None:
        del expires_in
        self._kept[key] = value.encode() if isinstance(value, str) else value
        self._kept.move_to_end(key)
        if len(self._kept) > _REMEMBERED:
            self._kept.popitem(last=False)

    async def get(self, key: str, renew_for: int | timedelta | None = None) -> bytes | None:
        del renew_for
        return self._kept.get(key)

    async def delete(self, key: str) -> None:
        self._kept.pop(key, None)

    async def delete_all(self) -> None:
        self._kept.clear()

    async def exists(self, key: str) -> bool:
        return key in self._kept

    async def expires_in(self, key: str) -> int | None:
        del key
        return None


@dataclass
class Counted(RateLimitConfig):
    """What is counted, and where: each limit has a memory of its own."""

    covers: Callable[[HTTPScope], bool] = lambda _: True
    memory: Recent = field(default_factory=Recent)

    def get_store_from_app(self, app: Litestar) -> Recent:
        del app
        return self.memory


class Counting(RateLimitMiddleware):
    """Passes on calls that do not count; who calls too often is told when to come back."""

    config: Counted

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if self.config.covers(cast("HTTPScope", scope)):
            await super().__call__(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    def create_send_wrapper(self, send: Send, cache_object: CacheObject) -> Send:
        """Nothing is added to answers: all in a household would read what the others do."""
        del cache_object
        return send

    def create_response_headers(self, cache_object: CacheObject) -> dict[str, str]:
        return {"Retry-After": str(max(1, cache_object.reset - int(time())))}


class CountingMisses(Counting):
    """Counts only the calls for what there is not, and then answers no call that might be one."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if not self.config.covers(cast("HTTPScope", scope)):
            await self.app(scope, receive, send)
            return
        request: Request[Any, Any, Any] = Request(scope)
        memory, key = self.config.memory, self.cache_key_from_request(request)
        history = await self.retrieve_cached_history(key, memory)
        if len(history.history) >= self.max_requests:
            raise TooManyRequestsException(headers=self.create_response_headers(history))

        async def count(message: Message) -> None:
            if message["type"] == "http.response.start" and message["status"] == _MISSING:
                latest = await self.retrieve_cached_history(key, memory)
                await self.set_cached_history(key, latest, memory)
            await send(message)

        await self.app(scope, receive, count)
