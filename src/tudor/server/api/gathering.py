"""Gathering around a table: seats, the fair deal, the start, partners, and bots that stand in."""

from __future__ import annotations

from typing import Final

from litestar import Response, delete, get, post, put
from litestar.params import FromPath, JSONBody

from tudor.server.api.calls import tables_of
from tudor.server.api.refusals import problems
from tudor.server.api.shapes.gathering import (
    Commit,
    Invitation,
    Join,
    Open,
    SeatBot,
    SitDown,
    StandIn,
    Start,
)
from tudor.server.api.shapes.tables import TableInfo
from tudor.server.api.steps import holder, host, newcomer, sitter
from tudor.server.gathering import clock, deal, seats
from tudor.server.gathering.people import person_of
from tudor.server.gathering.place import check_there
from tudor.server.gathering.stand_in import stand_in
from tudor.server.gathering.start import begin, begin_again
from tudor.server.gathering.teams import invitation, invited_to, join
from tudor.server.guests import Call
from tudor.server.stored import Gathering

_TABLE: Final = "/tables/{table_id:str}"
_SEAT: Final = "/tables/{table_id:str}/seats/{seat:int}"


@post(
    f"{_TABLE}/seats",
    operation_id="sitDown",
    responses=problems(400, 401, 403, 404, 409, 413, 422, 503),
)
async def sit_down(
    request: Call, table_id: FromPath[str], data: JSONBody[SitDown]
) -> Response[TableInfo]:
    """Sit down, and give something to the deal."""
    comer = await newcomer(request, table_id)
    await comer.table.surely(lambda: comer.table.check_admitted(comer.token))
    edition = comer.table.edition
    return await comer.take(
        lambda now: begin_again(seats.sit(now, data, comer.token, edition), edition)
    )


@delete(
    _SEAT,
    operation_id="leaveSeat",
    status_code=200,
    responses=problems(400, 401, 403, 404, 409, 503),
)
async def leave_seat(request: Call, table_id: FromPath[str], seat: FromPath[int]) -> TableInfo:
    """Free a seat before the cards are dealt: one's own, or, for the host, any.

    Partners who stay keep the seat.
    """
    caller = await host(request, table_id, own=seat)
    nonce = tables_of(request).services.maker.secret()
    return await caller.take(lambda now: seats.leave(now, seat, caller.token, nonce))


@put(
    f"{_SEAT}/bot",
    operation_id="seatBot",
    responses=problems(400, 401, 403, 404, 409, 413, 422, 503),
)
async def seat_bot(
    request: Call, table_id: FromPath[str], seat: FromPath[int], data: JSONBody[SeatBot]
) -> TableInfo:
    """Seat a bot in a free seat: for the host."""
    caller = await host(request, table_id)
    return await caller.take(lambda now: seats.seat_bot(now, seat, data.bot))


@put(
    f"{_SEAT}/commitment",
    operation_id="commit",
    responses=problems(400, 401, 403, 404, 409, 413, 503),
)
async def commit(
    request: Call, table_id: FromPath[str], seat: FromPath[int], data: JSONBody[Commit]
) -> TableInfo:
    """Give something to the deal that is to come, as its SHA-256."""
    caller = await holder(request, table_id, seat)
    edition = caller.table.edition
    return await caller.take(lambda now: begin_again(deal.commit(now, seat, data), edition))


@post(
    f"{_TABLE}/start",
    operation_id="start",
    status_code=200,
    responses=problems(400, 401, 403, 404, 409, 413, 422, 503),
)
async def start(request: Call, table_id: FromPath[str], data: JSONBody[Start]) -> TableInfo:
    """Begin, once all people have given something to the deal: for the host.

    From now on all hashes are fixed, and each seat opens what it gave.
    """
    caller = await host(request, table_id)
    return await caller.take(lambda now: begin(now, data, caller.table.edition))


@put(
    f"{_SEAT}/opening",
    operation_id="open",
    responses=problems(400, 401, 403, 404, 409, 413, 503),
)
async def open_up(
    request: Call, table_id: FromPath[str], seat: FromPath[int], data: JSONBody[Open]
) -> TableInfo:
    """Open what the seat gave to the deal. Once all have, the cards are dealt."""
    caller = await holder(request, table_id, seat)
    return await caller.take(lambda now: deal.open_up(now, seat, data))


@post(
    f"{_TABLE}/restart",
    operation_id="restart",
    status_code=200,
    responses=problems(400, 401, 403, 404, 409, 503),
)
async def restart(request: Call, table_id: FromPath[str]) -> TableInfo:
    """Begin the deal anew, where somebody does not open what they gave: for the host.

    All see that it is the next deal, and give something to it anew.
    """
    caller = await host(request, table_id)
    nonce = tables_of(request).services.maker.secret()
    return await caller.take(lambda now: deal.restart(now, nonce))


@get(
    f"{_SEAT}/invitation",
    operation_id="getInvitation",
    responses=problems(400, 401, 403, 404, 503),
)
async def get_invitation(request: Call, table_id: FromPath[str], seat: FromPath[int]) -> Invitation:
    """The secret that makes others partners in the seat: they see its hand and act for it."""
    caller = await holder(request, table_id, seat)
    person = person_of(caller.table.gathering, caller.token)
    return Invitation(invitation(caller.table.stored.secret, person))


@post(
    f"{_SEAT}/partners",
    operation_id="joinTeam",
    responses=problems(400, 401, 403, 404, 409, 413, 503),
)
async def join_team(
    request: Call, table_id: FromPath[str], seat: FromPath[int], data: JSONBody[Join]
) -> Response[TableInfo]:
    """Become a partner in a seat, by its invitation: before the game has begun, or during it.

    The invitation leads to where whoever sent it sits now, also if `seat` is another number.
    """
    del seat
    comer = await newcomer(request, table_id)
    table = comer.table.stored
    return await comer.take(lambda now: join(now, invited_to(table, now, data.secret), comer.token))


@put(
    f"{_SEAT}/stand-in",
    operation_id="standIn",
    responses=problems(400, 401, 403, 404, 409, 413, 503),
)
async def put_stand_in(
    request: Call, table_id: FromPath[str], seat: FromPath[int], data: JSONBody[StandIn]
) -> TableInfo:
    """Let a bot play for somebody who is away (for the others), or no longer (for its owner).

    It also ends by itself, when somebody of the seat reads along again or acts.
    """
    caller = await sitter(request, table_id)
    table, tables = caller.table, tables_of(request)
    await table.surely(lambda: check_there(table.gathering, seat))
    await table.look_elsewhere()
    needed = clock.patience(table.stored, tables.settings.grace)

    def step(now: Gathering) -> Gathering:
        since = table.presence.away(seat)  # as it is once it is this call's turn
        away = since is not None and tables.services.clock.now() - since >= needed
        return stand_in(now, seat, caller.token, wanted=data.stand_in, away=away)

    return await caller.take(step)
