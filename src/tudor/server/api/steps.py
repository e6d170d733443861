"""One step at a table: whose it is to take, and how the table is for them once it is taken."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from litestar import Response
from litestar.datastructures import Cookie

from tudor.server.api.calls import caller, guest, own_seat, tables_of, told
from tudor.server.api.shapes.tables import TableInfo
from tudor.server.assembly import Step
from tudor.server.gathering.hosting import check_acting
from tudor.server.gathering.people import check_seat, seats_of
from tudor.server.guests import Call
from tudor.server.stored import Gathering
from tudor.server.table import Table


@dataclass(frozen=True)
class Newcomer:
    """A caller, known by the hash of their token, whom the log may not know yet."""

    table: Table
    token: str
    cookies: list[Cookie]
    request: Call

    async def take(self, step: Step, recovery: str | None = None) -> Response[TableInfo]:
        """Take a step; `recovery`: the hash of a secret that is used up by it."""
        new = tables_of(self.request).issued.guest(self.token)
        await self.table.change(step, new, recovery)
        return self.told()

    def told(self) -> Response[TableInfo]:
        """The table as they may see it, and their new cookie."""
        return told(self.table, self.token, self.cookies)


@dataclass(frozen=True)
class Caller:
    """A caller, known by the hash of their token, and what is checked once it is their turn."""

    table: Table
    token: str
    check: Callable[[Gathering], None]

    async def take(self, step: Step) -> TableInfo:
        """Take a step, unless the check refuses it; the table as they may see it then."""

        def checked(now: Gathering) -> Gathering:
            self.check(now)
            return step(now)

        await self.table.change(checked)
        return self.table.info(self.token)


async def newcomer(request: Call, table_id: str) -> Newcomer:
    """Whoever calls: one who has no token gets one."""
    token, cookies = await guest(request)
    return Newcomer(await tables_of(request).get(table_id), token, cookies, request)


async def sitter(request: Call, table_id: str) -> Caller:
    """Whoever sits at the table; `Refused` for others."""
    token = await caller(request)
    table = await tables_of(request).get(table_id)
    await table.surely(lambda: table.check_in(token))
    return Caller(table, token, lambda _: None)


async def holder(request: Call, table_id: str, seat: int) -> Caller:
    """Whoever holds the seat, now and when they take the step; `Refused` for others."""
    table = await own_seat(request, table_id, seat)
    token = await caller(request)
    return Caller(table, token, lambda now: check_seat(now, seat, token))


async def host(request: Call, table_id: str, own: int | None = None) -> Caller:
    """The host, or who acts in their stead, or who holds the seat `own`, when they take the step.

    The step is `Refused` to all others; `hosting` says who may act.
    """
    token = await caller(request)
    tables = tables_of(request)
    table = await tables.get(table_id)
    await table.look_elsewhere()

    def check(now: Gathering) -> None:
        if own not in seats_of(now, token):
            moment = tables.services.clock.now() - tables.settings.grace
            check_acting(now, token, table.presence.away, moment)

    return Caller(table, token, check)
