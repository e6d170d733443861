"""The same people at a new table."""

from __future__ import annotations

from msgspec.structs import replace

from tudor.server.gathering.people import person_of
from tudor.server.stored import Gathering, StoredTable


def again(
    table: StoredTable, gathering: Gathering, token: str, *, new: StoredTable, nonce: bytes
) -> tuple[StoredTable, Gathering]:
    """A table like `table`, with what `new` has of its own: the id, the moment, the secret.

    All keep their seats, as the same suspects; whoever asked for it is the host.
    """
    like = replace(table, id=new.id, created=new.created, secret=new.secret)
    seats = tuple(
        replace(seat, commitment=None, opening=None, stand_in=False) for seat in gathering.seats
    )
    return like, Gathering(
        nonce,
        seats,
        person_of(gathering, token),
        holders=gathering.holders,
        devices=gathering.devices,
        admitted=gathering.admitted,
        again=True,
    )
