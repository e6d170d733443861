"""Gathering around a table: seats, the fair deal, the start, partners, and bots that stand in."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from litestar import Response, delete, get, post, put
from litestar.params import FromPath, JSONBody

from tudor.server.api.calls import caller, guest, own_seat, tables_of, told
from tudor.server.api.refusals import problems
from tudor.server.api.shapes import (
    Commit,
    Invitation,
    Join,
    Open,
    SeatBot,
    SitDown,
    StandIn,
    Start,
    TableInfo,
)
from tudor.server.gathering import clock, deal, hosting, seats
from tudor.server.gathering.people import check_seat, person_of, seats_of
from tudor.server.gathering.place import check_there
from tudor.server.gathering.stand_in import stand_in
from tudor.server.gathering.start import begin, begin_again
from tudor.server.gathering.teams import invitation, invited_to, join
from tudor.server.guests import Call
from tudor.server.stored import Gathering
from tudor.server.table import Table

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
    token, cookies = await guest(request)
    tables = tables_of(request)
    table = await tables.get(table_id)
    table.check_admitted(token)
    await table.change(
        lambda now: begin_again(seats.sit(now, data, token, table.edition), table.edition),
        tables.issued.guest(token),
    )
    return told(table, token, cookies)


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
    token = await caller(request)
    tables = tables_of(request)
    table = await tables.get(table_id)
    nonce = tables.services.maker.secret()
    check_acting = await _acting(request, table, token)

    def step(now: Gathering) -> Gathering:
        if seat not in seats_of(now, token):
            check_acting(now)
        return seats.leave(now, seat, token, nonce)

    await table.change(step)
    return table.info(token)


@put(
    f"{_SEAT}/bot",
    operation_id="seatBot",
    responses=problems(400, 401, 403, 404, 409, 413, 422, 503),
)
async def seat_bot(
    request: Call, table_id: FromPath[str], seat: FromPath[int], data: JSONBody[SeatBot]
) -> TableInfo:
    """Seat a bot in a free seat: for the host."""
    token = await caller(request)
    table = await tables_of(request).get(table_id)
    check_acting = await _acting(request, table, token)

    def step(now: Gathering) -> Gathering:
        check_acting(now)
        return seats.seat_bot(now, seat, data.bot)

    await table.change(step)
    return table.info(token)


@put(
    f"{_SEAT}/commitment",
    operation_id="commit",
    responses=problems(400, 401, 403, 404, 409, 413, 503),
)
async def commit(
    request: Call, table_id: FromPath[str], seat: FromPath[int], data: JSONBody[Commit]
) -> TableInfo:
    """Give something to the deal that is to come, as its SHA-256."""
    table = await own_seat(request, table_id, seat)
    token = await caller(request)
    await table.change(
        lambda now: begin_again(deal.commit(_own(now, seat, token), seat, data), table.edition)
    )
    return table.info(token)


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
    token = await caller(request)
    table = await tables_of(request).get(table_id)
    check_acting = await _acting(request, table, token)

    def step(now: Gathering) -> Gathering:
        check_acting(now)
        return begin(now, data, table.edition)

    await table.change(step)
    return table.info(token)


@put(
    f"{_SEAT}/opening",
    operation_id="open",
    responses=problems(400, 401, 403, 404, 409, 413, 503),
)
async def open_up(
    request: Call, table_id: FromPath[str], seat: FromPath[int], data: JSONBody[Open]
) -> TableInfo:
    """Open what the seat gave to the deal. Once all have, the cards are dealt."""
    table = await own_seat(request, table_id, seat)
    token = await caller(request)
    await table.change(lambda now: deal.open_up(_own(now, seat, token), seat, data))
    return table.info(token)


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
    token = await caller(request)
    tables = tables_of(request)
    table = await tables.get(table_id)
    nonce = tables.services.maker.secret()
    check_acting = await _acting(request, table, token)

    def step(now: Gathering) -> Gathering:
        check_acting(now)
        return deal.restart(now, nonce)

    await table.change(step)
    return table.info(token)


@get(
    f"{_SEAT}/invitation",
    operation_id="getInvitation",
    responses=problems(400, 401, 403, 404, 503),
)
async def get_invitation(request: Call, table_id: FromPath[str], seat: FromPath[int]) -> Invitation:
    """The secret that makes others partners in the seat: they see its hand and act for it."""
    table = await own_seat(request, table_id, seat)
    person = person_of(table.gathering, await caller(request))
    return Invitation(invitation(table.stored.secret, person))


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
    token, cookies = await guest(request)
    tables = tables_of(request)
    table = await tables.get(table_id)

    def step(now: Gathering) -> Gathering:
        return join(now, invited_to(table.stored, now, data.secret), token)

    await table.change(step, tables.issued.guest(token))
    return told(table, token, cookies)


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
    token = await caller(request)
    tables = tables_of(request)
    table = await tables.get(table_id)
    table.check_in(token)
    check_there(table.gathering, seat)
    await table.look_elsewhere()
    needed = clock.patience(table.stored, tables.settings.grace)

    def step(now: Gathering) -> Gathering:
        since = table.presence.away(seat)  # as it is once it is this call's turn
        away = since is not None and tables.services.clock.now() - since >= needed
        return stand_in(now, seat, token, wanted=data.stand_in, away=away)

    await table.change(step)
    return table.info(token)


def _own(gathering: Gathering, seat: int, token: str) -> Gathering:
    check_seat(gathering, seat, token)
    return gathering


async def _acting(request: Call, table: Table, token: str) -> Callable[[Gathering], None]:
    """A check that refuses all but the host, or who acts in their stead: `hosting` says who may."""
    tables = tables_of(request)
    await table.look_elsewhere()

    def check(now: Gathering) -> None:
        moment = tables.services.clock.now() - tables.settings.grace
        hosting.check_acting(now, token, table.presence.away, moment)

    return check
