"""Whose a token is at a table, and what is theirs.

A person is the hash of the token that came first; their other devices have tokens of their own.
One person may hold several seats; several may hold one, and are a team.
"""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from tudor.server.errors import Refused
from tudor.server.gathering.place import check_there
from tudor.server.stored import Gathering, StoredTable

_ADMITTED: Final = 1000
"""Tokens that may be let in by a table's password."""
_DEVICES: Final = 20
"""Further tokens that one person may have."""


def person_of(gathering: Gathering, token: str) -> str:
    """The person who has the token (its hash)."""
    return next((person for device, person in gathering.devices if device == token), token)


def seats_of(gathering: Gathering, token: str | None) -> tuple[int, ...]:
    """The seats of whoever has the token."""
    if token is None:
        return ()
    person = person_of(gathering, token)
    return tuple(sorted(seat for seat, one in gathering.holders if one == person))


def people_of(gathering: Gathering, seat: int) -> list[str]:
    """The people who hold a seat."""
    return [person for one, person in gathering.holders if one == seat]


def tokens_of(gathering: Gathering, seat: int) -> frozenset[str]:
    """The (hashes of the) tokens of all devices of those who hold a seat."""
    holding = frozenset(people_of(gathering, seat))
    return holding | {device for device, person in gathering.devices if person in holding}


def is_host(gathering: Gathering, token: str | None) -> bool:
    """Whether it is theirs to remove people, to start and to delete."""
    return token is not None and gathering.host == person_of(gathering, token)


def check_host(gathering: Gathering, token: str | None) -> None:
    """`Refused` for all but the host."""
    if token is None:
        raise Refused(401, "no-token")
    if not is_host(gathering, token):
        raise Refused(403, "not-the-host")


def check_seat(gathering: Gathering, seat: int, token: str | None) -> None:
    """`Refused` if the seat is not theirs; who has none is not told whether there is such a one."""
    if token is None:
        raise Refused(401, "no-token")
    mine = seats_of(gathering, token)
    if mine:
        check_there(gathering, seat)
    if seat not in mine:
        raise Refused(403, "not-your-seat")


def is_admitted(table: StoredTable, gathering: Gathering, token: str | None) -> bool:
    """Whether they may see the table: it has no password, or they have told it, or belong here."""
    return table.password is None or (
        token is not None
        and (
            token in gathering.admitted
            or bool(seats_of(gathering, token))
            or is_host(gathering, token)
        )
    )


def check_admitted(table: StoredTable, gathering: Gathering, token: str | None) -> None:
    """`Refused` where a password is needed that they have not told."""
    if not is_admitted(table, gathering, token):
        raise Refused(403, "password-needed")


def admit(gathering: Gathering, token: str) -> Gathering:
    """Let in whoever has told the password; `Refused` where too many have."""
    admitted = gathering.admitted | {token}
    if len(admitted) > max(_ADMITTED, len(gathering.admitted)):
        raise Refused(409, "too-many-people")
    return replace(gathering, admitted=admitted)


def add_device(gathering: Gathering, token: str, person: str) -> Gathering:
    """Make the token one more of the person's, with all that was its owner's at this table.

    `Refused` where the person is here no more, where the token's owner sits here already, as
    somebody else, and where there are too many.
    """
    if not seats_of(gathering, person) and not is_host(gathering, person):
        raise Refused(403, "link-used")
    if person_of(gathering, token) == person:
        return gathering
    if seats_of(gathering, token):
        raise Refused(409, "on-another-side")
    moved = {token} | {device for device, owner in gathering.devices if owner == token}
    others = frozenset(pair for pair in gathering.devices if pair[0] not in moved)
    devices = others | {(device, person) for device in moved}
    if sum(owner == person for _, owner in devices) > _DEVICES:
        raise Refused(409, "too-many-people")
    host = person if gathering.host == token else gathering.host
    return replace(gathering, devices=devices, host=host)
