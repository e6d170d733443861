"""Talking at a table."""

from __future__ import annotations

from litestar import post
from litestar.params import FromPath, JSONBody

from tudor.server.api.calls import open_table, tables_of
from tudor.server.api.refusals import problems
from tudor.server.api.shapes.talk import Say
from tudor.server.guests import Call
from tudor.server.talk import line_to_say


@post(
    "/tables/{table_id:str}/chat",
    operation_id="say",
    status_code=204,
    responses=problems(400, 401, 403, 404, 409, 413, 503),
)
async def say(request: Call, table_id: FromPath[str], data: JSONBody[Say]) -> None:
    """Say something to all at the table, to one's partners, or to those who watch.

    Partners have their channel from the deal on: before, their seat may pass to somebody else.

    It is heard over the streams, as the event `chat`.
    """
    table, token = await open_table(request, table_id)
    now = tables_of(request).services.clock.now()
    line = await table.surely(lambda: line_to_say(table.gathering, token, data, now))
    await table.say(line)
