"""Requests arrive whole within some seconds, and with a head of bounded size, or not at all.

What has arrived of a head is kept until its end: without this, one connection could fill the
memory, and many could be held open for nothing.
"""

from __future__ import annotations

import asyncio
from typing import Final, cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

LONGEST_HEAD: Final = 65_536
"""Bytes."""
WITHIN: Final = 30.0
"""Seconds."""


class BoundedProtocol(HttpToolsProtocol):
    """uvicorn's, with bounds. Between two requests its own patience counts."""

    _timer: asyncio.TimerHandle | None = None
    _in_head = True
    _head = 0
    _received = 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(cast("asyncio.Transport", transport))
        self._expect()

    def connection_lost(self, exc: Exception | None) -> None:
        self._has_come()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self._in_head and not self.transport.is_closing():
            self._received += len(data)
            if self._received > LONGEST_HEAD:
                self.send_400_response("The head of the request is too long.")

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._in_head, self._head, self._received = True, 0, 0
        self._expect()

    def on_url(self, url: bytes) -> None:
        self._count(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        self._count(len(name) + len(value))
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self._in_head = False
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._has_come()
        super().on_message_complete()

    def _count(self, size: int) -> None:
        self._head += size
        if self._head > LONGEST_HEAD:
            raise ValueError("the head is too long")  # the parser makes a refusal of it

    def _expect(self) -> None:
        if self._timer is None:
            self._timer = self.loop.call_later(WITHIN, self.transport.close)

    def _has_come(self) -> None:
        if self._timer:
            self._timer.cancel()
            self._timer = None
