"""What people say."""

from __future__ import annotations

from typing import Final

import msgspec
from sqlalchemy import func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from tudor.server import schema
from tudor.server.log.hand import Hand
from tudor.server.log.session import fetch, touch, unbroken
from tudor.server.log.values import line_fields, line_of
from tudor.server.stored import Change, StoredLine

_MOMENT: Final = 2e-6
"""Seconds that can be told apart, in numbers of this size."""


class Talk(Hand):
    """Lines of talk, numbered from 1 at each table."""

    @unbroken
    async def say(self, table_id: str, line: StoredLine) -> StoredLine:
        """One more line, with the number that it gets; `Moved` if the table is gone.

        Its moment is later than that of any line which the same people hear.
        """
        chat = schema.chat
        here = chat.c.table_id == table_id
        alike = (chat.c.channel == line.channel) & chat.c.side.is_not_distinct_from(line.side)
        last = select(func.max(chat.c.number)).where(here)
        heard = select(func.max(chat.c.at)).where(here & alike)
        async with self._writing(table_id) as connection:
            number = (await connection.scalar(last) or 0) + 1
            at = max(line.at, (await connection.scalar(heard) or 0.0) + _MOMENT)
            kept = msgspec.structs.replace(line, number=number, at=at)
            await connection.execute(insert(chat), line_fields(table_id, kept))
            await connection.execute(touch, {"there": table_id, "at": line.at})
            await self._tell(connection, [Change(table_id, "chat")])
        return kept

    @unbroken
    async def lines(self, table_id: str, after: int, limit: int) -> tuple[StoredLine, ...]:
        """The lines that follow line `after`, in order: the newest `limit` of each audience."""
        async with self._reading(table_id) as connection:
            return await newest(connection, table_id, after, limit)


async def newest(
    connection: AsyncConnection, table_id: str, after: int, limit: int
) -> tuple[StoredLine, ...]:
    """The lines that follow line `after`, in order: the newest `limit` of each audience.

    Of each: or whoever talks unheard would push out what the others have heard.
    """
    chat = schema.chat
    audience = chat.c.channel, chat.c.side
    place = func.row_number().over(partition_by=audience, order_by=chat.c.number.desc())
    later = select(chat, place.label("place")).where(
        chat.c.table_id == table_id, chat.c.number > after
    )
    ranked = later.subquery()
    lately = select(*[ranked.c[column.name] for column in chat.c]).where(ranked.c.place <= limit)
    found = await fetch(connection, lately.order_by(ranked.c.number))
    return tuple(line_of(fields) for fields in found)
