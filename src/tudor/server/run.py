"""Runs a server: one process, quiet, and quick to stop."""

from __future__ import annotations

import asyncio
import gc
import logging
import socket
import sys
from collections.abc import Callable, Sequence
from contextlib import AsyncExitStack, ExitStack
from pathlib import Path
from types import FrameType
from typing import Any, Final

import uvicorn
from prometheus_client import CollectorRegistry

from tudor.server.app import create_app
from tudor.server.arrival import BoundedProtocol
from tudor.server.listening import address_of, listen
from tudor.server.log import Log
from tudor.server.operations.logs import log_discreetly, log_failed_tasks
from tudor.server.operations.metrics import Metrics, told_on
from tudor.server.push.pusher import WebPusher
from tudor.server.services import Services, SystemClock
from tudor.server.settings import Settings
from tudor.server.tables import Tables

_BACKLOG: Final = 512
_SELDOM: Final = (20_000, 50, 100)
_PATIENCE: Final = 3
"""Seconds for calls under way when the server stops."""


def serve(
    host: str,
    port: int,
    database: str | Path,
    on_ready: Callable[[str], None] | None = None,
    settings: Settings | None = None,
    *,
    proxies: Sequence[str] = (),
    metrics_port: int | None = None,
) -> None:
    """Serve until SIGINT or SIGTERM; `on_ready` gets the address once calls are answered.

    Port 0 takes a free one. `database` is a path, or a URL of PostgreSQL's. From `proxies`, which
    are addresses or networks, it is believed for whom they call, and whether over https. On
    `metrics_port` this machine alone gets figures for Prometheus.

    Raises `ServerError` where a port or the database cannot be had.
    """
    log_discreetly()
    registry = CollectorRegistry() if metrics_port is not None else None
    metrics = Metrics(registry) if registry else None
    with ExitStack() as held:
        listening = held.enter_context(listen(host, port))
        if metrics and metrics_port is not None:
            held.enter_context(told_on(metrics_port, metrics))
        loop = held.enter_context(asyncio.Runner(loop_factory=_quick_loop()))
        served = _serve(
            listening, database, on_ready, settings or Settings(), proxies=proxies, metrics=metrics
        )
        loop.run(served)


class _Server(uvicorn.Server):
    """uvicorn's, which neither waits for open streams nor dies of the signal that stops it."""

    def __init__(self, tables: Tables, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._tables = tables
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._tables.cut_streams()
        await super().shutdown(sockets)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        del sig, frame
        self.force_exit = self.should_exit
        self.should_exit = True


async def _serve(
    listening: socket.socket,
    database: str | Path,
    on_ready: Callable[[str], None] | None,
    settings: Settings,
    *,
    proxies: Sequence[str],
    metrics: Metrics | None,
) -> None:
    log_failed_tasks(asyncio.get_running_loop())
    async with AsyncExitStack() as held:
        log = await (metrics.log() if metrics else Log).open(database)
        held.push_async_callback(log.close)
        clock = SystemClock()
        pusher = await WebPusher.open(log, clock, settings)
        held.push_async_callback(pusher.close)
        tables = Tables(log, Services(clock, pusher=pusher), settings)
        app: Any = create_app(tables)
        if metrics:
            metrics.count_tables(tables.__len__)
            app = metrics.watch(app)
        config = uvicorn.Config(
            app,
            access_log=False,
            backlog=_BACKLOG,
            forwarded_allow_ips=list(proxies),
            http=BoundedProtocol,
            log_config=None,
            log_level=logging.WARNING,
            proxy_headers=bool(proxies),
            server_header=False,
            timeout_graceful_shutdown=_PATIENCE,
        )
        # What is there now stays; and of what comes most is a game's rows, in which there is no
        # cycle: looking for some among thousands of tables would hold everybody up.
        gc.collect()
        gc.freeze()
        gc.set_threshold(*_SELDOM)
        ready = (lambda: on_ready(address_of(listening))) if on_ready else (lambda: None)
        await _Server(tables, config, ready).serve([listening])


def _quick_loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """uvloop's, where it exists; None for Python's own."""
    if sys.platform == "win32":
        return None
    import uvloop  # noqa: PLC0415 - it does not exist everywhere

    return uvloop.new_event_loop
