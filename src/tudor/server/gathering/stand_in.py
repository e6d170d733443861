"""A bot may play for somebody who is away, until they come back."""

from __future__ import annotations

from msgspec.structs import replace

from tudor.server.errors import Refused
from tudor.server.gathering.people import seats_of
from tudor.server.gathering.place import check_there, with_seat
from tudor.server.stored import Gathering


def stand_in(
    gathering: Gathering, number: int, token: str | None, *, wanted: bool, away: bool
) -> Gathering:
    """Let a bot play seat `number`, or no longer.

    The others may ask for it while nobody of the seat is here; its owner ends it. `Refused`
    otherwise.
    """
    if token is None:
        raise Refused(401, "no-token")
    mine = seats_of(gathering, token)
    if not mine:
        raise Refused(403, "not-your-seat")
    check_there(gathering, number)
    if gathering.stage != "playing":
        raise Refused(409, "not-started")
    if not wanted:
        if number not in mine:
            raise Refused(403, "not-your-seat")
        return back(gathering, number)
    if gathering.seats[number].kind == "bot":
        raise Refused(409, "bot-seat")
    if not away:
        raise Refused(409, "not-away")
    return with_seat(gathering, replace(gathering.seats[number], stand_in=True))


def back(gathering: Gathering, number: int) -> Gathering:
    """Somebody of the seat is here again."""
    return with_seat(gathering, replace(gathering.seats[number], stand_in=False))
