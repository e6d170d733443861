"""What a seat has written into its notebook."""

from __future__ import annotations

from collections.abc import Iterable

from tudor.server.api.shapes import Mark, Note, Notebook
from tudor.server.stored import Written


class Notebooks:
    """The notebooks of a table, by seat. Empty marks and notes are left out."""

    def __init__(self, written: Iterable[Written]) -> None:
        self._pages: dict[int, dict[tuple[str, int | None], str]] = {}
        for entry in written:
            self.write(entry)

    def write(self, written: Written) -> None:
        """Put something in, in place of what was there."""
        page = self._pages.setdefault(written.owner, {})
        place = (written.card, written.column)
        page.pop(place, None)
        if written.text:
            page[place] = written.text

    def of(self, seat: int) -> Notebook:
        """The notebook of `seat`, in alphabetical order."""
        page = sorted(
            self._pages.get(seat, {}).items(), key=lambda item: (item[0][0], item[0][1] or 0)
        )
        return Notebook(
            tuple(Mark(card, at, text) for (card, at), text in page if at is not None),  # type: ignore[arg-type]
            tuple(Note(card, text) for (card, at), text in page if at is None),
        )
