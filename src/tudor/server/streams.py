"""Open streams: who reads along at a table."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Callable, Iterable
from itertools import chain

from tudor.rules.see import Viewer
from tudor.server.settings import Settings
from tudor.server.wire import KEEP_ALIVE, OPENING


class Reader:
    """One open stream. A reader that is too slow is cut off: it can resume where it stopped."""

    def __init__(
        self,
        past: Iterable[bytes],
        limit: int,
        leave: Callable[[Reader], None],
        token: str | None,
    ) -> None:
        self.token = token
        """Whose it is, as the hash of a token."""
        self._past = chain([OPENING], past)
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
        for told in self._past:
            return told
        chunk = await self._coming.get()
        if chunk is None:
            raise StopAsyncIteration
        return chunk

    def close(self) -> None:
        """Nobody reads any more."""
        self._leave(self)


class Streams:
    """The open streams of one table, by viewer."""

    def __init__(self, settings: Settings, left: Callable[[str | None], None]) -> None:
        """`left` is called when a stream has been closed, with whose it was (a token's hash)."""
        self._settings = settings
        self._left = left
        self._readers: dict[Viewer, list[Reader]] = defaultdict(list)

    def __len__(self) -> int:
        return sum(map(len, self._readers.values()))

    def reading(self, viewer: Viewer) -> bool:
        """Whether the viewer has a stream open."""
        return bool(self._readers.get(viewer))

    @property
    def tokens(self) -> set[str]:
        """Who reads here (hashes of tokens), as whatever viewer."""
        every = (reader.token for readers in self._readers.values() for reader in readers)
        return {token for token in every if token is not None}

    def open(self, viewer: Viewer, past: Iterable[bytes], token: str | None) -> Reader:
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
                self._left(token)

        reader = Reader(past, settings.queue, leave, token)
        readers.append(reader)
        return reader

    def publish(self, chunk: Callable[[Viewer], bytes | None]) -> None:
        """Tell every reader the viewer's own version, where there is one."""
        for viewer, readers in self._readers.items():
            if readers and (told := chunk(viewer)):
                for reader in readers:
                    reader.push(told)

    def keep_alive(self) -> None:
        """Show every reader that the server is there."""
        self.publish(lambda _: KEEP_ALIVE)

    def cut(self) -> None:
        """End all streams."""
        for viewer in self._readers:
            self.cut_viewer(viewer)

    def cut_readers(self, token: str) -> None:
        """End the streams of whoever has the token (its hash)."""
        for reader in chain(*self._readers.values()):
            if reader.token == token:
                reader.cut()

    def cut_viewer(self, viewer: Viewer) -> None:
        """End the streams of one viewer."""
        for reader in self._readers.get(viewer, ()):
            reader.cut()
