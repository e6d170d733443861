"""What all calls about tables need: the tables, and whose call it is."""

from __future__ import annotations

from litestar import Response
from litestar.datastructures import Cookie

from tudor.server.api.shapes.tables import TableInfo
from tudor.server.errors import Refused
from tudor.server.guests import Call, cookie_for
from tudor.server.issued import hash_of
from tudor.server.table import Table
from tudor.server.tables import Tables


def tables_of(request: Call) -> Tables:
    """The tables of the server."""
    tables: Tables = request.app.state.tables
    return tables


async def caller(request: Call) -> str:
    """The hash of the caller's token; `Refused` without one."""
    if token := await request.known():
        return token
    raise Refused(401, "no-token")


async def guest(request: Call) -> tuple[str, list[Cookie]]:
    """The hash of the caller's token; for one who has none a new one, with the cookie for it."""
    if token := await request.known():
        return token, []
    made = tables_of(request).services.maker.token()
    return hash_of(made), [cookie_for(made, request)]


async def open_table(request: Call, table_id: str) -> tuple[Table, str | None]:
    """A table that the caller may see, and the hash of the caller's token."""
    table = await tables_of(request).get(table_id)
    token = await request.known()
    await table.surely(lambda: table.check_admitted(token))
    return table, token


async def own_seat(request: Call, table_id: str, seat: int) -> Table:
    """The table of a seat that is the caller's."""
    table = await tables_of(request).get(table_id)
    token = await request.known()
    await table.surely(lambda: table.check_seat(seat, token))
    return table


def told(table: Table, token: str | None, cookies: list[Cookie]) -> Response[TableInfo]:
    """The table as the caller may see it, and the caller's new cookie."""
    return Response(table.info(token), cookies=cookies)
