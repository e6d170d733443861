"""The detective's help in a seat's notebook, worked out off the event loop."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Annotated, Final, TypeVar
from weakref import WeakValueDictionary

from litestar import get
from litestar.params import FromPath, FromQuery, QueryParameter

from tudor.detective.model import Model
from tudor.phrases.catalogue import best_language
from tudor.server.api.calls import own_seat
from tudor.server.api.refusals import problems
from tudor.server.api.shapes.detective import Help, HelpLevel, HelpWhy, WhyLevel
from tudor.server.errors import Refused
from tudor.server.guests import Call
from tudor.server.help import help_for
from tudor.server.page import Page
from tudor.server.why import Question, why

T = TypeVar("T")

Holder = Annotated[int | None, QueryParameter(description="The seat that is asked about.")]
Place = Annotated[
    int | None,
    QueryParameter(
        description="The place in the hidden row, from 0, that is asked about. Without it and "
        "without `holder`, the case file is."
    ),
]
_HELP: Final = "/tables/{table_id:str}/seats/{seat:int}/help"
_WORKERS: Final = ThreadPoolExecutor(2, "detective")
"""However many ask at once, the event loop keeps its share of the time."""
_asking: Final[WeakValueDictionary[tuple[str, int], asyncio.Lock]] = WeakValueDictionary()
"""One question of a seat at a time: no seat holds up the others."""


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
    return await _worked_out(page, lambda: help_for(page, level, model))


@get(f"{_HELP}/why", operation_id="getHelpWhy", responses=problems(400, 401, 403, 404, 409, 503))
async def get_help_why(
    request: Call,
    table_id: FromPath[str],
    seat: FromPath[int],
    card: FromQuery[str],
    holder: Holder = None,
    place: Place = None,
    level: FromQuery[WhyLevel] = "proven",
    model: FromQuery[Model] = "uniform",
) -> HelpWhy:
    """Why `card` is or is not with a seat, in the hidden row or in the case file.

    Where that cannot be proven, at the level "chances": how likely it is, and what moves that.
    """
    page = await _page(request, table_id, seat, level)
    question = Question(page, card, _holder(page, card, holder, place), level, model)
    language = best_language(request.headers.get("accept-language", ""))
    return await _worked_out(page, lambda: why(question, language))


async def _page(request: Call, table_id: str, seat: int, level: HelpLevel) -> Page:
    table = await own_seat(request, table_id, seat)
    table.check_help(level)
    return await table.surely(lambda: table.page(seat))


async def _worked_out(page: Page, work: Callable[[], T]) -> T:
    """What `work` comes to; who has gone away before its turn is not worked for."""
    async with _asking.setdefault((page.table, page.seat), asyncio.Lock()):
        return await asyncio.get_running_loop().run_in_executor(_WORKERS, work)


def _holder(page: Page, card: str, seat: int | None, place: int | None) -> int:
    """The holder that is asked about, as the detective numbers them."""
    seats = len(page.suspects)
    row = page.edition.options.row_of(seats)
    if card not in page.edition.deck.index:
        raise Refused(400, "malformed", detail="no such card - at `card`")
    if seat is not None and place is not None:
        raise Refused(400, "malformed", detail="a seat or a place, not both - at `place`")
    if seat is not None and not 0 <= seat < seats:
        raise Refused(400, "malformed", detail="no such seat - at `holder`")
    if place is not None and not 0 <= place < row:
        raise Refused(400, "malformed", detail="no such place - at `place`")
    if seat is not None:
        return seat
    return seats + (row if place is None else place)
