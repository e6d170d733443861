"""Open streams: who reads along at a table, and how a row goes over the wire."""

from __future__ import annotations

import asyncio
from collections import defaultdict, deque
from collections.abc import Callable, Iterable

import msgspec

from tudor.rules.see import Viewer
from tudor.server.api.shapes import Message
from tudor.server.settings import Settings

KEEP_ALIVE = b": still here\n\n"
"""A comment, which readers pass over."""
OPENING = b"retry: 1000\n\n"
"""How soon a browser is to come back, in milliseconds."""


def encode(message: Message) -> bytes:
    """A message as a server-sent event."""
    return b"id: %d\ndata: %b\n\n" % (message.number, msgspec.json.encode(message))


class Reader:
    """One open stream. A reader that is too slow is cut off: it can resume where it stopped."""

    def __init__(self, past: Iterable[bytes], limit: int, leave: Callable[[Reader], None]) -> None:
        self._past = deque([OPENING, *past])
        self._coming: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._limit = limit
        self._leave = leave
        self._cut = False

    def push(self, chunk: bytes) -> None:
        """Something new."""
        if self._coming.qsize() >= self._limit:
            self.cut()
        elif not self._cut:
            self._coming.put_nowait(chunk)

    def cut(self) -> None:
        """End the stream, once what is under way has been read."""
        if not self._cut:
            self._cut = True
            self._coming.put_nowait(None)

    def __aiter__(self) -> Reader:
        return self

    async def __anext__(self) -> bytes:
        if self._past:
            return self._past.popleft()
        chunk = await self._coming.get()
        if chunk is None:
            raise StopAsyncIteration
        return chunk

    def close(self) -> None:
        """Nobody reads any more."""
        self._leave(self)


class Streams:
    """The open streams of one table, by viewer."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._readers: dict[Viewer, list[Reader]] = defaultdict(list)

    def __len__(self) -> int:
        return sum(map(len, self._readers.values()))

    def open(self, viewer: Viewer, past: Iterable[bytes]) -> Reader:
        """A stream that begins with `past`. Where there are too many, the oldest has to go."""
        readers = self._readers[viewer]
        settings = self._settings
        limit = (
            settings.streams_a_seat if isinstance(viewer, int) else settings.streams_for_spectators
        )
        while len(readers) >= limit:
            readers.pop(0).cut()

        def leave(reader: Reader) -> None:
            if reader in readers:
                readers.remove(reader)

        reader = Reader(past, settings.queue, leave)
        readers.append(reader)
        return reader

    def publish(self, message: Callable[[Viewer], Message]) -> None:
        """Tell every reader its own version of a row."""
        for viewer, readers in self._readers.items():
            if readers:
                chunk = encode(message(viewer))
                for reader in readers:
                    reader.push(chunk)

    def keep_alive(self) -> None:
        """Show every reader that the server is there."""
        for readers in self._readers.values():
            for reader in readers:
                reader.push(KEEP_ALIVE)

    def cut(self) -> None:
        """End all streams."""
        for readers in self._readers.values():
            for reader in readers:
                reader.cut()
