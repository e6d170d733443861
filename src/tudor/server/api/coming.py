"""Coming to a table with a password, and coming back to it on another device."""

from __future__ import annotations

from typing import Final

from litestar import Response, post
from litestar.params import FromPath, JSONBody

from tudor.server.api.calls import tables_of
from tudor.server.api.refusals import problems
from tudor.server.api.shapes.coming import Password, Recovery, Return
from tudor.server.api.shapes.tables import TableInfo
from tudor.server.api.steps import newcomer, sitter
from tudor.server.errors import Refused
from tudor.server.gathering.people import add_device, admit, person_of
from tudor.server.guests import Call
from tudor.server.issued import hash_of
from tudor.server.password import check_password

_TABLE: Final = "/tables/{table_id:str}"


@post(
    f"{_TABLE}/admission",
    operation_id="admit",
    status_code=200,
    responses=problems(400, 401, 403, 404, 413, 503),
)
async def come_in(
    request: Call, table_id: FromPath[str], data: JSONBody[Password]
) -> Response[TableInfo]:
    """Tell the password: from then on the caller sees the table and may sit down."""
    comer = await newcomer(request, table_id)
    password = comer.table.stored.password
    if password is None:
        return comer.told()
    await check_password(password, data.password)
    return await comer.take(lambda now: admit(now, comer.token))


@post(
    f"{_TABLE}/recovery",
    operation_id="makeRecovery",
    responses=problems(400, 401, 403, 404, 503),
)
async def make_recovery(request: Call, table_id: FromPath[str]) -> Recovery:
    """A secret that makes another device the caller's too, with all their seats at this table."""
    caller = await sitter(request, table_id)
    tables = tables_of(request)
    secret, now = tables.services.maker.token(), tables.services.clock.now()
    person = person_of(caller.table.gathering, caller.token)
    await tables.log.add_recovery(hash_of(secret), table_id, person, now)
    return Recovery(secret, now + tables.settings.recovery)


@post(
    f"{_TABLE}/return",
    operation_id="comeBack",
    status_code=200,
    responses=problems(400, 401, 403, 404, 409, 413, 503),
)
async def come_back(
    request: Call, table_id: FromPath[str], data: JSONBody[Return]
) -> Response[TableInfo]:
    """Come back on another device, with a secret that works once."""
    comer = await newcomer(request, table_id)
    tables = tables_of(request)
    since = tables.services.clock.now() - tables.settings.recovery
    secret = hash_of(data.secret)
    found = await tables.log.recovery(secret, since)
    if found is None or found[0] != table_id:
        raise Refused(403, "link-used")
    return await comer.take(lambda now: add_device(now, comer.token, found[1]), secret)
