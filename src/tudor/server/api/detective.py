"""The detective's help in a seat's notebook, worked out off the event loop."""

from __future__ import annotations

import asyncio

from litestar import get
from litestar.params import FromPath, FromQuery

from tudor.detective.model import Model
from tudor.phrases.catalogue import best_language
from tudor.server.api.refusals import problems
from tudor.server.api.shapes import Help, HelpLevel, HelpWhy
from tudor.server.api.tables import tables_of
from tudor.server.errors import Refused
from tudor.server.guests import Call
from tudor.server.help import Page, help_for
from tudor.server.why import Question, why

_HELP = "/tables/{table_id:str}/seats/{seat:int}/help"


@get(_HELP, operation_id="getHelp", responses=problems(400, 401, 403, 404, 409, 503))
async def get_help(
    request: Call,
    table_id: FromPath[str],
    seat: FromPath[int],
    level: FromQuery[HelpLevel] = "shown",
    model: FromQuery[Model] = "uniform",
) -> Help:
    """The detective's help for the seat, from what it has seen; no more than the table allows."""
    page = await _page(request, table_id, seat, level)
    return await asyncio.to_thread(help_for, page, level, model)


@get(f"{_HELP}/why", operation_id="getHelpWhy", responses=problems(400, 401, 403, 404, 409, 503))
async def get_help_why(
    request: Call,
    table_id: FromPath[str],
    seat: FromPath[int],
    card: FromQuery[str],
    holder: FromQuery[int | None] = None,
    place: FromQuery[int | None] = None,
    level: FromQuery[HelpLevel] = "proven",
    model: FromQuery[Model] = "uniform",
) -> HelpWhy:
    """Why `card` is or is not with a seat (`holder`), in the row (`place`) or in the case file.

    Where that cannot be proven, at the level "chances": how likely it is, and what moves that.
    """
    page = await _page(request, table_id, seat, level)
    question = Question(page, card, _holder(page, card, holder, place), level, model)
    language = best_language(request.headers.get("accept-language", ""))
    return await asyncio.to_thread(why, question, language)


async def _page(request: Call, table_id: str, seat: int, level: HelpLevel) -> Page:
    table = await tables_of(request).get(table_id)
    table.check_seat(seat, await request.known())
    table.check_help(level)
    return table.page(seat)


def _holder(page: Page, card: str, seat: int | None, place: int | None) -> int:
    """The holder that is asked about, as the detective numbers them."""
    if card not in page.edition.deck.index:
        raise Refused(400, "malformed", detail="no such card - at `card`")
    seats = len(page.suspects)
    row = page.edition.options.row_of(seats)
    if seat is not None:
        if not 0 <= seat < seats or place is not None:
            raise Refused(400, "malformed", detail="no such seat - at `holder`")
        return seat
    if place is not None:
        if not 0 <= place < row:
            raise Refused(400, "malformed", detail="no such place - at `place`")
        return seats + place
    return seats + row
