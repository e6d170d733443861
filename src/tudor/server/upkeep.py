"""What a server does from time to time: no game stands still, and what sleeps is put away."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Final

from tudor.server.errors import Refused, StorageError
from tudor.server.table import Table
from tudor.server.tables import Tables

_AT_ONCE: Final = 25
"""Tables that are looked at together: nobody's game waits for all of them."""

_logger = logging.getLogger(__name__)


class Upkeep:
    """The rounds of one server, each at its own pace."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._settings = tables.settings
        self._clock = tables.services.clock
        self._put_off: dict[str, float] = {}
        """Tables that could not be read, and when to try again."""

    def start(self) -> None:
        """Begin the rounds; they end when the tables are put away."""
        settings = self._settings
        for seconds, round_ in (
            (settings.keep_alive, self.look_round),
            (settings.wake, self.wake),
            (settings.idle / 10, self.put_away),
            (settings.archive_every, self.archive),
        ):
            self._tables.work(self._again(seconds, round_))

    async def look_round(self) -> None:
        """Show every reader that the server is there, and keep who was here."""
        tables = list(self._tables)
        for start in range(0, len(tables), _AT_ONCE):
            await self._look_at(tables[start : start + _AT_ONCE])

    async def _look_at(self, tables: list[Table]) -> None:
        for table in tables:
            table.mark_here()
        lately = self._clock.now() - self._settings.keep_alive
        here = {
            (table.id, place): moment
            for table in tables
            for place, moment in table.presence.seen_since(lately).items()
        }
        try:
            if here:
                await self._tables.log.mark_seen(here)
            if self._tables.log.shared:  # others may be seen elsewhere
                await self._look_elsewhere(tables)
        finally:
            for table in tables:
                table.tick()

    async def _look_elsewhere(self, tables: list[Table]) -> None:
        by_id = {table.id: table for table in tables}
        for (table_id, seat), moment in (await self._tables.log.seen(list(by_id))).items():
            by_id[table_id].presence.see(seat, moment)

    async def wake(self) -> None:
        """Go on with the games that are due, here or wherever nobody went on with them."""
        now = self._clock.now()
        for table_id in await self._tables.log.due(now - self._settings.late, self._settings.woken):
            if self._put_off.get(table_id, now) > now:
                continue
            try:
                (await self._tables.get(table_id)).poke()
            except Refused:
                continue  # it has just been deleted
            except StorageError:  # a broken table must not keep the others from being woken
                self._put_off[table_id] = now + self._settings.idle
                _logger.exception("a table that is due cannot be read")

    async def put_away(self) -> None:
        """Forget the tables that nobody has asked for lately."""
        long_ago = self._clock.now() - self._settings.idle
        for table in self._tables:
            if table.idle and table.used < long_ago:
                await self._tables.put_away(table.id)

    async def archive(self) -> None:
        """Lay the tables that nobody has touched for very long into the archive."""
        await self._tables.log.archive(
            self._clock.now() - self._settings.archive_after, self._settings.archived_at_once
        )

    async def _again(self, seconds: float, round_: Callable[[], Awaitable[None]]) -> None:
        while True:
            await self._clock.sleep_until(self._clock.now() + seconds)
            try:
                await round_()
            except StorageError:
                _logger.exception("the log cannot be read or written")
            except Exception:
                _logger.exception("the upkeep failed")
