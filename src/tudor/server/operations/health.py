"""Whether the server can do its work, for whoever watches over it."""

from __future__ import annotations

import asyncio
from typing import Final

from litestar import HttpMethod, Response, route

from tudor.server.errors import StorageError
from tudor.server.guests import Call
from tudor.server.issued import Issued

_PATIENCE: Final = 5
"""Seconds for the log to answer."""
_NOBODY: Final = ""
"""A token that is never issued, so that the log is asked every time."""


@route("/health", http_method=[HttpMethod.GET, HttpMethod.HEAD], include_in_schema=False)
async def tell_health(request: Call) -> Response[dict[str, str]]:
    """`{"status": "ok"}`; 503 when the log cannot be read. It tells nothing else."""
    issued: Issued = request.app.state.tables.issued
    asking = asyncio.create_task(issued.knows(_NOBODY))
    done, _ = await asyncio.wait([asking], timeout=_PATIENCE)
    if not done:
        asking.add_done_callback(_heard)
        raise StorageError("the log does not answer")
    asking.result()
    return Response({"status": "ok"}, headers={"cache-control": "no-store"})


def _heard(asking: asyncio.Task[bool]) -> None:
    """What comes of it later was not waited for."""
    if not asking.cancelled():
        asking.exception()
