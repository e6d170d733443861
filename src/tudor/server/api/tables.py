"""Tables: making one, finding one, sitting down, and the record of a game."""

from __future__ import annotations

from typing import Any, Final

from litestar import Response, get, post
from litestar.datastructures import Cookie
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody

from tudor.rules import record
from tudor.server.api.refusals import problems
from tudor.server.api.shapes import Guest, Join, NewTable, SitDown, TableInfo, TableListed
from tudor.server.guests import Call, cookie_for
from tudor.server.issued import hash_of
from tudor.server.tables import Tables

_RECORD: Final = {
    200: ResponseSpec(dict[str, Any], generate_examples=False, description="The record.")
}


def tables_of(request: Call) -> Tables:
    """The tables of the server."""
    tables: Tables = request.app.state.tables
    return tables


@post("/guests", operation_id="makeGuest", responses=problems(403, 503))
async def make_guest(request: Call) -> Guest:
    """A new guest's token, for a program."""
    return Guest(await tables_of(request).issued.issue())


@post("/tables", operation_id="makeTable", responses=problems(400, 401, 403, 404, 413, 422, 503))
async def make_table(request: Call, data: JSONBody[NewTable]) -> Response[TableInfo]:
    """Make a table. Its bots sit down at once; people come by its id."""
    holder, cookies = await _guest(request)
    table = await tables_of(request).add(data, holder)
    return Response(table.info(holder), cookies=cookies)


@get("/tables", operation_id="listTables", responses=problems(503))
async def list_tables(request: Call) -> list[TableListed]:
    """The tables that have a free seat, the newest first."""
    return await tables_of(request).listed()


@get("/tables/{table_id:str}", operation_id="getTable", responses=problems(400, 401, 404, 503))
async def get_table(request: Call, table_id: FromPath[str]) -> TableInfo:
    """What is public about a table, and which of its seats are the caller's."""
    table = await tables_of(request).get(table_id)
    return table.info(await request.known())


@post(
    "/tables/{table_id:str}/seats",
    operation_id="sitDown",
    responses=problems(400, 401, 403, 404, 409, 413, 422, 503),
)
async def sit_down(
    request: Call, table_id: FromPath[str], data: JSONBody[SitDown]
) -> Response[TableInfo]:
    """Sit down. The game begins once every seat is taken."""
    holder, cookies = await _guest(request)
    tables = tables_of(request)
    table = await tables.get(table_id)
    await table.sit(data, tables.issued.guest(holder))
    return Response(table.info(holder), cookies=cookies)


@post(
    "/tables/{table_id:str}/seats/{seat:int}/partners",
    operation_id="joinTeam",
    responses=problems(400, 401, 403, 404, 409, 413, 503),
)
async def join_team(
    request: Call, table_id: FromPath[str], seat: FromPath[int], data: JSONBody[Join]
) -> Response[TableInfo]:
    """Become a partner in a seat, by its invitation: before the game has begun, or during it."""
    holder, cookies = await _guest(request)
    tables = tables_of(request)
    table = await tables.get(table_id)
    await table.join(seat, data.secret, tables.issued.guest(holder))
    return Response(table.info(holder), cookies=cookies)


@get(
    "/tables/{table_id:str}/record",
    operation_id="getRecord",
    responses=_RECORD | problems(400, 404, 409, 503),
    media_type="application/json",
)
async def get_record(request: Call, table_id: FromPath[str]) -> bytes:
    """The record (`tudor/1`) of a game that is over: replaying it gives the game."""
    table = await tables_of(request).get(table_id)
    return record.dump(table.record())


async def _guest(request: Call) -> tuple[str, list[Cookie]]:
    """The hash of the caller's token; for one who has none a new one, with the cookie for it."""
    if holder := await request.known():
        return holder, []
    token = tables_of(request).services.maker.token()
    return hash_of(token), [cookie_for(token, request)]
