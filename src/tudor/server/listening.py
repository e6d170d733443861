"""The socket that a server listens on, and where others find it."""

from __future__ import annotations

import os
import socket
from typing import Final

from tudor.server.errors import ServerError

_LAST_PORT: Final = 65_535
_SILENT: Final = 30
"""Seconds after which a connection that says nothing is asked whether it is there, and after which
what is sent has to have arrived: whose battery is dead does not say goodbye."""
_ASKED: Final = 3


def listen(host: str, port: int) -> socket.socket:
    """A socket bound to a port (0: a free one); `ServerError` where that cannot be had."""
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
            _notice_the_dead(listening)
        listening.bind(address)
    except OSError as error:
        listening.close()
        why = error.strerror or error
        raise ServerError(f"cannot listen on {host} port {port}: {why}") from error
    return listening


def _notice_the_dead(listening: socket.socket) -> None:
    """For all connections that are accepted, where the system can do it."""
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
    for name, value in (
        ("TCP_KEEPIDLE", _SILENT),
        ("TCP_KEEPINTVL", _SILENT // _ASKED),
        ("TCP_KEEPCNT", _ASKED),
        ("TCP_USER_TIMEOUT", _SILENT * 1000),
    ):
        if option := getattr(socket, name, None):
            listening.setsockopt(socket.IPPROTO_TCP, option, value)


def address_of(listening: socket.socket) -> str:
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
