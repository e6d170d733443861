"""What seats have written into their notebooks."""

from __future__ import annotations

from tudor.server import schema
from tudor.server.log.documents import read_parts
from tudor.server.log.hand import Hand
from tudor.server.log.session import put, unbroken
from tudor.server.log.values import written_fields, written_of
from tudor.server.stored import Change, Written


class Notebooks(Hand):
    """Marks and notes."""

    @unbroken
    async def write(self, table_id: str, written: Written) -> None:
        """A mark or a note, in place of what was there; `Moved` if the table is gone."""
        target = schema.notes if written.column is None else schema.marks
        async with self._writing(table_id) as connection:
            await put(connection, target, [written_fields(table_id, written)])
            await self._tell(connection, [Change(table_id, "notebook", written.owner)])

    @unbroken
    async def written(self, table_id: str, owner: int) -> tuple[Written, ...]:
        """All that a seat has written."""
        async with self._reading(table_id) as connection:
            parts = await read_parts(connection, table_id, schema.marks, schema.notes)
        return tuple(written_of(fields) for fields in parts if fields["owner"] == owner)
