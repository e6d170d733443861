"""The seats of a table: laid, taken and left."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from tudor.bots.bot import BOTS
from tudor.rules.edition import Edition
from tudor.rules.errors import EditionError
from tudor.rules.state import new_game
from tudor.server.api.shapes.gathering import SitDown
from tudor.server.api.shapes.new_table import SeatWanted
from tudor.server.errors import Refused
from tudor.server.gathering.deal import restart
from tudor.server.gathering.people import people_of, person_of, seats_of
from tudor.server.gathering.place import check_there, with_seat
from tudor.server.options import refused_options
from tudor.server.stored import Gathering, StoredSeat
from tudor.server.text import tidy


def lay(wanted: Sequence[SeatWanted], edition: Edition) -> tuple[StoredSeat, ...]:
    """The seats of a new table, its bots seated; `Refused` for what makes no sense."""
    for seat in wanted:
        if seat.kind == "bot":
            _check_bot(seat.bot)
    seats = tuple(
        StoredSeat(number, seat.kind, seat.bot, seat.suspect, taken=True)
        if seat.kind == "bot"
        else StoredSeat(number, seat.kind, suspect=seat.suspect)
        for number, seat in enumerate(wanted)
    )
    check_game(seats, edition)
    return seats


def check_game(seats: Sequence[StoredSeat], edition: Edition) -> None:
    """`Refused` where no game can be played in such seats."""
    try:
        new_game(edition, tuple(str(seat.suspect) for seat in with_suspects(seats, edition)))
    except EditionError as error:
        raise refused_options(error) from None


def with_suspects(seats: Sequence[StoredSeat], edition: Edition) -> tuple[StoredSeat, ...]:
    """The seats, each with a suspect: those who did not choose get a free one, in deck order."""
    chosen = {seat.suspect for seat in seats}
    free = iter([suspect for suspect in edition.deck.suspects if suspect not in chosen])
    return tuple(
        replace(seat, suspect=next(free, None)) if seat.suspect is None else seat for seat in seats
    )


def sit(gathering: Gathering, wanted: SitDown, token: str, edition: Edition) -> Gathering:
    """Sit down: in the seat that is named, or in any that is free.

    Where none is named and the caller has one, that is it. Raises `Refused`.
    """
    mine = seats_of(gathering, token)
    number = _seat_for(gathering, wanted, mine)
    if number in mine:
        return gathering
    if gathering.stage != "lobby":
        raise Refused(409, "already-started")
    seat = gathering.seats[number]
    if seat.taken:
        raise Refused(409, "seat-taken")
    if any(len(people_of(gathering, one)) > 1 for one in mine):
        raise Refused(409, "on-another-side")
    suspect = wanted.suspect or seat.suspect
    if suspect is not None:
        if suspect not in edition.deck.suspects:
            raise refused_options(EditionError("seats", "not-a-free-suspect"))
        if any(other.suspect == suspect for other in gathering.seats if other is not seat):
            raise Refused(409, "suspect-taken")
    person = person_of(gathering, token)
    sitting = replace(
        seat, suspect=suspect, name=tidy(wanted.name), taken=True, commitment=wanted.commitment
    )
    return replace(
        with_seat(gathering, sitting),
        holders=gathering.holders | {(number, person)},
        host=gathering.host or person,
    )


def seat_bot(gathering: Gathering, number: int, bot: str) -> Gathering:
    """Seat a bot; raises `Refused`."""
    check_there(gathering, number)
    _check_bot(bot)
    if gathering.stage != "lobby":
        raise Refused(409, "already-started")
    seat = gathering.seats[number]
    if seat.taken:
        raise Refused(409, "seat-taken")
    sitting = StoredSeat(number, "bot", bot, seat.suspect, taken=True)
    return with_seat(gathering, sitting)


def leave(gathering: Gathering, number: int, token: str, nonce: bytes) -> Gathering:
    """Leave one's seat whose game has not begun, or free another's; raises `Refused`.

    Whoever leaves partners behind leaves alone, and what the seat gave to the deal goes with them:
    it may be known to their browser only. `nonce` is for the deal that may have to be new.
    """
    check_there(gathering, number)
    if gathering.stage == "playing":
        raise Refused(409, "already-started")
    going = {pair for pair in gathering.holders if pair[0] == number}
    seat = StoredSeat(number, "person")
    mine = (number, person_of(gathering, token))
    if mine in going and len(going) > 1:
        going = {mine}
        seat = replace(gathering.seats[number], commitment=None, opening=None)
    left = replace(with_seat(gathering, seat), holders=gathering.holders - going)
    return restart(left, nonce) if left.stage == "opening" else left


def fill(gathering: Gathering, bot: str) -> Gathering:
    """Seat a bot in each free seat."""
    for seat in gathering.seats:
        if not seat.taken:
            gathering = seat_bot(gathering, seat.seat, bot)
    return gathering


def remove_free(gathering: Gathering) -> Gathering:
    """Take the free seats away; the others keep their order."""
    taken = [seat for seat in gathering.seats if seat.taken]
    moved = {seat.seat: number for number, seat in enumerate(taken)}
    return replace(
        gathering,
        seats=tuple(replace(seat, seat=number) for number, seat in enumerate(taken)),
        holders=frozenset((moved[seat], person) for seat, person in gathering.holders),
    )


def _seat_for(gathering: Gathering, wanted: SitDown, mine: Sequence[int]) -> int:
    if wanted.seat is not None:
        check_there(gathering, wanted.seat)
        return wanted.seat
    if mine:
        return mine[0]
    free = [seat.seat for seat in gathering.seats if not seat.taken]
    if not free:
        raise Refused(409, "table-full")
    return free[0]


def _check_bot(bot: str) -> None:
    if bot not in BOTS:
        raise refused_options(EditionError("bot", "unknown-value"))
