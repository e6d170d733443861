"""What processes on one PostgreSQL tell each other: who has changed what."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable
from typing import Final

import msgspec
import psycopg
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

from tudor.server.log.session import Session
from tudor.server.stored import Change

_CHANNEL: Final = "tudor"
_TELL: Final = text(
    "SELECT pg_notify(:channel, payload) FROM unnest(CAST(:payloads AS text[])) AS payload"
)
_QUIET: Final = 30.0
"""Seconds without a notice after which the connection is tried."""
_PAUSES: Final = (0.1, 0.5, 1.0, 2.0, 5.0)
"""Seconds before the connection is made anew: after the first failure, the second, and so on."""
_FAILURES: Final = (psycopg.Error, OSError, TimeoutError, msgspec.MsgspecError)
_logger: Final = logging.getLogger(__name__)


class Notices(Session):
    """Tells other processes, and listens to them."""

    _listening: asyncio.Task[None] | None = None

    def listen(self, on_change: Callable[[Change], None]) -> None:
        """From now on, hear of what another process has changed, once that is done.

        Where something may have been missed, at the beginning and after the connection was lost,
        that is a `Change` of no table, of the kind `all`.
        """
        if self._engine.dialect.name == "postgresql":
            self._listening = asyncio.create_task(self._listen(on_change))

    async def _stop_listening(self) -> None:
        if self._listening:
            self._listening.cancel()
            await asyncio.gather(self._listening, return_exceptions=True)

    async def _tell(self, connection: AsyncConnection, changes: Iterable[Change]) -> None:
        """Tell when the transaction is committed."""
        if connection.dialect.name == "postgresql":
            told = [msgspec.json.encode((self._process, change)).decode() for change in changes]
            await connection.execute(_TELL, {"channel": _CHANNEL, "payloads": told})

    async def _listen(self, on_change: Callable[[Change], None]) -> None:
        failures = 0
        url = self._engine.url.set(drivername="postgresql")
        address = url.render_as_string(hide_password=False)
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(
                    address, autocommit=True, connect_timeout=10
                ) as connection:
                    await connection.execute(f"LISTEN {_CHANNEL}")
                    on_change(Change(None, "all"))
                    failures = 0
                    await self._hear(connection, on_change)
            except _FAILURES as error:
                _logger.warning("other servers are not heard: %s", type(error).__name__)
            await asyncio.sleep(_PAUSES[min(failures, len(_PAUSES) - 1)])
            failures += 1

    async def _hear(
        self, connection: psycopg.AsyncConnection, on_change: Callable[[Change], None]
    ) -> None:
        while True:
            async for notice in connection.notifies(timeout=_QUIET):
                process, change = msgspec.json.decode(notice.payload, type=tuple[str, Change])
                if process != self._process:
                    on_change(change)
            async with asyncio.timeout(_QUIET):
                await connection.execute("SELECT 1")
