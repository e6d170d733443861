"""The application: the calls, and what holds for all of them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar, Router
from litestar.datastructures import State

from tudor.server.api import (
    coming,
    detective,
    editions,
    gathering,
    options,
    push,
    rules,
    seats,
    streams,
    tables,
    talk,
)
from tudor.server.client import serve_client
from tudor.server.document import openapi_config
from tudor.server.guests import Call, refuse_other_origins
from tudor.server.headers import add_headers
from tudor.server.operations.health import tell_health
from tudor.server.operations.limits import limits
from tudor.server.problems import HANDLERS
from tudor.server.settings import BODY_LIMIT
from tudor.server.tables import Tables
from tudor.server.upkeep import Upkeep


@asynccontextmanager
async def _lifespan(app: Litestar) -> AsyncIterator[None]:
    served: Tables = app.state.tables
    served.start()
    Upkeep(served).start()
    yield
    await served.close()


def create_app(served: Tables | None = None) -> Litestar:
    """The application for some tables, which it puts away when it stops.

    Without tables it can tell its OpenAPI document, but not run.
    """
    counted = limits(served.settings.limits) if served is not None else []
    api = Router(
        "/api",
        route_handlers=[
            editions.list_editions,
            editions.get_edition,
            rules.get_rules,
            options.list_options,
            tables.make_guest,
            tables.make_table,
            tables.list_tables,
            tables.list_my_tables,
            tables.get_table,
            tables.delete_table,
            tables.play_again,
            tables.give_time,
            tables.get_record,
            coming.come_in,
            coming.make_recovery,
            coming.come_back,
            gathering.sit_down,
            gathering.leave_seat,
            gathering.seat_bot,
            gathering.commit,
            gathering.start,
            gathering.open_up,
            gathering.restart,
            gathering.get_invitation,
            gathering.join_team,
            gathering.put_stand_in,
            talk.say,
            push.get_push_key,
            push.subscribe,
            push.unsubscribe,
            seats.get_position,
            seats.act,
            seats.ask_why,
            seats.get_notebook,
            seats.put_mark,
            seats.put_note,
            detective.get_help,
            detective.get_help_why,
            streams.read_table,
            streams.read_seat,
        ],
        middleware=counted,
    )
    return Litestar(
        [api, tell_health, serve_client],
        before_request=refuse_other_origins,
        before_send=[add_headers],
        exception_handlers=HANDLERS,
        lifespan=[_lifespan],
        logging_config=None,
        openapi_config=openapi_config(counted),
        request_class=Call,
        request_max_body_size=BODY_LIMIT,
        state=State({"tables": served}),
    )
