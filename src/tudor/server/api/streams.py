"""Reading along: every viewer gets one message a row, and can resume after any of them."""

from __future__ import annotations

from typing import Annotated, Final

from litestar import get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, HeaderParameter, QueryParameter
from litestar.response.streaming import ASGIStreamingResponse
from litestar.types import ASGIApp, Receive, Send

from tudor.rules.see import PUBLIC
from tudor.server.api.calls import open_table, own_seat
from tudor.server.api.refusals import problems
from tudor.server.api.shapes.streams import Message
from tudor.server.guests import Call
from tudor.server.streams import Reader

After = Annotated[
    int | None, QueryParameter(description="The row after which to start; 0 for all of them.")
]
LastEventId = Annotated[
    int | None,
    HeaderParameter(
        name="Last-Event-ID", description="The same, as browsers send it; it goes before `after`."
    ),
]
_HEADERS: Final = {"cache-control": "no-store", "x-accel-buffering": "no"}
_STREAM: Final = {
    200: ResponseSpec(
        Message,
        generate_examples=False,
        media_type="text/event-stream",
        description="Server-sent events: `id` is the number of a row, `data` a `Message`. Only "
        "the newest row has a `position`. Beside the rows, without an id: the events `table` (a "
        "`TableState`), `chat` (a `Line`) and, in a seat, `notebook` (a `Notebook`), each at the "
        "beginning and when it changes.",
    )
}


class EventStream(ASGIStreamingResponse):
    """A reader's stream, which is given up however the connection ends."""

    def __init__(self, reader: Reader) -> None:
        super().__init__(iterator=reader, media_type="text/event-stream", headers=_HEADERS)
        self._reader = reader

    async def send_body(self, send: Send, receive: Receive) -> None:
        try:
            await super().send_body(send, receive)
        finally:
            self._reader.close()


@get(
    "/tables/{table_id:str}/stream",
    operation_id="readTable",
    responses=_STREAM | problems(400, 401, 403, 404, 503),
)
async def read_table(
    request: Call,
    table_id: FromPath[str],
    after: After = None,
    last_event_id: LastEventId = None,
) -> ASGIApp:
    """Read along as a spectator, who sees what all at the table see."""
    table, token = await open_table(request, table_id)
    return EventStream(table.read(PUBLIC, _start(after, last_event_id), token))


@get(
    "/tables/{table_id:str}/seats/{seat:int}/stream",
    operation_id="readSeat",
    responses=_STREAM | problems(400, 401, 403, 404, 503),
)
async def read_seat(
    request: Call,
    table_id: FromPath[str],
    seat: FromPath[int],
    after: After = None,
    last_event_id: LastEventId = None,
) -> ASGIApp:
    """Read along in a seat that the caller holds."""
    table = await own_seat(request, table_id, seat)
    token = await request.known()
    return EventStream(table.read(seat, _start(after, last_event_id), token))


def _start(after: int | None, last_event_id: int | None) -> int:
    return last_event_id if last_event_id is not None else after or 0
