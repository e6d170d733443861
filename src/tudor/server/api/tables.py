"""Tables: making one, finding one, sitting down, and the record of a game."""

from __future__ import annotations

from typing import Any, Final

from litestar import Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody

from tudor.rules import record
from tudor.server.api.refusals import problems
from tudor.server.api.shapes import Guest, NewTable, SitDown, TableInfo, TableListed
from tudor.server.guests import Call, cookie_for, hash_of
from tudor.server.table import Table
from tudor.server.tables import Tables

_RECORD: Final = {
    200: ResponseSpec(dict[str, Any], generate_examples=False, description="The record.")
}


def tables_of(request: Call) -> Tables:
    """The tables of the server."""
    tables: Tables = request.app.state.tables
    return tables


@post("/guests", operation_id="makeGuest", responses=problems(403))
async def make_guest(request: Call) -> Guest:
    """A new guest's token, for a program."""
    return Guest(tables_of(request).services.maker.token())


@post("/tables", operation_id="makeTable", responses=problems(400, 401, 403, 404, 413, 422, 503))
async def make_table(request: Call, data: JSONBody[NewTable]) -> Response[TableInfo]:
    """Make a table. Its bots sit down at once; people come by its id."""
    token = _token_of(request)
    table = await tables_of(request).add(data)
    return _welcome(request, token, table)


@get("/tables", operation_id="listTables", responses=problems(503))
async def list_tables(request: Call) -> list[TableListed]:
    """The tables that have a free seat, the newest first."""
    return await tables_of(request).listed()


@get("/tables/{table_id:str}", operation_id="getTable", responses=problems(400, 401, 404, 503))
async def get_table(request: Call, table_id: FromPath[str]) -> TableInfo:
    """What is public about a table, and which of its seats are the caller's."""
    table = await tables_of(request).get(table_id)
    return table.info(request.holder)


@post(
    "/tables/{table_id:str}/seats",
    operation_id="sitDown",
    responses=problems(400, 401, 403, 404, 409, 413, 422, 503),
)
async def sit_down(
    request: Call, table_id: FromPath[str], data: JSONBody[SitDown]
) -> Response[TableInfo]:
    """Sit down. The game begins once every seat is taken."""
    token = _token_of(request)
    table = await tables_of(request).get(table_id)
    await table.sit(data, hash_of(token))
    return _welcome(request, token, table)


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


def _token_of(request: Call) -> str:
    """The caller's token; a new one for a caller who has none yet."""
    return request.token or tables_of(request).services.maker.token()


def _welcome(request: Call, token: str, table: Table) -> Response[TableInfo]:
    """The table as the caller sees it, and the token in a cookie for a caller who had none."""
    cookies = [] if request.token else [cookie_for(token, request)]
    return Response(table.info(hash_of(token)), cookies=cookies)
