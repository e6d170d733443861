"""Guests, and what is kept for them beside their tables."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping

import msgspec
from sqlalchemy import delete, select

from tudor.server import schema
from tudor.server.log.notices import Notices
from tudor.server.log.session import fetch, insert, keep, put, unbroken
from tudor.server.stored import Change, StoredGuest, Subscription


class People(Notices):
    """Guests, when they were seen, their ways back, where they are pushed to; the server's keys."""

    @unbroken
    async def add_guest(self, guest: StoredGuest) -> None:
        """Keep whom a token was issued to."""
        async with self._transaction() as connection:
            await keep(connection, schema.guests, [msgspec.structs.asdict(guest)])

    @unbroken
    async def has_guest(self, token_hash: str) -> bool:
        """Whether that token was issued."""
        known = select(schema.guests.c.hash).where(schema.guests.c.hash == token_hash)
        async with self._transaction() as connection:
            return await connection.scalar(known) is not None

    @unbroken
    async def mark_seen(self, seen: Mapping[tuple[str, int], float]) -> None:
        """When (seconds) somebody was there last, for seats of tables, unless the log knows better.

        Tables that are not at hand are passed over.
        """
        tables, presence = schema.tables.c, schema.presence
        named = select(tables.id).where(tables.id.in_(sorted({one for one, _ in seen})))
        stays = named.order_by(tables.id).with_for_update(read=True, key_share=True)
        async with self._transaction() as connection:
            found = {fields["id"] for fields in await fetch(connection, stays)}
            rows = [
                {"table_id": one, "seat": seat, "at": at}
                for (one, seat), at in sorted(seen.items())
                if one in found
            ]
            if not rows:
                return
            new = insert(connection, presence)
            later = new.on_conflict_do_update(
                index_elements=[*presence.primary_key],
                set_={"at": new.excluded.at},
                where=presence.c.at < new.excluded.at,
            )
            await connection.execute(later, rows)
            await self._tell(connection, [Change(one, "seen") for one in sorted(found)])

    @unbroken
    async def seen(self, table_ids: Collection[str]) -> dict[tuple[str, int], float]:
        """When somebody was there last, for the seats of these tables that were ever seen."""
        presence = schema.presence
        wanted = select(presence).where(presence.c.table_id.in_(sorted(table_ids)))
        async with self._transaction() as connection:
            found = await fetch(connection, wanted)
        return {(fields["table_id"], fields["seat"]): fields["at"] for fields in found}

    @unbroken
    async def add_recovery(
        self, secret_hash: str, table_id: str, person: str, created: float
    ) -> None:
        """A way back to a person's place at a table, for whoever knows a secret; the only one."""
        fields = {"table_id": table_id, "person": person, "created": created}
        ways = schema.recoveries.c
        last = (ways.table_id == table_id) & (ways.person == person)
        async with self._transaction() as connection:
            await connection.execute(delete(schema.recoveries).where(last))
            await put(connection, schema.recoveries, [fields | {"secret_hash": secret_hash}])

    @unbroken
    async def recovery(self, secret_hash: str, not_before: float) -> tuple[str, str] | None:
        """The table and the person; None if there is no such way or it is too old.

        It is used up once `save` has written what came of it.
        """
        ways = schema.recoveries.c
        wanted = select(schema.recoveries).where(ways.secret_hash == secret_hash)
        async with self._transaction() as connection:
            found = await fetch(connection, wanted.where(ways.created >= not_before))
        return (found[0]["table_id"], found[0]["person"]) if found else None

    @unbroken
    async def add_subscription(self, subscription: Subscription) -> None:
        """Where a browser wants to be pushed to, in place of what it said before."""
        fields = msgspec.structs.asdict(subscription)
        async with self._transaction() as connection:
            await put(connection, schema.subscriptions, [fields])

    @unbroken
    async def remove_subscription(self, endpoint: str, token_hash: str | None) -> None:
        """Push there no more, if it is that token's; with None, whosever it is."""
        places = schema.subscriptions.c
        gone = delete(schema.subscriptions).where(places.endpoint == endpoint)
        if token_hash is not None:
            gone = gone.where(places.token_hash == token_hash)
        async with self._transaction() as connection:
            await connection.execute(gone)

    @unbroken
    async def subscriptions(self, token_hashes: Collection[str]) -> list[Subscription]:
        """Where the owners of these tokens want to be pushed to."""
        places = schema.subscriptions
        wanted = select(places).where(places.c.token_hash.in_(sorted(token_hashes)))
        async with self._transaction() as connection:
            found = await fetch(connection, wanted.order_by(places.c.endpoint))
        return [Subscription(**fields) for fields in found]

    @unbroken
    async def server_key(self, name: str, make: Callable[[], bytes]) -> bytes:
        """A key of the server's, the same for all processes; made when it is first wanted."""
        keys = schema.server_keys
        known = select(keys.c.key).where(keys.c.name == name)
        async with self._transaction() as connection:
            if not await fetch(connection, known):
                await keep(connection, keys, [{"name": name, "key": make()}])
            return bytes((await connection.execute(known)).scalar_one())
