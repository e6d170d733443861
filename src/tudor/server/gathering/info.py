"""What everyone may see of those who have gathered."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from msgspec.structs import replace

from tudor.rules.fair import commitment
from tudor.server.api.shapes.tables import ListedSeat, SeatInfo, TableListed, TableState
from tudor.server.gathering.hosting import host_away
from tudor.server.gathering.people import is_admitted, seats_of
from tudor.server.stored import EARLIER, Gathering, Stored


def state_of(
    gathering: Gathering, away: Callable[[int], float | None], deadline: float | None
) -> TableState:
    """The state of a table; `away`: since when nobody of a seat (or `HOST`) has been here."""
    checkable = gathering.deal != EARLIER
    return TableState(
        gathering.version,
        gathering.stage,
        _seats(gathering, away),
        gathering.deal,
        commitment(gathering.nonce) if checkable else None,
        deadline,
        gathering.rematch,
        None if gathering.stage == "playing" else host_away(gathering, away),
    )


def _seats(gathering: Gathering, away: Callable[[int], float | None]) -> tuple[SeatInfo, ...]:
    people = Counter(seat for seat, _ in gathering.holders)
    return tuple(
        SeatInfo(
            seat.seat,
            seat.kind,
            seat.bot,
            seat.suspect,
            seat.name,
            seat.taken,
            people[seat.seat],
            seat.commitment,
            seat.opening,
            away(seat.seat) if people[seat.seat] else None,
            seat.stand_in,
        )
        for seat in gathering.seats
    )


def line_of(stored: Stored, token: str | None) -> TableListed:
    """A table as a line of a list, for whoever has the token.

    Where they would need its password they are not told who sits there.
    """
    table, gathering = stored.table, stored.gathering
    seats = tuple(
        ListedSeat(seat.kind, seat.name, seat.suspect, seat.taken) for seat in gathering.seats
    )
    if not is_admitted(table, gathering, token):
        seats = tuple(replace(seat, name="", suspect=None) for seat in seats)
    return TableListed(
        table.id,
        table.edition,
        gathering.stage,
        seats,
        table.clock,
        table.password is not None,
        seats_of(gathering, token),
        table.created,
        stored.next.awaited,
        stored.next.over,
    )
