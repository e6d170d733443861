"""Partners: several people who hold one seat, and how they come to it."""

from __future__ import annotations

import base64
import hmac
from typing import Final

from msgspec.structs import replace

from tudor.server.errors import Refused
from tudor.server.gathering.people import people_of, person_of, seats_of
from tudor.server.stored import Gathering, StoredTable

_PARTNERS: Final = 10
"""People who may hold one seat."""


def invitation(secret: bytes, person: str) -> str:
    """What makes whoever has it a partner of `person`: 192 bits from the table's secret.

    So it is the same each time, also after a restart, is kept nowhere, leads to where that person
    sits also once the seats have new numbers, and nowhere while they have left.
    """
    made = hmac.digest(secret, f"invitation {person}".encode(), "sha256")
    return base64.urlsafe_b64encode(made[:24]).decode()


def invited_to(table: StoredTable, gathering: Gathering, given: str) -> int:
    """The seat to which an invitation leads; `Refused` for any other secret.

    How long that takes tells nothing of the right one.
    """
    # All are compared, whichever is the right one.
    found = [
        seat
        for seat, person in sorted(gathering.holders)
        if hmac.compare_digest(invitation(table.secret, person).encode(), given.encode())
    ]
    if not found:
        raise Refused(403, "wrong-invitation")
    return found[0]


def join(gathering: Gathering, seat: int, token: str) -> Gathering:
    """Become a partner in a seat; who is one already stays one.

    `Refused` where somebody would see the hands of two sides, who joins or a partner, and where
    there are too many partners.
    """
    partners = people_of(gathering, seat)
    if seat in seats_of(gathering, token):
        return gathering
    if seats_of(gathering, token) or any(seats_of(gathering, one) != (seat,) for one in partners):
        raise Refused(409, "on-another-side")
    if len(partners) >= _PARTNERS:
        raise Refused(409, "too-many-people")
    return replace(gathering, holders=gathering.holders | {(seat, person_of(gathering, token))})
