"""What arrives by bits is not waited for longer, and not kept further, than is fair."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable
from typing import Any, cast

import pytest
from uvicorn import Config
from uvicorn.server import ServerState

from tests.server.live import Server
from tudor.server.arrival import LONGEST_HEAD, WITHIN, BoundedProtocol

CHUNK = b"a" * 16_384
TOO_LONG = LONGEST_HEAD // len(CHUNK) + 1
WHOLE = b"GET /health HTTP/1.1\r\nhost: here\r\n\r\n"


def answer(server: Server, *chunks: bytes) -> bytes:
    with socket.create_connection(("127.0.0.1", server.port)) as connection:
        try:
            for chunk in chunks:
                connection.sendall(chunk)
            return connection.recv(12)
        except ConnectionError:
            return b""


def test_a_head_without_an_end_is_cut_off(database: str) -> None:
    many = [b"x-%d: %s\r\n" % (number, CHUNK) for number in range(TOO_LONG)]
    with Server(database) as server:
        assert answer(server, b"GET / HTTP/1.1\r\nx: ", *[CHUNK] * 100) in {b"HTTP/1.1 400", b""}
        assert answer(server, b"GET /", *[CHUNK] * 100) in {b"HTTP/1.1 400", b""}
        assert answer(server, b"GET / HTTP/1.1\r\n", *many, b"\r\n") in {b"HTTP/1.1 400", b""}
        assert answer(server, b"GET /health HTTP/1.1\r\nx: ", CHUNK, b"\r\n\r\n") == b"HTTP/1.1 200"
        for size in (1, 7, len(WHOLE)):
            bits = [WHOLE[start : start + size] for start in range(0, len(WHOLE), size)]
            assert answer(server, *bits) == b"HTTP/1.1 200"


class Wire(asyncio.Transport):
    """Takes what is written, and can be closed."""

    def __init__(self) -> None:
        super().__init__()
        self.closed = False

    def write(self, data: bytes | bytearray | memoryview[Any]) -> None:
        pass

    def is_closing(self) -> bool:
        return self.closed

    def close(self) -> None:
        self.closed = True


class Timers:
    """Of a loop: what is to be called, and after how long."""

    def __init__(self) -> None:
        self.waiting: list[tuple[float, Callable[..., object], asyncio.TimerHandle]] = []

    def call_later(
        self, delay: float, callback: Callable[..., object], *args: object
    ) -> asyncio.TimerHandle:
        handle = asyncio.TimerHandle(0.0, callback, args, cast("asyncio.AbstractEventLoop", self))
        self.waiting.append((delay, callback, handle))
        return handle

    def get_debug(self) -> bool:
        return False

    def _timer_handle_cancelled(self, handle: asyncio.TimerHandle) -> None:
        self.waiting = [one for one in self.waiting if one[2] is not handle]


@pytest.mark.parametrize("begun", [b"", b"G", WHOLE[:-2], WHOLE[:30]])
def test_whoever_does_not_go_on_is_not_waited_for(begun: bytes) -> None:
    async def app(scope: object, receive: object, send: object) -> None:
        del scope, receive, send

    loop, wire = Timers(), Wire()
    protocol = BoundedProtocol(
        Config(app), ServerState(), {}, cast("asyncio.AbstractEventLoop", loop)
    )
    protocol.connection_made(wire)
    if begun:
        protocol.data_received(begun)
    ((seconds, call, _),) = loop.waiting
    assert seconds == WITHIN
    call()
    assert wire.closed
    protocol.connection_lost(None)
    assert not loop.waiting
