"""All tables: those in memory, and the rest in the log until somebody asks for them."""

from __future__ import annotations

import asyncio
from collections import OrderedDict

from tudor.rules.errors import EditionError, IllegalAction
from tudor.server import seating
from tudor.server.api.shapes import NewTable, TableListed
from tudor.server.errors import Refused, StorageError
from tudor.server.issued import Issued
from tudor.server.log import Log
from tudor.server.options import edition_of, refused_options
from tudor.server.services import Services
from tudor.server.settings import Settings
from tudor.server.stored import Stored, StoredTable
from tudor.server.table import Table


class Tables:
    """The tables of a server."""

    def __init__(self, log: Log, services: Services, settings: Settings) -> None:
        self.services = services
        self.settings = settings
        self.issued = Issued(log, services)
        self._log = log
        self._live: OrderedDict[str, Table] = OrderedDict()
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._closing: set[asyncio.Task[None]] = set()
        self._ticker: asyncio.Task[None] | None = None

    async def add(self, wanted: NewTable, holder: str) -> Table:
        """Make a table for `holder` and seat its bots. Raises `Refused`, `StorageError`."""
        edition = edition_of(wanted.edition, wanted.house_rules)
        if wanted.own_dice and not edition.options.dice:
            raise refused_options(EditionError("own_dice", "nothing-to-roll"))
        seats = seating.seats_for(wanted.seats, edition)
        if all(seat.taken for seat in seats):
            seats = seating.with_suspects(seats, edition)
        maker = self.services.maker
        table = StoredTable(
            maker.table_id(),
            self.services.clock.now(),
            wanted.edition,
            edition.house_rules,
            wanted.answer_delay,
            wanted.bot_pace,
            maker.secret(),
            wanted.own_dice,
            wanted.help,
        )
        await self._log.add_table(table, seats, self.issued.guest(holder))
        return self._keep(Stored(table, seats, ()))

    async def get(self, table_id: str) -> Table:
        """A table; `Refused` if there is none of that id."""
        if table := self._live.get(table_id):
            self._live.move_to_end(table_id)
            return table
        loading = self._loading.get(table_id)
        if loading is None:
            loading = asyncio.create_task(self._load(table_id))
            self._loading[table_id] = loading
            loading.add_done_callback(lambda _: self._loading.pop(table_id))
        return await asyncio.shield(loading)

    async def listed(self) -> list[TableListed]:
        """The tables that have a free seat, the newest first."""
        found = await self._log.tables_with_room(self.settings.tables_listed)
        return [
            TableListed(
                stored.table.id,
                stored.table.edition,
                seating.seat_infos(stored.seats, stored.holders),
                started=False,
            )
            for stored in found
        ]

    def start(self) -> None:
        """Begin to show the readers of all streams that the server is there."""
        self._ticker = asyncio.create_task(self._tick())

    def cut_streams(self) -> None:
        """End all streams, so that a server that stops waits for none."""
        for table in self._live.values():
            table.streams.cut()

    async def close(self) -> None:
        """Put everything away."""
        if self._ticker:
            self._ticker.cancel()
            await asyncio.gather(self._ticker, return_exceptions=True)
        for table in self._live.values():
            await table.close()
        self._live.clear()
        await asyncio.gather(*self._closing)

    async def _load(self, table_id: str) -> Table:
        stored = await self._log.load(table_id)
        if stored is None:
            raise Refused(404, "unknown-table")
        try:
            return self._keep(stored)
        except (IllegalAction, EditionError, Refused) as error:
            raise StorageError(f"the log of table {table_id} is broken: {error}") from error

    def _keep(self, stored: Stored) -> Table:
        table = Table(stored, self._log, self.services, self.settings)
        self._live[table.id] = table
        if len(self._live) > self.settings.tables_in_memory:
            self._put_one_away(table)
        return table

    def _put_one_away(self, new: Table) -> None:
        """Forget the table that nobody has asked for the longest, if it has nothing to do."""
        for table in self._live.values():
            if table.idle and table is not new:
                del self._live[table.id]
                task = asyncio.create_task(table.close())
                self._closing.add(task)
                task.add_done_callback(self._closing.discard)
                return

    async def _tick(self) -> None:
        clock = self.services.clock
        while True:
            await clock.sleep_until(clock.now() + self.settings.keep_alive)
            for table in self._live.values():
                table.streams.keep_alive()
