"""Tables: making one, finding one, the record of its game, another game, and its end."""

from __future__ import annotations

from typing import Any, Final

from litestar import Response, delete, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody

from tudor.rules import record
from tudor.server.api.calls import guest, open_table, tables_of, told
from tudor.server.api.refusals import problems
from tudor.server.api.shapes.coming import Guest
from tudor.server.api.shapes.new_table import NewTable
from tudor.server.api.shapes.tables import TableInfo, TableListed
from tudor.server.api.steps import sitter
from tudor.server.gathering.clock import extend
from tudor.server.gathering.hosting import HOST
from tudor.server.gathering.people import check_host, is_host
from tudor.server.guests import Call
from tudor.server.recording import record_of

_TABLE: Final = "/tables/{table_id:str}"
_RECORD: Final = {
    200: ResponseSpec(dict[str, Any], generate_examples=False, description="The record.")
}


@post("/guests", operation_id="makeGuest", responses=problems(403, 503))
async def make_guest(request: Call) -> Guest:
    """A new guest's token, for a program."""
    return Guest(await tables_of(request).issued.issue())


@post("/tables", operation_id="makeTable", responses=problems(400, 401, 403, 404, 413, 422, 503))
async def make_table(request: Call, data: JSONBody[NewTable]) -> Response[TableInfo]:
    """Make a table, as its host. Its bots sit down at once; people come by its id."""
    token, cookies = await guest(request)
    return told(await tables_of(request).add(data, token), token, cookies)


@get("/tables", operation_id="listTables", responses=problems(401, 503))
async def list_tables(request: Call) -> list[TableListed]:
    """The listed tables that have a free seat, the newest first."""
    return await tables_of(request).listed(await request.known())


@get("/tables/mine", operation_id="listMyTables", responses=problems(401, 503))
async def list_my_tables(request: Call) -> list[TableListed]:
    """The tables at which the caller sits, or which are theirs: the last played first."""
    return await tables_of(request).mine(await request.known())


@get(_TABLE, operation_id="getTable", responses=problems(400, 401, 403, 404, 503))
async def get_table(request: Call, table_id: FromPath[str]) -> TableInfo:
    """What is public about a table, and which of its seats are the caller's."""
    table, token = await open_table(request, table_id)
    if is_host(table.gathering, token):
        table.presence.see(HOST)
        table.tell()
    return table.info(token)


@delete(_TABLE, operation_id="deleteTable", responses=problems(400, 401, 403, 404, 503))
async def delete_table(request: Call, table_id: FromPath[str]) -> None:
    """Delete a table with all that was played, said and written at it: for its host."""
    tables = tables_of(request)
    table = await tables.get(table_id)
    token = await request.known()
    await table.surely(lambda: check_host(table.gathering, token))
    await tables.delete(table)


@post(
    f"{_TABLE}/rematch",
    operation_id="playAgain",
    status_code=200,
    responses=problems(400, 401, 403, 404, 409, 503),
)
async def play_again(request: Call, table_id: FromPath[str]) -> TableInfo:
    """Have the same people at a new table once the game is over; `rematch` has its id.

    There each keeps the seat and gives something to the deal; when all have, it begins.
    """
    caller = await sitter(request, table_id)
    await tables_of(request).again(caller.table, caller.token)
    return caller.table.info(caller.token)


@post(
    f"{_TABLE}/time",
    operation_id="giveTime",
    status_code=200,
    responses=problems(400, 401, 403, 404, 409, 503),
)
async def give_time(request: Call, table_id: FromPath[str]) -> TableInfo:
    """Give the decision that is awaited as much time again: for anyone at the table."""
    caller = await sitter(request, table_id)
    table = caller.table
    number = (await table.surely(table.playing)).game.number
    return await caller.take(lambda now: extend(table.stored, now, number))


@get(
    f"{_TABLE}/record",
    operation_id="getRecord",
    responses=_RECORD | problems(400, 401, 403, 404, 409, 503),
    media_type="application/json",
)
async def get_record(request: Call, table_id: FromPath[str]) -> bytes:
    """The record (`tudor/1`) of a game that is over: replaying it gives the game."""
    table, _ = await open_table(request, table_id)
    found = await table.surely(
        lambda: record_of(table.stored, table.gathering, table.playing().game)
    )
    return record.dump(found)
