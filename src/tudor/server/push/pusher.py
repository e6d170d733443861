"""Tells people who are not looking that it is their turn."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection
from typing import Final, Self
from urllib.parse import urlsplit

import httpx
from py_vapid import Vapid02  # type: ignore[import-untyped]

from tudor.server.errors import StorageError
from tudor.server.log import Log
from tudor.server.operations.logs import reason_of
from tudor.server.push.keys import server_key
from tudor.server.push.note import sealed, topic, turn_at
from tudor.server.push.places import is_allowed, origin_of
from tudor.server.services import Clock
from tudor.server.settings import Settings
from tudor.server.stored import Subscription

_TIMEOUT: Final = 10.0
_WAITING: Final = 500
"""Calls to people that are under way or wait; more are not made."""
_AT_ONCE: Final = 10
"""Notes on their way to push services at a time."""
_LIFETIME: Final = 24 * 3600
"""Seconds for which a push service keeps a note for a browser that is not there."""
_SIGNED_FOR: Final = 12 * 3600
_GONE: Final = frozenset({404, 410})
_logger = logging.getLogger(__name__)


class WebPusher:
    """The `Pusher` of a server: by Web Push, to the browsers that asked for it."""

    def __init__(self, log: Log, key: Vapid02, clock: Clock, settings: Settings) -> None:
        self._log = log
        self._key = key
        self._clock = clock
        self._settings = settings
        self._tasks: set[asyncio.Task[None]] = set()
        self._room = asyncio.Semaphore(_AT_ONCE)
        self._client = httpx.AsyncClient(timeout=_TIMEOUT, follow_redirects=False)

    @classmethod
    async def open(cls, log: Log, clock: Clock, settings: Settings) -> Self:
        """One with the server's key; raises `StorageError`."""
        return cls(log, await server_key(log), clock, settings)

    def __call__(self, table_id: str, tokens: Collection[str]) -> None:
        """Tell the devices with these tokens (hashes) that it is their turn at a table.

        Returns at once, and raises nothing.
        """
        if not tokens or len(self._tasks) >= _WAITING:
            return
        task = asyncio.get_running_loop().create_task(self._tell(table_id, tokens))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def settle(self) -> None:
        """Wait until all that was to be told has been."""
        while self._tasks:
            await asyncio.wait(self._tasks)

    async def close(self) -> None:
        """Give up what is not told yet."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._client.aclose()

    async def _tell(self, table_id: str, tokens: Collection[str]) -> None:
        try:
            for subscription in await self._log.subscriptions(tokens):
                async with self._room:
                    await self._send(table_id, subscription)
        except StorageError as error:
            _logger.warning("nobody could be told: %s", reason_of(error))

    async def _send(self, table_id: str, subscription: Subscription) -> None:
        endpoint = subscription.endpoint
        if not is_allowed(endpoint, self._settings.push_services):
            return
        try:
            body = sealed(turn_at(table_id, subscription.language), subscription)
            async with asyncio.timeout(_TIMEOUT):
                # Only how it went is of interest: whatever more is said is not read.
                async with self._client.stream(
                    "POST", endpoint, content=body, headers=self._headers(table_id, endpoint)
                ) as answer:
                    status = answer.status_code
        except (httpx.HTTPError, httpx.InvalidURL, TimeoutError, ValueError) as error:
            _logger.warning("a push service is out of reach: %s", type(error).__name__)
            return
        if status in _GONE:
            await self._log.remove_subscription(endpoint, None)
        elif not httpx.codes.is_success(status):
            _logger.warning("a push service answers %d", status)

    def _headers(self, table_id: str, endpoint: str) -> dict[str, str]:
        claims = {
            "aud": origin_of(urlsplit(endpoint)),
            "exp": int(self._clock.now()) + _SIGNED_FOR,
            "sub": self._settings.push_contact,
        }
        signed: dict[str, str] = self._key.sign(claims)
        return signed | {
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(_LIFETIME),
            "Topic": topic(self._key, table_id),
            "Urgency": "high",
        }
