"""Runs a server: one process, quiet, and quick to stop."""

from __future__ import annotations

import asyncio
import logging
import os
import socket
from collections.abc import Callable
from pathlib import Path
from types import FrameType
from typing import Final

import uvicorn

from tudor.server.app import create_app
from tudor.server.errors import ServerError
from tudor.server.log import Log
from tudor.server.services import Services
from tudor.server.settings import Settings
from tudor.server.tables import Tables

_BACKLOG: Final = 512
_LAST_PORT: Final = 65_535
_PATIENCE: Final = 3
"""Seconds for calls under way when the server stops."""


def serve(
    host: str,
    port: int,
    database_path: Path,
    on_ready: Callable[[str], None] | None = None,
    settings: Settings | None = None,
) -> None:
    """Serve until SIGINT or SIGTERM; `on_ready` gets the address once calls are answered.

    Port 0 takes a free one. Raises `ServerError` where the port or the database cannot be had.
    """
    with _listen(host, port) as listening:
        asyncio.run(_serve(listening, database_path, on_ready, settings or Settings()))


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
    database_path: Path,
    on_ready: Callable[[str], None] | None,
    settings: Settings,
) -> None:
    log = await Log.open(database_path)
    try:
        tables = Tables(log, Services(), settings)
        config = uvicorn.Config(
            create_app(tables),
            access_log=False,
            backlog=_BACKLOG,
            log_config=None,
            log_level=logging.WARNING,
            server_header=False,
            timeout_graceful_shutdown=_PATIENCE,
        )
        ready = (lambda: on_ready(_address(listening))) if on_ready else (lambda: None)
        await _Server(tables, config, ready).serve([listening])
    finally:
        await log.close()


def _listen(host: str, port: int) -> socket.socket:
    if not 0 <= port <= _LAST_PORT:
        raise ServerError(f"cannot listen on {host} port {port}: there is no such port")
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        family, *_, address = found[0]
        listening = socket.socket(family, socket.SOCK_STREAM)
    except UnicodeError as error:
        raise ServerError(f"cannot listen on {host}: that is no name of a host") from error
    except OSError as error:
        raise ServerError(f"cannot listen on {host}: {error.strerror or error}") from error
    try:
        if os.name == "posix":
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(address)
    except OSError as error:
        listening.close()
        why = error.strerror or error
        raise ServerError(f"cannot listen on {host} port {port}: {why}") from error
    return listening


def _address(listening: socket.socket) -> str:
    """Where others find it; for a server on every address, this machine's on its network."""
    family, (host, port) = listening.family, listening.getsockname()[:2]
    if host in {"0.0.0.0", "::"}:  # noqa: S104 - it is compared, not bound
        host = _own_address(family)
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def _own_address(family: int) -> str:
    """The address from which this machine would call another: nothing is sent to find out."""
    elsewhere = "2001:db8::1" if family == socket.AF_INET6 else "192.0.2.1"
    with socket.socket(family, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((elsewhere, 9))
            host: str = probe.getsockname()[0]
        except OSError:
            return "::1" if family == socket.AF_INET6 else "127.0.0.1"
    return host
