"""The fair deal: commitments, the start, and openings. docs/fair-deal.md says what it promises."""

from __future__ import annotations

from msgspec.structs import replace

from tudor.rules.fair import commitment, key_of
from tudor.server.api.shapes.gathering import Commit, Open
from tudor.server.errors import Refused
from tudor.server.gathering.place import check_there, with_seat
from tudor.server.stored import EARLIER, Gathering


def key(gathering: Gathering) -> bytes:
    """From which every draw of the game follows; once all have opened."""
    if gathering.deal == EARLIER:
        return gathering.nonce
    return key_of(
        gathering.nonce,
        [None if seat.opening is None else bytes.fromhex(seat.opening) for seat in gathering.seats],
    )


def commit(gathering: Gathering, number: int, wanted: Commit) -> Gathering:
    """Give something to the deal, in place of what was given; raises `Refused`."""
    check_there(gathering, number)
    _check_deal(gathering, wanted.deal)
    seat = gathering.seats[number]
    if seat.kind == "bot":
        raise Refused(403, "not-your-seat")
    if seat.commitment == wanted.commitment:
        return gathering
    if gathering.stage != "lobby":
        raise Refused(409, "already-started")
    return with_seat(gathering, replace(seat, commitment=wanted.commitment))


def ready(gathering: Gathering) -> bool:
    """Whether everyone is there and has given something to the deal."""
    return all(
        seat.taken and (seat.kind == "bot" or seat.commitment is not None)
        for seat in gathering.seats
    )


def start(gathering: Gathering) -> Gathering:
    """Have all hashes fixed and everyone open; raises `Refused`."""
    if gathering.stage != "lobby":
        raise Refused(409, "already-started")
    if not all(seat.taken for seat in gathering.seats):
        raise Refused(409, "seats-free")
    if not ready(gathering):
        raise Refused(409, "commitments-missing")
    return _dealt(replace(gathering, stage="opening"))


def open_up(gathering: Gathering, number: int, wanted: Open) -> Gathering:
    """Open what was given; once all have, the deal follows. Raises `Refused`."""
    check_there(gathering, number)
    _check_deal(gathering, wanted.deal)
    seat = gathering.seats[number]
    if seat.opening == wanted.opening:
        return gathering
    if gathering.stage != "opening":
        raise Refused(409, "not-opening")
    if commitment(bytes.fromhex(wanted.opening)) != seat.commitment:
        raise Refused(409, "wrong-opening")
    return _dealt(with_seat(gathering, replace(seat, opening=wanted.opening)))


def restart(gathering: Gathering, nonce: bytes) -> Gathering:
    """Begin the deal anew, as the next one: nothing that was given to the last one counts."""
    if gathering.stage != "opening":
        raise Refused(409, "not-opening")
    seats = tuple(replace(seat, commitment=None, opening=None) for seat in gathering.seats)
    return replace(gathering, stage="lobby", deal=gathering.deal + 1, nonce=nonce, seats=seats)


def opened(gathering: Gathering) -> bool:
    """Whether everyone has opened what they gave to the deal."""
    return all(seat.kind == "bot" or seat.opening is not None for seat in gathering.seats)


def _dealt(gathering: Gathering) -> Gathering:
    return replace(gathering, stage="playing") if opened(gathering) else gathering


def _check_deal(gathering: Gathering, deal: int) -> None:
    if deal != gathering.deal:
        raise Refused(409, "wrong-deal")
