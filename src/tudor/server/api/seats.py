"""A seat: its position, its actions, its notebook. Only for those who hold it."""

from __future__ import annotations

from litestar import get, post, put
from litestar.params import FromPath, JSONBody

from tudor.server.api.calls import own_seat
from tudor.server.api.refusals import problems
from tudor.server.api.shapes.notebook import Mark, Note, Notebook
from tudor.server.api.shapes.seats import Act, Acted, Ask, Position, Why
from tudor.server.errors import Refused
from tudor.server.guests import Call
from tudor.server.stored import Written
from tudor.server.table import Table
from tudor.server.text import tidy
from tudor.server.words import why

_SEAT = "/tables/{table_id:str}/seats/{seat:int}"


@get(_SEAT, operation_id="getPosition", responses=problems(400, 401, 403, 404, 409, 503))
async def get_position(request: Call, table_id: FromPath[str], seat: FromPath[int]) -> Position:
    """Where the game stands: what the seat knows, whose turn it is, and what is legal."""
    table = await own_seat(request, table_id, seat)
    return await table.surely(lambda: table.position(seat))


@post(
    f"{_SEAT}/actions",
    operation_id="act",
    status_code=200,
    responses=problems(400, 401, 403, 404, 409, 413, 422, 503),
)
async def act(
    request: Call, table_id: FromPath[str], seat: FromPath[int], data: JSONBody[Act]
) -> Acted:
    """Act in the seat. The action stands in the log once this is answered.

    An answer to a question is released, and this call answered, no sooner than the table's delay.
    """
    table = await own_seat(request, table_id, seat)
    play = await table.surely(table.playing)
    return Acted(await play.act(seat, data.expected, data.action))


@post(
    f"{_SEAT}/why",
    operation_id="askWhy",
    status_code=200,
    responses=problems(400, 401, 403, 404, 409, 413, 503),
)
async def ask_why(
    request: Call, table_id: FromPath[str], seat: FromPath[int], data: JSONBody[Ask]
) -> Why:
    """Why the seat may not do something now. Nothing is done, and nothing hidden is told."""
    table = await own_seat(request, table_id, seat)
    refused = (await table.surely(table.playing)).why_not(seat, data.action)
    return why(refused, request.headers.get("accept-language", ""))


@get(f"{_SEAT}/notebook", operation_id="getNotebook", responses=problems(400, 401, 403, 404, 503))
async def get_notebook(request: Call, table_id: FromPath[str], seat: FromPath[int]) -> Notebook:
    """The seat's notebook."""
    return (await own_seat(request, table_id, seat)).notebook(seat)


@put(
    f"{_SEAT}/notebook/marks",
    operation_id="putMark",
    responses=problems(400, 401, 403, 404, 409, 413, 503),
)
async def put_mark(
    request: Call, table_id: FromPath[str], seat: FromPath[int], data: JSONBody[Mark]
) -> Notebook:
    """Put a mark into the notebook, or with an empty one take it out."""
    table = await own_seat(request, table_id, seat)
    _check_card(table, data.card)
    if not 0 <= data.seat < len(table.gathering.seats):
        raise Refused(400, "malformed", detail="no such seat - at `$.seat`")
    return await table.write(Written(seat, data.card, data.seat, data.mark))


@put(
    f"{_SEAT}/notebook/notes",
    operation_id="putNote",
    responses=problems(400, 401, 403, 404, 409, 413, 503),
)
async def put_note(
    request: Call, table_id: FromPath[str], seat: FromPath[int], data: JSONBody[Note]
) -> Notebook:
    """Write a note beside a card, or with an empty one take it out."""
    table = await own_seat(request, table_id, seat)
    _check_card(table, data.card)
    return await table.write(Written(seat, data.card, None, tidy(data.text)))


def _check_card(table: Table, card: str) -> None:
    if card not in table.edition.deck.index:
        raise Refused(400, "malformed", detail="no such card - at `$.card`")
