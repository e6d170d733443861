"""Cards that need all the room that is left to some holders: nothing else fits there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import NamedTuple

from tudor.detective.reasons.known import Contradiction, Known, holding, lacking
from tudor.detective.reasons.shapes import Mark, Step


class _Room(NamedTuple):
    """Where cards are still to come: a hand, a place of the row, or one kind in the case file."""

    holder: int
    size: int
    kind: int
    """The cards (bits) that there is room for: in the case file those of the kind, else all."""
    can: int
    """Those of them (bits) that are not placed and can come here."""


def cards_crowd(known: Known) -> None:
    """Where cards that all others lack need all the room of some holders, nothing else fits.

    Finds what follows for the fewest of them; raises `Contradiction` where they need more room.
    """
    rooms = tuple(_rooms(known))
    can, size = [0], [0]
    for room in rooms:
        can += [cards | room.can for cards in can]
        size += [cards + room.size for cards in size]
    unsettled = known.unsettled
    for some in _choices(len(rooms)):
        cards = unsettled & ~can[~some]
        spare = size[some] - cards.bit_count()
        if spare < 0 or (spare == 0 and can[some] & ~cards):
            _crowd(known, [room for n, room in enumerate(rooms) if some >> n & 1], cards, spare)
            return


@cache
def _choices(count: int) -> list[int]:
    """The choices, as bits, that take two or more and leave two or more; the fewest first.

    What other choices can show is reached without them.
    """
    some = [choice for choice in range(1 << count) if 1 < choice.bit_count() < count - 1]
    return sorted(some, key=int.bit_count)


def _rooms(known: Known) -> Iterator[_Room]:
    table, unsettled = known.table, known.unsettled
    for holder, size in enumerate(table.sizes):
        left = size - known.held[holder].bit_count()
        if left:
            yield _Room(holder, left, table.deck.all, known.can[holder] & unsettled)
    case_file = table.case_file
    for kind in table.deck.kinds:
        if not kind & known.held[case_file]:
            yield _Room(case_file, 1, kind, known.can[case_file] & unsettled & kind)


def _crowd(known: Known, rooms: Sequence[_Room], cards: int, spare: int) -> None:
    kinds: dict[int, int] = {}
    for room in rooms:
        kinds[room.holder] = kinds.get(room.holder, 0) | room.kind
    because: list[Mark] = []
    for holder in known.table.holders:
        if holder in kinds and holder != known.table.case_file:
            because += holding(known.held[holder], holder)
        because += lacking(cards & ~kinds.get(holder, 0), holder)
    marks, holders = tuple(because), tuple(kinds)
    if spare < 0:
        raise Contradiction(Step(rule="overcrowded", because=marks, holders=holders, cards=cards))
    for room in rooms:
        for mark in lacking(room.can & ~cards, room.holder):
            known.add(Step(rule="crowded", mark=mark, because=marks, holders=holders, cards=cards))
