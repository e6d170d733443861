"""The log of a server: opened, used, closed."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Self

from filelock import BaseFileLock
from sqlalchemy.ext.asyncio import AsyncEngine

from tudor.server.database import check, hold, is_url, open_database, url_of
from tudor.server.errors import ServerError
from tudor.server.log.archive import Archive
from tudor.server.log.gatherings import Gatherings
from tudor.server.log.loading import Loading
from tudor.server.log.notebooks import Notebooks
from tudor.server.log.people import People
from tudor.server.log.rows import Rows
from tudor.server.log.talk import Talk
from tudor.server.log.transfer import Transfer


class Log(Gatherings, Rows, Loading, Notebooks, Talk, People, Archive, Transfer):
    """The log in a database. Every call raises `StorageError` if the database fails.

    A row is one action with the events that it made. Several processes may have the same log open
    in PostgreSQL; a file of SQLite is for one.
    """

    def __init__(self, engine: AsyncEngine, lock: BaseFileLock | None = None) -> None:
        super().__init__(engine)
        self._lock = lock

    @property
    def shared(self) -> bool:
        """Whether other processes may write too."""
        return self._lock is None

    @classmethod
    async def open(cls, database: str | Path) -> Self:
        """The log in a file of SQLite, or in PostgreSQL by its URL.

        Raises `ServerError` where that cannot be.
        """
        if is_url(database):
            return cls(await open_database(url_of(str(database))))
        path = Path(database)
        await check(path)
        lock = hold(path)
        try:
            return cls(await open_database(path), lock)
        except BaseException:
            lock.release()
            raise

    @classmethod
    async def look(cls, database: str | Path) -> Self:
        """The log, only to be read, also where a server uses the file.

        Raises `ServerError` where that cannot be, as for one that another version wrote.
        """
        if is_url(database):
            return cls(await open_database(url_of(str(database)), as_it_is=True))
        path = Path(database)
        if not await asyncio.to_thread(path.is_file):
            raise ServerError(f"there is no database {path}")
        await check(path)
        return cls(await open_database(path, as_it_is=True))

    async def close(self) -> None:
        """Finish what is being written and let go of the database."""
        await self._stop_listening()
        await self._finish()
        await self._engine.dispose()
        if self._lock:
            self._lock.release()
