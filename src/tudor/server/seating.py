"""Who sits where, before the game: values in, values out."""

from __future__ import annotations

import unicodedata
from collections import Counter
from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from tudor.bots.bot import BOTS
from tudor.rules.edition import Edition
from tudor.rules.errors import EditionError
from tudor.rules.state import new_game
from tudor.server.api.shapes import SeatInfo, SeatWanted, SitDown
from tudor.server.errors import Refused
from tudor.server.options import refused_options
from tudor.server.stored import StoredSeat

_ZERO_WIDTH_JOINER = "\u200d"  # holds an emoji together
_BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")  # letters and a symbol without a shape


def seats_for(wanted: Sequence[SeatWanted], edition: Edition) -> tuple[StoredSeat, ...]:
    """The seats of a new table, its bots seated; `Refused` for what makes no sense."""
    for seat in wanted:
        if seat.kind == "bot" and seat.bot not in BOTS:
            raise refused_options(EditionError("bot", "unknown-value"))
    seats = tuple(
        StoredSeat(number, seat.kind, seat.bot, seat.suspect, taken=True)
        if seat.kind == "bot"
        else StoredSeat(number, seat.kind, suspect=seat.suspect)
        for number, seat in enumerate(wanted)
    )
    try:
        new_game(edition, tuple(str(seat.suspect) for seat in with_suspects(seats, edition)))
    except EditionError as error:
        raise refused_options(error) from None
    return seats


def sit_down(
    seats: Sequence[StoredSeat], wanted: SitDown, number: int, edition: Edition
) -> tuple[StoredSeat, ...]:
    """The seats once somebody sits in seat `number`; `Refused` where that cannot be."""
    if seats[number].taken:
        raise Refused(409, "seat-taken")
    suspect = wanted.suspect or seats[number].suspect
    if suspect is not None:
        if suspect not in edition.deck.suspects:
            raise refused_options(EditionError("seats", "not-a-free-suspect"))
        if any(seat.suspect == suspect for seat in seats if seat.seat != number):
            raise Refused(409, "suspect-taken")
    sitting = replace(seats[number], suspect=suspect, name=tidy(wanted.name), taken=True)
    return (*seats[:number], sitting, *seats[number + 1 :])


def with_suspects(seats: Sequence[StoredSeat], edition: Edition) -> tuple[StoredSeat, ...]:
    """The seats, each with a suspect: those who did not choose get a free one, in deck order."""
    chosen = {seat.suspect for seat in seats}
    free = iter([suspect for suspect in edition.deck.suspects if suspect not in chosen])
    return tuple(
        replace(seat, suspect=next(free, None)) if seat.suspect is None else seat for seat in seats
    )


def tidy(text: str) -> str:
    """`text` in one line, without what cannot be seen; empty if nothing can."""
    line = " ".join("".join(" " if _unseen(letter) else letter for letter in text).split())
    # A joiner joins, and a mark marks, something else.
    return line if any(unicodedata.category(letter)[0] not in "CMZ" for letter in line) else ""


def _unseen(letter: str) -> bool:
    if letter == _ZERO_WIDTH_JOINER:
        return False
    return letter in _BLANK or unicodedata.category(letter)[0] == "C"


def seat_infos(
    seats: Sequence[StoredSeat], holders: Iterable[tuple[int, str]]
) -> tuple[SeatInfo, ...]:
    """Seats as everyone may see them."""
    people = Counter(seat for seat, _ in holders)
    return tuple(
        SeatInfo(
            seat.seat, seat.kind, seat.bot, seat.suspect, seat.name, seat.taken, people[seat.seat]
        )
        for seat in seats
    )


def seat_for(wanted: SitDown, seats: Sequence[StoredSeat], mine: Sequence[int]) -> int:
    """Which seat is meant: where none is named, the one that the caller has, or a free one."""
    if wanted.seat is not None:
        if not 0 <= wanted.seat < len(seats):
            raise Refused(404, "unknown-seat")
        return wanted.seat
    if mine:
        return mine[0]
    free = [seat.seat for seat in seats if not seat.taken]
    if not free:
        raise Refused(409, "table-full")
    return free[0]
