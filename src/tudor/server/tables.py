"""All tables: those in memory, and the rest in the log until somebody asks for them."""

from __future__ import annotations

import asyncio
import re
from collections import OrderedDict
from collections.abc import Coroutine, Iterator
from typing import Any, Final

from msgspec.structs import replace

from tudor.rules.errors import EditionError, IllegalAction
from tudor.server.api.shapes.new_table import NewTable
from tudor.server.api.shapes.tables import TableListed
from tudor.server.errors import Refused, StorageError
from tudor.server.gathering.again import again
from tudor.server.gathering.info import line_of
from tudor.server.gathering.seats import lay
from tudor.server.issued import Issued
from tudor.server.log import Log
from tudor.server.options import edition_of, refused_options
from tudor.server.password import kept
from tudor.server.services import Services
from tudor.server.settings import Settings
from tudor.server.stored import Change, Gathering, Stored, StoredTable
from tudor.server.table import Table

_ID: Final = re.compile(r"[a-z0-9-]{1,64}")


class Tables:
    """The tables of a server."""

    def __init__(self, log: Log, services: Services, settings: Settings) -> None:
        self.services = services
        self.settings = settings
        self.log = log
        self.issued = Issued(log, services)
        self._live: OrderedDict[str, Table] = OrderedDict()
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._overtaken: set[str] = set()
        """Tables that another process has changed while they were being read."""
        self._tasks: set[asyncio.Task[None]] = set()

    def __iter__(self) -> Iterator[Table]:
        """The tables in memory."""
        return iter(list(self._live.values()))

    def __len__(self) -> int:
        return len(self._live)

    async def add(self, wanted: NewTable, token: str) -> Table:
        """Make a table, whose host has the token, and seat its bots.

        Raises `Refused`, `StorageError`.
        """
        edition = edition_of(wanted.edition, wanted.house_rules)
        if wanted.own_dice and not edition.options.dice:
            raise refused_options(EditionError("own_dice", "nothing-to-roll"))
        seats = lay(wanted.seats, edition)
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
            wanted.listed,
            await kept(wanted.password, maker) if wanted.password else None,
            wanted.clock,
        )
        return await self._add(table, Gathering(maker.secret(), seats, token), token)

    async def again(self, table: Table, token: str) -> Gathering:
        """Have the people of a table whose game is over at a new one; raises `Refused`."""
        await table.surely(table.check_over)
        last = table.gathering.rematch
        if last is not None and await self.log.gathering(last) is not None:
            return table.gathering
        maker = self.services.maker
        new = StoredTable(maker.table_id(), self.services.clock.now(), "", {}, 0, 0, maker.secret())
        stored, gathering = again(
            table.stored, table.gathering, token, new=new, nonce=maker.secret()
        )
        made = await self._add(stored, gathering, token)
        after = await table.change(
            lambda now: replace(now, rematch=stored.id) if now.rematch == last else now
        )
        if after.rematch != stored.id:  # another was first
            await self.delete(made)
        return after

    async def get(self, table_id: str) -> Table:
        """A table; `Refused` if there is none of that id."""
        if table := self._live.get(table_id):
            self._live.move_to_end(table_id)
            table.used = self.services.clock.now()
            return table
        if not _ID.fullmatch(table_id):
            raise Refused(404, "unknown-table")
        loading = self._loading.get(table_id)
        if loading is None:
            loading = asyncio.create_task(self._load(table_id))
            self._loading[table_id] = loading
            loading.add_done_callback(lambda _: self._loaded(table_id))
        return await asyncio.shield(loading)

    async def delete(self, table: Table) -> None:
        """Have no table like this any more, nor anything that was said or written at it."""
        await self.log.delete_table(table.id)
        await self.put_away(table.id)

    async def listed(self, token: str | None) -> list[TableListed]:
        """The tables in the list that have a free seat, the newest first."""
        found = await self.log.listed(self.settings.tables_listed)
        return [line_of(stored, token) for stored in found]

    async def mine(self, token: str | None) -> list[TableListed]:
        """The tables at which the caller sits, those where something happened last first."""
        if token is None:
            return []
        found = await self.log.tables_of(token, self.settings.tables_listed)
        return [line_of(stored, token) for stored in found]

    def start(self) -> None:
        """Begin to hear other processes, and to do from time to time what has to be done."""
        self.log.listen(self._hear)

    def work(self, work: Coroutine[Any, Any, None]) -> None:
        """Let `work` go on by itself until the server stops."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def cut_streams(self) -> None:
        """End all streams, so that a server that stops waits for none."""
        for table in self:
            table.streams.cut()

    async def close(self) -> None:
        """Put everything away."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for table in self:
            await table.close()
        self._live.clear()

    async def put_away(self, table_id: str) -> None:
        """Forget a table until somebody asks for it again."""
        if table := self._live.pop(table_id, None):
            await table.close()

    async def _lose(self, table_id: str) -> None:
        """Forget a table that there is no more, also if it is being read."""
        if loading := self._loading.get(table_id):
            await asyncio.wait([loading])
        await self.put_away(table_id)

    async def _add(self, table: StoredTable, gathering: Gathering, token: str) -> Table:
        await self.log.add_table(table, gathering, self.issued.guest(token))
        return self._keep(Stored(table, gathering))

    async def _load(self, table_id: str) -> Table:
        stored = await self.log.load(table_id)
        if stored is None:
            raise Refused(404, "unknown-table")
        try:
            return self._keep(stored)
        except (IllegalAction, EditionError, Refused, ValueError) as error:
            raise StorageError("the log of a table is broken") from error

    def _loaded(self, table_id: str) -> None:
        del self._loading[table_id]
        if table_id in self._overtaken:
            self._overtaken.discard(table_id)
            if table := self._live.get(table_id):
                table.hear("all", None)

    def _keep(self, stored: Stored) -> Table:
        table = Table(
            stored,
            self.log,
            self.services,
            self.settings,
            gone=lambda: self.work(self.put_away(stored.table.id)),
        )
        self._live[table.id] = table
        if len(self._live) > self.settings.tables_in_memory:
            self._put_one_away(table)
        return table

    def _put_one_away(self, new: Table) -> None:
        """Forget the table that nobody has asked for the longest, if it has nothing to do."""
        for table in self._live.values():
            if table.idle and table is not new:
                del self._live[table.id]
                self.work(table.close())
                return

    def _hear(self, change: Change) -> None:
        if change.table_id is None:
            self._overtaken |= self._loading.keys()
            for table in self:
                table.hear("all", None)
        elif change.kind == "gone":
            self.work(self._lose(change.table_id))
        elif known := self._live.get(change.table_id):
            known.hear(change.kind, change.detail)
        elif change.table_id in self._loading:
            self._overtaken.add(change.table_id)
