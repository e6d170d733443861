"""HTTP as thin as it can be, so that the one who measures takes little of the time measured."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final, cast

_LENGTH: Final = b"content-length: "


class Calls(asyncio.Protocol):
    """A connection that is kept open, for one call at a time."""

    def __init__(self) -> None:
        self._buffer = b""
        self._answer: asyncio.Future[tuple[int, bytes, bytes]] | None = None
        self._transport: asyncio.Transport | None = None

    @property
    def open(self) -> bool:
        return self._transport is not None and not self._transport.is_closing()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)  # uvloop's is none of asyncio's

    def connection_lost(self, exc: Exception | None) -> None:
        del exc
        self._transport = None
        if self._answer and not self._answer.done():
            self._answer.set_exception(ConnectionResetError("the server has gone"))

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        head, found, body = self._buffer.partition(b"\r\n\r\n")
        if not found:
            return
        at = head.lower().find(_LENGTH)
        length = int(head[at + len(_LENGTH) :].split(b"\r\n", 1)[0]) if at >= 0 else 0
        if len(body) < length:
            return
        self._buffer = b""
        if self._answer and not self._answer.done():
            self._answer.set_result((int(head.split(b" ", 2)[1]), head, body))

    def close(self) -> None:
        """Call no more."""
        if self._transport:
            self._transport.close()

    async def call(
        self, method: str, path: str, cookie: str = "", body: bytes = b""
    ) -> tuple[int, bytes, bytes]:
        """Status, head and body of the answer. Raises `ConnectionError`."""
        if self._transport is None or self._transport.is_closing():
            raise ConnectionResetError("the server has gone")
        self._answer = asyncio.get_running_loop().create_future()
        self._transport.write(
            f"{method} {path} HTTP/1.1\r\nhost: load\r\ncookie: {cookie}\r\n"
            f"content-type: application/json\r\ncontent-length: {len(body)}\r\n\r\n".encode()
            + body
        )
        return await self._answer


class Stream(asyncio.Protocol):
    """An open stream; `heard` gets the number and the data of each row."""

    def __init__(
        self, path: str, cookie: str, heard: Callable[[int, bytes], None], gone: Callable[[], None]
    ) -> None:
        self._request = f"GET {path} HTTP/1.1\r\nhost: load\r\ncookie: {cookie}\r\n"
        self._heard = heard
        self._gone = gone
        self._buffer = b""
        self._transport: asyncio.Transport | None = None
        self.after = 0

    async def connect(self, host: str, port: int) -> None:
        """Read on after row `after`."""
        self._buffer = b""
        await asyncio.get_running_loop().create_connection(lambda: self, host, port)

    def close(self) -> None:
        """Read no more."""
        if self._transport:
            self._transport.close()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)
        self._transport.write(f"{self._request}last-event-id: {self.after}\r\n\r\n".encode())

    def connection_lost(self, exc: Exception | None) -> None:
        del exc
        self._transport = None
        self._gone()

    def data_received(self, data: bytes) -> None:
        *events, self._buffer = (self._buffer + data).split(b"\n\n")
        for event in events:
            # Before it stands the frame of a chunk; beside the rows there are events without an id.
            at = event.find(b"id: ")
            if at < 0 or b"event: " in event[:at]:
                continue
            number, _, told = event[at + 4 :].partition(b"\ndata: ")
            self.after = int(number)
            self._heard(self.after, told)
