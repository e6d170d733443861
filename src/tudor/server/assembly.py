"""Who has gathered around a table: changed one step at a time, whoever else changes it too."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from msgspec.structs import replace

from tudor.server.errors import Moved, Refused, StorageError
from tudor.server.log import Log
from tudor.server.services import Clock
from tudor.server.stored import Gathering, StoredGuest

Step = Callable[[Gathering], Gathering]


class Assembly:
    """The gathering as the log has it. All that changes it are jobs in the table's mailbox."""

    def __init__(
        self,
        table_id: str,
        gathering: Gathering,
        log: Log,
        clock: Clock,
        adopt: Callable[[Gathering, Gathering], Awaitable[None]],
    ) -> None:
        """`adopt` is told of each change: what was, and what is now."""
        self.gathering = gathering
        self._table_id = table_id
        self._log = log
        self._clock = clock
        self._adopt = adopt
        self._in_doubt = False

    async def change(
        self, step: Step, guest: StoredGuest | None = None, recovery: str | None = None
    ) -> Gathering:
        """Take a step from how it is; `guest`: the caller, if the log may not know them yet.

        `recovery`: the hash of a secret that is used up by it. Raises what `step` raises, and
        `StorageError`.
        """
        sure = not self._log.shared
        if self._in_doubt:
            await self.reload()
        while True:
            old = self.gathering
            try:
                new = step(old)
            except Refused:
                if sure:
                    raise
                sure = True  # unless another process has done something a moment ago
                await self.reload()
                continue
            if new == old:
                return old
            new = replace(new, version=old.version + 1)
            try:
                at = self._clock.now()
                await self._log.save(self._table_id, old, new, guest, recovery, at)
            except Moved:
                await self.reload()
            except StorageError:
                self._in_doubt = True
                raise
            else:
                await self._become(new)
                return new

    async def reload(self) -> None:
        """What does the log say? `Refused` where there is no such table any more."""
        found = await self._log.gathering(self._table_id)
        self._in_doubt = False
        if found is None:
            raise Refused(404, "unknown-table")
        if found != self.gathering:
            await self._become(found)

    async def _become(self, gathering: Gathering) -> None:
        was, self.gathering = self.gathering, gathering
        await self._adopt(was, gathering)
