"""One seat of a table: whether there is such a one, and how it changes."""

from __future__ import annotations

from msgspec.structs import replace

from tudor.server.errors import Refused
from tudor.server.stored import Gathering, StoredSeat


def check_there(gathering: Gathering, number: int) -> None:
    """`Refused` if there is no such seat."""
    if not 0 <= number < len(gathering.seats):
        raise Refused(404, "unknown-seat")


def with_seat(gathering: Gathering, seat: StoredSeat) -> Gathering:
    """The gathering with `seat` in place of the one of that number."""
    seats = gathering.seats
    return replace(gathering, seats=(*seats[: seat.seat], seat, *seats[seat.seat + 1 :]))
