"""What a seat has written into its notebook."""

from __future__ import annotations

from collections.abc import Iterable

from tudor.server import wire
from tudor.server.api.shapes.notebook import Mark, Note, Notebook
from tudor.server.log import Log
from tudor.server.stored import Written
from tudor.server.streams import Streams


class Notebooks:
    """The notebooks of a table, by seat. Empty marks and notes are left out."""

    def __init__(
        self, table_id: str, written: Iterable[Written], log: Log, streams: Streams
    ) -> None:
        self._table_id = table_id
        self._log = log
        self._streams = streams
        self._pages: dict[int, dict[tuple[str, int | None], str]] = {}
        for entry in written:
            self._enter(entry)

    def of(self, seat: int) -> Notebook:
        """The notebook of `seat`, in alphabetical order."""
        page = sorted(
            self._pages.get(seat, {}).items(), key=lambda item: (item[0][0], item[0][1] or 0)
        )
        return Notebook(
            tuple(Mark(card, at, text) for (card, at), text in page if at is not None),  # type: ignore[arg-type]
            tuple(Note(card, text) for (card, at), text in page if at is None),
        )

    async def write(self, written: Written) -> Notebook:
        """A job: put something in, in place of what was there; how it looks then."""
        await self._log.write(self._table_id, written)
        self._enter(written)
        return self._show(written.owner)

    async def look_up(self, owner: int) -> None:
        """A job: read what another process has written."""
        self._pages.pop(owner, None)
        for entry in await self._log.written(self._table_id, owner):
            self._enter(entry)
        self._show(owner)

    def _enter(self, written: Written) -> None:
        page = self._pages.setdefault(written.owner, {})
        place = (written.card, written.column)
        page.pop(place, None)
        if written.text:
            page[place] = written.text

    def _show(self, owner: int) -> Notebook:
        notebook = self.of(owner)
        chunk = wire.beside("notebook", notebook)
        self._streams.publish(lambda viewer: chunk if viewer == owner else None)
        return notebook
